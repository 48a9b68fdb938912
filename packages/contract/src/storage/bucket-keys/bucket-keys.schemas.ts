import { z } from 'zod'
import { WireDateTime, answeredEnum, enumId, givenName, inRange, optionalText, optionalValue } from '../../fields.ts'
import { storageKeyNameLength, storageKeyOverlapHours } from './bucket-keys.rules.ts'
import { storageKeyRights } from '../storage.enums.ts'

export const StorageKeyListItem = z
  .object({
    id: z.int(),
    accessKey: z.string().nullable(),
    createDate: WireDateTime,
    // Ours.
    name: z.string().nullish(),
    rightsId: answeredEnum(storageKeyRights).optional(),
    endDate: WireDateTime.nullish().describe('It was replaced and stops working then'),
  })
  .meta({ id: 'StorageKeyListItem' })
export type StorageKeyListItem = z.infer<typeof StorageKeyListItem>

export const StorageKeySecret = z
  .object({
    accessKey: z.string().nullable(),
    secretKey: z.string().nullable().describe('Shown once'),
    id: z.int().optional(),
  })
  .meta({ id: 'StorageKeySecret' })
export type StorageKeySecret = z.infer<typeof StorageKeySecret>

/** Older clients send nothing. */
export const CreateStorageKeyModel = z
  .object({
    name: optionalText(givenName(storageKeyNameLength)).describe('Absent: its access key'),
    rightsId: enumId(storageKeyRights).default(storageKeyRights.id.readWrite),
  })
  .meta({ id: 'CreateStorageKeyModel' })
  .optional()
export type CreateStorageKeyModel = z.infer<typeof CreateStorageKeyModel>

export const RotateStorageKeyModel = z
  .object({
    overlapHours: optionalValue(inRange(storageKeyOverlapHours)).describe(
      `For how long the old one still works; absent: ${storageKeyOverlapHours.usual}`,
    ),
  })
  .meta({ id: 'RotateStorageKeyModel' })
export type RotateStorageKeyModel = z.infer<typeof RotateStorageKeyModel>
