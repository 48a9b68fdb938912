import { isSameLabel } from '@sarv/contract/portal/labels/labels.rules'
import type { GivenLabel } from '@sarv/contract/portal/labels/labels.schemas'
import { nameKey } from '@sarv/contract/normalize'

export interface LabelledService {
  projectId: number
  serviceType: string
  serviceId: number
  name: string | null
  labels: readonly GivenLabel[]
}

export interface CountedLabel {
  label: GivenLabel
  count: number
}

/** What several services have, the most frequent first. */
export const labelsOnAll = (services: readonly LabelledService[]): CountedLabel[] => {
  const counted: CountedLabel[] = []
  for (const label of services.flatMap(({ labels }) => labels)) {
    const known = counted.find((one) => isSameLabel(one.label, label))
    if (known) known.count += 1
    else counted.push({ label, count: 1 })
  }
  return counted.toSorted((one, other) => other.count - one.count)
}

export interface LabelChange {
  set: readonly GivenLabel[]
  remove: readonly string[]
}

export const noChange: LabelChange = { set: [], remove: [] }

const hasKey = (key: string) => (other: { key: string }) => nameKey(other.key) === nameKey(key)

/** A key is given once: the later value counts, and what was to be taken away stays. */
export const withLabel = ({ set, remove }: LabelChange, label: GivenLabel): LabelChange => ({
  set: [...set.filter((one) => !hasKey(label.key)(one)), label],
  remove: remove.filter((key) => nameKey(key) !== nameKey(label.key)),
})

export const withoutLabel = ({ set, remove }: LabelChange, label: GivenLabel): LabelChange => ({
  set: set.filter((one) => !isSameLabel(one, label)),
  remove,
})

/** Takes a key away, or leaves it after all. */
export const toggledRemoval = ({ set, remove }: LabelChange, key: string): LabelChange =>
  remove.some((one) => nameKey(one) === nameKey(key))
    ? { set, remove: remove.filter((one) => nameKey(one) !== nameKey(key)) }
    : { set: set.filter((one) => !hasKey(key)(one)), remove: [...remove, key] }

export const isRemoved = ({ remove }: LabelChange, key: string): boolean =>
  remove.some((one) => nameKey(one) === nameKey(key))
