import type { CreateVmKeyModel } from '@sarv/contract/vm/keys/keys.schemas'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

export interface KeyForm {
  name: string
  publicKey: string
}

export const emptyKey: KeyForm = { name: '', publicKey: '' }

export const keyResolver = resolveBySchema<KeyForm, CreateVmKeyModel>(
  async () => (await import('@sarv/contract/vm/keys/keys.schemas')).CreateVmKeyModel,
)
