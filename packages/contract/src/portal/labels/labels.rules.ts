import { nameKey } from '../../normalize.ts'

/** A label, or every label with its key. */
export interface LabelWish {
  key: string
  value?: string
}

/** `key:value`, or the key alone. */
export const writeLabel = ({ key, value }: LabelWish): string =>
  value === undefined || value === '' ? key : `${key}:${value}`

export const readLabel = (text: string): LabelWish | undefined => {
  const [key = '', ...rest] = text.split(':')
  const value = rest.join(':').trim()
  if (key.trim() === '') return undefined
  return { key: key.trim(), ...(value !== '' && { value }) }
}

/** Several in one text, parted by commas of either script. */
export const readLabels = (text: string): LabelWish[] =>
  text.split(/[,\u060c]/).flatMap((one) => {
    const label = readLabel(one)
    return label ? [label] : []
  })

export const writeLabels = (labels: readonly LabelWish[]): string => labels.map(writeLabel).join(',')

export const isSameLabel = (one: LabelWish, other: LabelWish): boolean =>
  nameKey(one.key) === nameKey(other.key) && nameKey(one.value ?? '') === nameKey(other.value ?? '')
