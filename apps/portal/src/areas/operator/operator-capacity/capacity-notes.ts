import type { OperatorCapacity, OperatorStock } from '@sarv/client/operator.generated'
import { capacityText } from './operator-capacity.fa.ts'

const text = capacityText.notes

/** Within so many days, room that is still there is worth a line of its own. */
const soonDays = 60

export interface CapacityNote {
  tone: 'danger' | 'warning' | 'neutral'
  text: string
}

const weights = { danger: 0, warning: 1, neutral: 2 } as const

const aboutStock = (stock: OperatorStock, datacenter: string): CapacityNote[] => {
  const { resource, level, percent, fullInDays } = stock
  const thing = capacityText.resources[resource]
  if (percent === null || level === null) return []
  if (fullInDays === 0) return [{ tone: 'danger', text: text.full(thing, datacenter) }]
  const isSoon = fullInDays !== null && fullInDays <= soonDays
  const high = { tone: level === 'danger' ? 'danger' : 'warning', text: text.high(thing, datacenter, percent) } as const
  return [
    ...(level === 'normal' ? [] : [high]),
    ...(isSoon ? [{ tone: 'neutral', text: text.soon(thing, datacenter, fullInDays) } as const] : []),
  ]
}

/** What somebody has to do something about, the gravest first. */
export const notesOf = ({ datacenters }: Pick<OperatorCapacity, 'datacenters'>): CapacityNote[] =>
  datacenters
    .flatMap(({ datacenter, sampledDate, isStale, stocks }): CapacityNote[] => {
      if (sampledDate === null) return [{ tone: 'warning', text: text.never(datacenter) }]
      const stale = isStale ? [{ tone: 'warning', text: text.stale(datacenter) } as const] : []
      return [...stale, ...stocks.flatMap((stock) => aboutStock(stock, datacenter))]
    })
    .toSorted((first, second) => weights[first.tone] - weights[second.tone])
