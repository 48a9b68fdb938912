import { z } from 'zod'
import { serviceStatus } from '../enums.ts'
import { BucketName, WireDateTime, answeredEnum, inRange, optionalId, optionalValue } from '../fields.ts'
import { bucketSizeGb } from '../limits.ts'
import { bundleOrSizes } from '../pricing/bundle-or-sizes.ts'

export const StorageHostListItem = z
  .object({
    id: z.int(),
    datacenter: z.string().nullable(),
    customerId: z.int(),
    customer: z.string().nullable(),
    userName: z.string().nullable(),
    name: z.string().nullable(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    isPublic: z.boolean(),
    public: z.string().nullable(),
    createDate: WireDateTime,
    expireDate: WireDateTime.nullish(),
  })
  .meta({ id: 'StorageHostListItem' })
export type StorageHostListItem = z.infer<typeof StorageHostListItem>

export const StorageHostDetail = z
  .object({
    id: z.int(),
    datacenter: z.string().nullish(),
    name: z.string().nullish(),
    status: z.string().nullish(),
    statusId: answeredEnum(serviceStatus).optional(),
    disk: z.int().optional().describe('GB'),
    isPublic: z.boolean().optional(),
    public: z.string().nullish().describe('Access label'),
    createDate: WireDateTime.optional(),
    endpoint: z.string().nullish().describe('S3 address to connect to'),
    usedDisk: z.number().nullish().describe('GB in use'),
  })
  .meta({ id: 'StorageHostDetail' })
export type StorageHostDetail = z.infer<typeof StorageHostDetail>

export const EditStorageHostModel = z
  .object({
    volumeSize: optionalValue(inRange(bucketSizeGb)).describe('GB; absent: unchanged'),
    publicAccess: optionalValue(z.boolean()).describe('Open or close the bucket'),
  })
  .meta({ id: 'EditStorageHostModel' })
export type EditStorageHostModel = z.infer<typeof EditStorageHostModel>

export const CreateStorageHostModel = bundleOrSizes(
  z.object({
    name: BucketName,
    publicAccess: z.boolean().default(false),
    isPredefined: z.boolean(),
    productBundleId: optionalId,
    disk: optionalValue(inRange(bucketSizeGb)).describe('GB'),
  }),
  ['disk'],
).meta({ id: 'CreateStorageHostModel' })
export type CreateStorageHostModel = z.infer<typeof CreateStorageHostModel>
