import { whyNotObjectKey } from '@sarv/contract/storage/objects/objects.rules'
import { objectKeySentences } from '@sarv/contract/storage/storage.fa'
import type { Problems } from '../../../ui/form-resolver.ts'
import { settingsText } from './bucket-settings.fa.ts'

const text = settingsText.public

export interface PublicForm {
  prefix: string
  /** Ticked by whoever knows what it opens. */
  isKnown: boolean
}

export const emptyPublic: PublicForm = { prefix: '', isKnown: false }

/** Typed with or without its slash. */
export const folderOf = (typed: string): string => {
  const name = typed.trim()
  return name === '' || name.endsWith('/') ? name : `${name}/`
}

const prefixProblem = (typed: string): string | undefined => {
  const folder = folderOf(typed)
  if (folder === '') return text.folderMissing
  const obstacle = whyNotObjectKey(folder)
  return obstacle && objectKeySentences[obstacle]
}

export const publicProblems = ({ prefix, isKnown }: PublicForm): Problems<PublicForm> => ({
  prefix: prefixProblem(prefix),
  isKnown: isKnown ? undefined : text.acceptMissing,
})

/** What is open afterwards: a folder takes the place of the whole bucket. */
export const openedWith = (prefixes: readonly string[], folder: string): string[] => [
  ...prefixes.filter((prefix) => prefix !== '' && prefix !== folder),
  folder,
]
