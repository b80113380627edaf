export default {
  points: 'Brings {n:number} {{point|points}} at once',
  rival: 'Costs {name:string} {n:number} {{point|points}}',
  take: 'With {id:string}, your roofs have room and light for {n:number} {{point|points}}',
  room: 'Makes room and light for {n:number} {{point|points}} of your roofs',
  keep: 'Leaves your roofs room and light for {n:number} {{point|points}}',
  block: 'Takes from {name:string} room and light for {n:number} {{point|points}}',
  deny: 'Keeps {id:string} from {name:string}, for whom it would catch light for {n:number} {{point|points}}',
} as const
