import type { CreateStorageKeyModel } from '@sarv/contract/storage/bucket-keys/bucket-keys.schemas'
import { storageKeyRights } from '@sarv/contract/storage/storage.enums'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

export interface KeyForm {
  name: string
  rightsId: number
}

/** Most programs only read; whoever needs more says so. */
export const emptyKey: KeyForm = { name: '', rightsId: storageKeyRights.id.read }

export const keyResolver = resolveBySchema<KeyForm, CreateStorageKeyModel>(
  async () => (await import('@sarv/contract/storage/bucket-keys/bucket-keys.schemas')).CreateStorageKeyModel,
)

/** How long a replaced key goes on, in hours. */
export const overlaps = [0, 1, 24, 72, 168] as const
