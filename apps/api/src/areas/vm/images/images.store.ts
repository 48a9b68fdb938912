import type { Db } from '../../../db/connection.ts'

export const listImages = (db: Db, productId: number) =>
  db
    .selectFrom('vm_images')
    .where('product_id', '=', productId)
    .where('enabled', '=', true)
    .select([
      'id',
      'name',
      'operating_system_id as operatingSystemId',
      'operating_system as operatingSystem',
      'min_memory_gb as minMemory',
      'min_disk_gb as minDisk',
    ])
    .orderBy('position')
    .orderBy('id')
    .execute()

const imageOf = (db: Db, id: number) =>
  db
    .selectFrom('vm_images')
    .where('id', '=', id)
    .select([
      'id',
      'operating_system_id as operatingSystemId',
      'operating_system as operatingSystem',
      'min_memory_gb as minMemoryGb',
      'min_disk_gb as minDiskGb',
    ])

export type ImageRow = Awaited<ReturnType<typeof findImage>>

/** Also one that is not offered any more. */
export const findImage = (db: Db, id: number) => imageOf(db, id).executeTakeFirstOrThrow()

export const findOfferedImage = (db: Db, id: number) => imageOf(db, id).where('enabled', '=', true).executeTakeFirst()
