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

/** What money is shown in now; fields type in it. */
export const shownCurrency = (): Currency => shown

export const unitOf = (currency: Currency): string => text[currency]

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

/** The same in a unit that is said, beside a field that is typed in it. */
export const formatMoneyIn = (rials: number, currency: Currency): string =>
  currency === 'toman'
    ? withUnit(formatNumber(rials / rialsPerToman, 1), text.toman)
    : withUnit(formatNumber(rials), text.rial)
