/** Choices that are the same for the same seed. */
export interface Dice {
  /** From 0, below `count`. */
  below(count: number): number
  chance(share: number): boolean
  oneOf<Item>(items: readonly Item[]): Item
}

/** The small generator mulberry32: nobody needs better numbers to try odd requests with. */
export const createDice = (seed: number): Dice => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return { below, chance: (share) => next() < share, oneOf: (items) => items[below(items.length)]! }
}
