import { productCategory, productItem } from '@sarv/contract/enums'
import type { Price } from '@sarv/contract/pricing/quote'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { bundleLine, findBundle, itemLine, listBundles, priceLines } from '../../portal/products.service.ts'

const productId = productCategory.id.storage
const itemId = productItem.id.cloudDisk

export interface BucketBundle {
  id: number
  name: string
  priceRials: number
  disk: number
}

const toBundle = (row: Awaited<ReturnType<typeof listBundles>>[number]): BucketBundle => ({
  id: row.id,
  name: row.name,
  priceRials: row.price_rials,
  disk: row.quantities[itemId] ?? 0,
})

export const listBucketBundles = async (db: Db): Promise<BucketBundle[]> =>
  (await listBundles(db, productId)).map(toBundle)

export const findBucketBundle = async (db: Db, datacenterId: number, id: number): Promise<BucketBundle> => {
  const row = await findBundle(db, productId, datacenterId, id)
  if (!row) throw new AppError('bucket_bundle_missing')
  return toBundle(row)
}

/** Whole rials of one GB per 30 days, before VAT. */
export const pricePerGb = async (db: Db, datacenterId: number): Promise<number> =>
  (await itemLine(db, { productId, itemId, datacenterId, quantity: 1 })).unitPrice

/** A ready-made plan, or every gigabyte that is kept for the bucket. */
export const quoteBucket = async (
  db: Db,
  datacenterId: number,
  { disk, bundle }: { disk: number; bundle?: BucketBundle | undefined },
): Promise<Price> =>
  priceLines([bundle ? bundleLine(bundle) : await itemLine(db, { productId, itemId, datacenterId, quantity: disk })])

export const freeOfCharge = (): Price => priceLines([])
