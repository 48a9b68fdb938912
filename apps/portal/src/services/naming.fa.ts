import { formatNumber } from '../format/number.ts'

interface Length {
  readonly min: number
  readonly max: number
}

/** What the contract asks of a name, below its field: "5 to 50 characters; like files-01". */
export const nameHelp = ({ min, max }: Length, clause: string): string =>
  `${formatNumber(min)} تا ${formatNumber(max)} کاراکتر؛ ${clause}`
