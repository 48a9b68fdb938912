import type { CostDifference, CostDifferenceItem } from '@sarv/client/financial.generated'
import { named } from '@sarv/contract/direction'
import { formatCount } from '../../../format/number.ts'
import { formatRials } from '../../../format/rials.ts'
import { costsText } from './costs.fa.ts'
import { monthsUntil } from './months.ts'

const text = costsText.why

/** So many services make a sentence that is read to its end. */
const mostNamed = 3
/** Differences below this share of the month before are called equal. */
const sameShare = 0.001
/** Each line of a bill is rounded by itself: so few rials are no difference. */
const roundingRials = 10

export const isRounding = (rials: number): boolean => Math.abs(rials) <= roundingRials

/** Two digits are enough to know how much. */
const about = (rials: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(rials)) - 1)
  return Math.round(rials / unit) * unit
}

/** The kind and the name of a service. */
export const serviceTitle = ({ product, service }: Pick<CostDifferenceItem, 'product' | 'service'>): string =>
  service === null ? text.gone(product ?? '') : `${product ?? ''} ${named(service)}`.trim()

export const monthBeforeLabel = ({ fromDate }: CostDifference): string => monthsUntil(fromDate, 2)[1]?.label ?? ''

/** Why the month costs more or less than the one before, in a sentence; `undefined`: neither cost anything. */
export const whySentence = (cost: CostDifference): string | undefined => {
  const { difference, before, totalPrice, services, otherCount } = cost
  if (before === 0) return totalPrice === 0 ? undefined : costsText.change.none
  const month = monthBeforeLabel(cost)
  if (Math.abs(difference) < before * sameShare) return text.same(month)
  const isSameWay = (row: CostDifferenceItem) =>
    Math.sign(row.difference) === Math.sign(difference) && !isRounding(row.difference)
  const causes = services.filter(isSameWay)
  const names = causes.slice(0, mostNamed).map(serviceTitle)
  const rest = causes.length + otherCount - names.length
  const because = text.because(rest > 0 ? [...names, text.others(formatCount(rest))] : names)
  const amount = formatRials(about(Math.abs(difference)))
  return (difference > 0 ? text.more : text.less)(amount, month) + because
}

/** Months of different lengths cost differently though nothing was changed. */
export const lengthNote = ({ days, daysBefore }: CostDifference): string | undefined =>
  days === daysBefore ? undefined : text.days(formatCount(days), formatCount(daysBefore))
