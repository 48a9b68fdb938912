import {
  calculations,
  calculatorTabs,
  startSizes,
  type CalculatorTab,
  type Sizes,
} from '@sarv/contract/financial/calculator/calculations'
import { readPlan, readSize, writeSizes } from '../../../services/orders/sizes-in-address.ts'
import { isPeriod, type Period } from './period.ts'

/** What somebody calculates: all of it is in the address, so that it can be sent. */
export interface Choice {
  sizes: Sizes
  /** A ready-made plan instead of the price of each part. */
  planId: number | null
}

export const tabIn = (search: URLSearchParams): CalculatorTab =>
  calculatorTabs.find((tab) => tab === search.get('tab')) ?? 'vm'

export const periodIn = (search: URLSearchParams): Period => {
  const period = search.get('per')
  return isPeriod(period) ? period : 'month'
}

/** What the address says; where it says nothing that can be, each size is what it starts with. */
export const choiceIn = (tab: CalculatorTab, search: URLSearchParams): Choice => {
  const calculation = calculations[tab]
  const asked = calculation.sizes.flatMap(({ name, range }) => {
    const size = readSize(search, name, range)
    return size === undefined ? [] : [[name, size] as const]
  })
  const planId = tab === 'vm' ? (readPlan(search) ?? null) : null
  return { sizes: { ...startSizes(calculation), ...Object.fromEntries(asked) }, planId }
}

export const searchOf = (tab: CalculatorTab, period: Period, { sizes, planId }: Choice): URLSearchParams => {
  const search = new URLSearchParams({ tab })
  for (const [name, value] of writeSizes(sizes, planId)) search.set(name, value)
  if (period !== 'month') search.set('per', period)
  return search
}
