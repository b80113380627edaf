// What the turn says: what is asked of the mover and what of it can be chosen, what the chosen card
// does, what Confirm would play and bring, and which rule that follows.

import { speech } from '../../messages/speech.svelte'
import type { Hand } from './hand.svelte'
import { type CardId, type Position, type Seat } from './position'
import { postcards } from './postcards'
import { cardText, gainLines } from './sentences'

interface Turn {
  /** Null while it is not the viewer's turn. */
  hand: Hand | null
  position: Position
  self: Seat
  /** The move that Belle advises. */
  advised: string | undefined
  /** Whether what a card does is said here: small windows have no room for it on the card. */
  tellsCard: boolean
}

export class Status {
  readonly #turn: () => Turn

  constructor(turn: () => Turn) {
    this.#turn = turn
  }

  /** The rule of what is being done. */
  readonly rule = $derived.by(() => {
    const { hand, position } = this.#turn()
    if (hand?.held?.what === 'card') return hand.held.card
    if (hand?.pending?.startsWith('take')) return 'scoring'
    if (position.phase === 'streets') return 'streets'
    return hand?.held?.what === 'roof' ? 'light' : 'roofs'
  })

  readonly #asked = $derived.by(() => {
    const { hand, position } = this.#turn()
    const words = speech.say.lumiere
    if (!hand) return ''
    const { tile, take, pass, build, place, keep, deny } = hand.choices
    if (hand.held?.what === 'card' && hand.held.card === 'levitation' && !hand.plain)
      return !hand.held.give
        ? words.ask_give()
        : !hand.held.get
          ? words.ask_get()
          : words.ask_place()
    if (hand.held?.what === 'card' && !hand.choices.place.includes(hand.held.card))
      return words.no_place()
    if (hand.held && hand.held.what !== 'tile' && !hand.plain)
      return hand.fitting.length > 0 ? words.ask_place() : words.ask_turn()
    if (position.phase === 'streets')
      return tile
        ? take.length > 0
          ? words.ask_lay_take()
          : words.ask_lay()
        : pass && take.length === 0
          ? words.ask_pass()
          : words.ask_take_pass()
    if (hand.plain?.startsWith('card')) return ''
    const cards = place.length + keep.length + deny.length > 0
    return build.length > 0
      ? cards
        ? words.ask_build_card()
        : words.ask_build()
      : words.ask_card()
  })

  /** What the chosen card does, unless it is to be taken without effect. */
  readonly does = $derived.by(() => {
    const { hand, position, tellsCard } = this.#turn()
    const tells = tellsCard && !hand?.plain?.endsWith(' -')
    const chosen = tells && position.cards.find(({ id }) => this.cardPressed(id))
    return chosen ? `${cardText(speech.say, chosen, position.rulings)}.` : ''
  })

  /** What is asked of the mover; where a card can be played is lit on the map. */
  readonly asks = $derived.by(() =>
    this.does && this.#asked === speech.say.lumiere.ask_place() ? '' : this.#asked,
  )

  /** What Confirm says: the move that is pending, or what is being prepared. */
  readonly confirm = $derived.by(() => {
    const { hand } = this.#turn()
    const words = speech.say.lumiere
    const [verb, first = '', second] = (hand?.pending ?? '').split(' ')
    if (verb === 'take') return words.take({ id: first })
    if (verb === 'pass') return words.pass()
    if (verb === 'card' && second === '-') return words.without_effect()
    if (verb === 'card' && second === undefined)
      return words.keep_card({ card: postcards[first as CardId].name })
    if (hand?.held?.what === 'card') return words.play({ card: postcards[hand.held.card].name })
    if (hand?.held?.what === 'roof') return words.build({ id: hand.held.id })
    return hand?.held?.what === 'tile' ? words.lay() : words.confirm()
  })

  readonly gain = $derived.by(() => {
    const { hand, self } = this.#turn()
    if (!hand?.pending || !hand.answer || 'fault' in hand.answer) return ''
    const { sum, change } = gainLines(speech.say, hand.answer.effect, self)
    return change ? sum : ''
  })

  /** Whether Levitation has a building to give, and one of the pool is to be chosen for it. */
  readonly swapping = $derived.by(() => {
    const held = this.#turn().hand?.held
    return held?.what === 'card' && held.card === 'levitation' && held.give !== undefined
  })

  /** Where that lies which is advised, which Levitation asks for, or which alone can be played. */
  readonly sheet = $derived.by(() => {
    const { hand, advised } = this.#turn()
    const asksPool = this.swapping && hand?.held?.what === 'card' && !hand.held.get
    if (asksPool || advised?.startsWith('take')) return 'pool'
    const onlyCards = this.#asked === speech.say.lumiere.ask_card()
    return onlyCards || advised?.startsWith('card') ? 'cards' : null
  })

  /** The chosen card if it could be taken without effect. */
  readonly deniable = $derived.by(() => {
    const { hand } = this.#turn()
    const card = hand?.held?.what === 'card' && hand.held.card
    return card && hand.choices.deny.includes(card) && hand.pending !== `card ${card} -`
      ? card
      : null
  })

  poolUsable(id: string) {
    const { hand } = this.#turn()
    if (!hand) return false
    return this.swapping ? hand.swaps.gets.includes(id) : hand.choices.take.includes(id)
  }

  cardUsable(card: CardId) {
    const { place, keep, deny } = this.#turn().hand?.choices ?? {}
    return [place, keep, deny].some((cards) => cards?.includes(card))
  }

  /** A card that can only be taken without effect says so. */
  cardNote(card: CardId) {
    const { deny, place } = this.#turn().hand?.choices ?? {}
    return deny?.includes(card) && !place?.includes(card) ? speech.say.lumiere.no_place() : ''
  }

  cardPressed(card: CardId) {
    const { hand } = this.#turn()
    return (
      (hand?.held?.what === 'card' && hand.held.card === card) ||
      (hand?.plain?.startsWith(`card ${card}`) ?? false)
    )
  }
}
