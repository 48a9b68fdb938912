import { text } from './format.fa.ts'
import { formatNumber, withUnit } from './number.ts'

export interface RialsParts {
  number: string
  unit: string
}

/** The number and its unit apart, because the unit is shown quieter. */
export const rialsParts = (rials: number): RialsParts => ({ number: formatNumber(rials, 0), unit: text.rial })

/** The grouped number, a no-break space and the unit; negative with a trailing minus. */
export const formatRials = (rials: number): string => {
  const { number, unit } = rialsParts(rials)
  return withUnit(number, unit)
}
