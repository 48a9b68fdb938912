import { text } from './format.fa.ts'
import { formatNumber, withUnit } from './number.ts'

/** What money is shown in. The wire and everything that counts are in rials; only the last step before the eyes is not. */
export type Currency = 'rial' | 'toman'

const rialsPerToman = 10

let shown: Currency = 'rial'

/** Told by the frame, before anything is drawn. */
export const showMoneyIn = (currency: Currency) => {
  shown = currency
}

/** Rials as a number of what is shown. */
export const inShownCurrency = (rials: number): number => (shown === 'toman' ? rials / rialsPerToman : rials)

export interface RialsParts {
  number: string
  unit: string
}

/** The number and its unit apart, because the unit is shown quieter. A rial that is left over is a tenth of a toman. */
export const rialsParts = (rials: number): RialsParts => ({
  number: formatNumber(inShownCurrency(rials), shown === 'toman' ? 1 : 0),
  unit: text[shown],
})

/** The grouped number, a no-break space and the unit; negative with a trailing minus. */
export const formatRials = (rials: number): string => {
  const { number, unit } = rialsParts(rials)
  return withUnit(number, unit)
}
