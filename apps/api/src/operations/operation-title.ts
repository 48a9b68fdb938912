import { named } from '@sarv/contract/direction'

/** The names that an operation is about: its service, and the other thing where it joins or parts two. */
export interface OperationNames {
  name: string
  other?: string | null | undefined
}

const slot = / ?\{(name|other)\}/g

/** What is done, without names: "attach a disk to a server". */
export const plainTitle = (title: string): string => title.replaceAll(slot, '').trim()

/** What is done to what: each name at its own noun, isolated so that it keeps its direction. */
export const operationSentence = (title: string, names: OperationNames): string =>
  title.replaceAll(slot, (_, role: 'name' | 'other') => (names[role] ? ` ${named(names[role])}` : '')).trim()
