// What the engine in the page can do, for every screen: a server, and questions about games.

export { type LocalServer, openLocalServer } from './server'
export { isLocal, localMark } from './names'
export { hasEngine } from './files'
export { Unanswered } from './players'
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
