import { z } from 'zod'
import { serviceStatus } from '../../enums.ts'
import { Rials, WireDateTime, answeredEnum, inRange, optionalId, optionalValue } from '../../fields.ts'
import { BucketName } from '../storage-fields.ts'
import { bucketSizeGb } from '../storage.limits.ts'
import { bundleOrSizes } from '../../pricing/bundle-or-sizes.ts'
import { Bytes, KeyPrefix, folderAccess } from '../storage-fields.ts'

const isPartlyPublic = z.boolean().optional().describe('Only some folders are public')

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
    isPartlyPublic,
    public: z.string().nullable(),
    createDate: WireDateTime,
    expireDate: WireDateTime.nullish(),
    // Ours.
    disk: z.int().optional().describe('GB that are paid for'),
    usedDisk: z.number().nullish().describe('GB in use, as it was last counted'),
    objectCount: z.int().nullish(),
    monthlyPrice: Rials.optional().describe('Whole rials per 30 days, before VAT'),
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
    isPartlyPublic,
    public: z.string().nullish().describe('Access label'),
    createDate: WireDateTime.optional(),
    endpoint: z.string().nullish().describe('S3 address to connect to'),
    usedDisk: z.number().nullish().describe('GB in use'),
    objectCount: z.int().nullish(),
    countDate: WireDateTime.nullish().describe('When that was counted'),
    region: z.string().nullish().describe('For programs that ask for one'),
    monthlyPrice: Rials.optional().describe('Whole rials per 30 days, before VAT'),
    monthCost: Rials.optional().describe('Whole rials of this Jalali month until now, before VAT'),
    isSandbox: z.boolean().optional().describe('On a trial engine'),
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
    quoteId: optionalId.describe('A signed quote of the account: no unit costs more than it says'),
  }),
  ['disk'],
).meta({ id: 'CreateStorageHostModel' })
export type CreateStorageHostModel = z.infer<typeof CreateStorageHostModel>

export const StorageHostBinItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    status: z.string().nullable(),
    disk: z.int().describe('GB'),
    usedDisk: z.number().nullish().describe('GB in use'),
    binDate: WireDateTime.describe('When it was put into the bin'),
    deleteDate: WireDateTime.describe('When it is really deleted'),
    monthlyPrice: Rials.describe('What it costs meanwhile: whole rials per 30 days, before VAT'),
    user: z.string().nullable().describe('Who deleted it'),
  })
  .meta({ id: 'StorageHostBinItem' })
export type StorageHostBinItem = z.infer<typeof StorageHostBinItem>

export const StorageUsageQuery = z.object({ Prefix: KeyPrefix.default('') })
export type StorageUsageQuery = z.infer<typeof StorageUsageQuery>

export const StorageUsage = z
  .object({
    disk: z.int().describe('GB that are paid for'),
    usedBytes: Bytes.describe('Of the whole bucket, older versions and unfinished uploads included'),
    pricePerGb: Rials.describe('Whole rials per GB and 30 days, before VAT'),
    folders: z
      .array(
        z.object({
          name: z.string().describe('Empty: what lies there without a folder'),
          prefix: z.string(),
          bytes: Bytes,
          objectCount: z.int(),
          isComplete: z.boolean().describe('false: there is more in it than was looked through'),
          ...folderAccess,
        }),
      )
      .describe('What lies below the prefix, the largest first'),
    isComplete: z.boolean().describe('All of them: false, there is more below the prefix than was looked through'),
    countDate: WireDateTime.describe('When it was looked through'),
  })
  .meta({ id: 'StorageUsage' })
export type StorageUsage = z.infer<typeof StorageUsage>
