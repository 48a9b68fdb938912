import { roundStep } from '../../../ui/chart-scale.ts'

const million = 1_000_000

/** The unit that amounts of this size are read in at an axis: millions, or rials where they are few. */
export const axisUnitOf = (largest: number): number => (largest >= million ? million : 1)

export interface MoneyScale {
  top: number
  /** Zero, unless something was owed. */
  bottom: number
  /** Lines of the grid, from the bottom to the top. */
  lines: number[]
}

/** More lines cannot be told apart in the height of a card. */
const mostLines = 8
const usualSteps = 4

const linesFor = (step: number, above: number, below: number) => ({
  above: Math.ceil(above / step),
  below: Math.ceil(below / step),
})

/**
 * From zero to a round number above the largest; below zero as far as was owed, in the same steps. The step follows whichever
 * is larger, money or debt: whoever only owes would otherwise get a line for each rial.
 */
export const moneyScale = (amounts: readonly number[]): MoneyScale => {
  const above = amounts.reduce((largest, amount) => Math.max(largest, amount), 0)
  const owed = amounts.reduce((largest, amount) => Math.max(largest, -amount), 0)
  let step = roundStep(Math.max(above, owed) / usualSteps)
  let count = linesFor(step, above, owed)
  while (count.above + count.below + 1 > mostLines) {
    step = roundStep(step * 1.1)
    count = linesFor(step, above, owed)
  }
  const up = count.below === 0 ? usualSteps : count.above
  return {
    top: up * step,
    bottom: count.below === 0 ? 0 : -count.below * step,
    lines: Array.from({ length: up + count.below + 1 }, (_, index) => (index - count.below) * step),
  }
}

/** Where an amount stands, in percent from the top. */
export const heightOf = ({ top, bottom }: MoneyScale, amount: number): number => ((top - amount) / (top - bottom)) * 100
