import { nameKey } from '@sarv/contract/normalize'
import {
  isSameLabel,
  readLabels,
  writeLabel,
  writeLabels,
  type LabelWish,
} from '@sarv/contract/portal/labels/labels.rules'
import type { LabelListItem } from '@sarv/contract/portal/labels/labels.schemas'
import { labelsText } from '../../../services/labels/labels.fa.ts'
import type { ServiceFilters } from './service-filters.ts'
import { servicesText as text } from './orders.fa.ts'

const allLabels = ''
const noLabel = '-'

interface LabelOption {
  id: string
  label: string
  description?: string
}

/** Keys that have several values stand for any of them too. */
const keysWithValues = (labels: readonly LabelListItem[]): LabelOption[] => {
  const keys = new Map<string, { key: string; values: number }>()
  for (const { key } of labels) {
    keys.set(nameKey(key), { key, values: 1 + (keys.get(nameKey(key))?.values ?? 0) })
  }
  return [...keys.values()].flatMap(({ key, values }) =>
    values > 1 && !labels.some((one) => isSameLabel(one, { key })) ? [{ id: key, label: text.anyValue(key) }] : [],
  )
}

/** What the filter of labels offers. What is chosen is always among it, though nothing may have it any more. */
export const labelOptions = (labels: readonly LabelListItem[], chosen: readonly LabelWish[], withoutLabel: number) => {
  const offered: LabelOption[] = [
    { id: allLabels, label: text.all.label },
    ...labels.map((label) => ({
      id: writeLabel(label),
      label: writeLabel(label),
      description: text.counted(label.services),
    })),
    ...keysWithValues(labels),
    { id: noLabel, label: text.withoutLabel, description: text.counted(withoutLabel) },
  ]
  const written = writeLabels(chosen)
  const isOffered = offered.some(({ id }) => id === written)
  return isOffered ? offered : [...offered, { id: written, label: labelsText.joined(chosen.map(writeLabel)) }]
}

export const chosenOption = ({ labels, isWithoutLabel }: ServiceFilters): string =>
  isWithoutLabel ? noLabel : writeLabels(labels)

export const filtersOfOption = (id: string | null): Pick<ServiceFilters, 'labels' | 'isWithoutLabel'> =>
  id === noLabel ? { labels: [], isWithoutLabel: true } : { labels: readLabels(id ?? allLabels), isWithoutLabel: false }
