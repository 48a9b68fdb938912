import { chartTop } from '../../../ui/chart-scale.ts'

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

/** From zero to a round number above the largest; below zero as far as was owed, in the same steps. */
export const moneyScale = (amounts: readonly number[]): MoneyScale => {
  const top = chartTop(Math.max(0, ...amounts))
  const step = top / 4
  const below = Math.ceil(Math.max(0, -Math.min(0, ...amounts)) / step)
  return {
    top,
    bottom: below === 0 ? 0 : -below * step,
    lines: Array.from({ length: 5 + below }, (_, index) => (index - below) * step),
  }
}

/** Where an amount stands, in percent from the top. */
export const heightOf = ({ top, bottom }: MoneyScale, amount: number): number => ((top - amount) / (top - bottom)) * 100
