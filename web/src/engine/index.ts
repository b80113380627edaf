// What the engine in the page can do, for every screen: a house, and questions about games.

export { type LocalHouse, openLocalHouse } from './local'
export { isLocal, localMark } from './names'
export { hasEngine } from './files'
export { Unanswered } from './mind'
export {
  analyse,
  type AnalysisReport,
  check,
  type Checked,
  hint,
  type Hint,
  type Measure,
  replay,
  type Replayed,
} from './study'
