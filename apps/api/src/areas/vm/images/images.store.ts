import type { Db } from '../../../db/connection.ts'

export const listImages = (db: Db, productId: number) =>
  db
    .selectFrom('vm_images')
    .where('product_id', '=', productId)
    .where('enabled', '=', true)
    .select(['id', 'name', 'operating_system_id', 'operating_system'])
    .orderBy('position')
    .orderBy('id')
    .execute()

export const findImage = (db: Db, id: number) =>
  db
    .selectFrom('vm_images')
    .where('id', '=', id)
    .where('enabled', '=', true)
    .select(['id', 'operating_system', 'min_memory_gb', 'min_disk_gb'])
    .executeTakeFirst()
