import { z } from 'zod'
import { WireDateTime } from '../fields.ts'

export const StorageKeyListItem = z
  .object({
    id: z.int(),
    accessKey: z.string().nullable(),
    createDate: WireDateTime,
  })
  .meta({ id: 'StorageKeyListItem' })
export type StorageKeyListItem = z.infer<typeof StorageKeyListItem>

export const StorageKeySecret = z
  .object({
    accessKey: z.string().nullable(),
    secretKey: z.string().nullable().describe('Shown once'),
  })
  .meta({ id: 'StorageKeySecret' })
export type StorageKeySecret = z.infer<typeof StorageKeySecret>
