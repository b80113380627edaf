// A bot: sits down against Belle at a house and plays random legal moves to the end of a game.
// Everything it needs of the house is in docs/protocol.md; a better `choose` is a better player.
//
//   ./belle serve &
//   node --experimental-websocket examples/random_bot.mjs http://127.0.0.1:1889 lumiere gamin
//
// (Node 22 and later need no flag.)

const [address = 'http://127.0.0.1:1889', game = 'lumiere', level = 'gamin'] = process.argv.slice(2)

/** Milliseconds before a move: a house takes 30 messages a second. */
const pause = 50

/** One of the legal moves. `table.position` is what this seat may know of the game. */
const choose = (table) => table.legal[Math.floor(Math.random() * table.legal.length)]

const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/ws/1`)
let requests = 0
let answered = -1
const ask = (what, fields) =>
  socket.send(JSON.stringify({ request: ++requests, do: what, ...fields }))

function begin(welcome) {
  const seats = welcome.games.find(({ name }) => name === game)?.seats ?? []
  ask('name', { name: 'Random bot' })
  ask('create', { game, seats: 2, seat: seats[0], belle: { [seats[1]]: level } })
}

function answer(table) {
  if (table.asks_salt) {
    const salt = crypto.getRandomValues(new Uint8Array(16))
    ask('salt', { table: table.table, salt: Buffer.from(salt).toString('hex') })
  }
  for (const line of table.log) console.log(line)
  if (table.stage === 'over') socket.close()
  else if (table.legal && table.ply !== answered) {
    answered = table.ply // a table may be told again, for example when somebody comes to watch
    const move = choose(table)
    setTimeout(() => ask('play', { table: table.table, ply: table.ply, move }), pause)
  }
}

socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data)
  if (message.event === 'welcome') begin(message)
  else if (message.event === 'table') answer(message)
  else if (message.ok === false) {
    console.error(`${message.error.field}: ${message.error.reason}`)
    process.exit(1)
  }
})
socket.addEventListener('error', () => {
  console.error(`no house answers at ${address}`)
  process.exit(1)
})
