import type { EditStoragePublicModel } from '@sarv/contract/storage/bucket-settings/bucket-settings.schemas'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { settingsText } from './bucket-settings.fa.ts'

const text = settingsText.public

export interface PublicForm {
  prefix: string
  /** Ticked by whoever knows what it opens. */
  isKnown: boolean
}

export const emptyPublic: PublicForm = { prefix: '', isKnown: false }

/** Typed with or without its slash. */
const folderOf = (typed: string): string => {
  const name = typed.trim()
  return name === '' || name.endsWith('/') ? name : `${name}/`
}

/** What is open afterwards: a folder takes the place of the whole bucket. */
const openedWith = (prefixes: readonly string[], folder: string): string[] => [
  ...prefixes.filter((prefix) => prefix !== '' && prefix !== folder),
  folder,
]

/** One folder more beside those that are open. Nothing typed would be the whole bucket: that is another question. */
export const publicResolver = (open: readonly string[]) =>
  resolveBySchema<PublicForm, EditStoragePublicModel>(
    async () => (await import('@sarv/contract/storage/bucket-settings/bucket-settings.schemas')).EditStoragePublicModel,
    {
      toSent: ({ prefix }) => ({ prefixes: openedWith(open, folderOf(prefix)) }),
      fieldOf: { prefixes: 'prefix' },
      besides: ({ prefix, isKnown }) => ({
        prefix: folderOf(prefix) === '' ? text.folderMissing : undefined,
        isKnown: isKnown ? undefined : text.acceptMissing,
      }),
    },
  )
