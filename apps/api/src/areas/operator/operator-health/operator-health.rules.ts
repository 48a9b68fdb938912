import type { OperatorFinding, OperatorHealth } from '@sarv/contract/operator/operator-health/operator-health.schemas'
import { serviceType } from '@sarv/contract/service-types'
import { healthText as text } from './operator-health.fa.ts'

/** What mends itself: rows that follow the engine, and buckets into which we write again what they have lost. */
const isFollowed = ({ kind, serviceType: type }: Pick<OperatorFinding, 'kind' | 'serviceType'>): boolean =>
  kind === 'address' || kind === 'guards' || (kind === 'power' && type === serviceType.vm)

/** What comes of a finding: another look, our row that follows the engine, or nothing until a person does something. */
export const nextOf = (
  finding: Pick<OperatorFinding, 'kind' | 'serviceType' | 'isHeldBack'>,
): OperatorFinding['next'] => {
  if (finding.isHeldBack) return 'looksAgain'
  return isFollowed(finding) ? 'itself' : 'person'
}

const written = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return text.nothing
  if (Array.isArray(value)) return value.length === 0 ? text.nothing : text.together(value.map(written))
  if (typeof value === 'object') {
    return text.together(Object.entries(value).map(([name, one]) => `${name} ${written(one)}`))
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The database keeps no order of names. */
const order = Object.keys(text.details)
const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)

/** What a finding knows, in the order in which it is read. */
export const detailsOf = (details: Record<string, unknown>): OperatorFinding['details'] =>
  Object.entries(details)
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, value]) => ({
      label: text.details[name] ?? name,
      value: text.values[`${name}:${String(value)}`] ?? written(value),
    }))

/** As many as make it unlikely that everybody went away by themselves. */
const manyPayments = 10

export const isDry = ({ startedCount, creditedCount }: { startedCount: number; creditedCount: number }): boolean =>
  startedCount >= manyPayments && creditedCount === 0

type MessageState = OperatorHealth['messages'][number]['state']

export const messageStateOf = ({
  sentCount,
  failedCount,
}: {
  sentCount: number
  failedCount: number
}): MessageState => {
  if (failedCount === 0) return 'fine'
  return sentCount === 0 ? 'none' : 'some'
}
