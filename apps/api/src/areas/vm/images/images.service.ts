import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../http/errors.ts'
import { findImage } from './images.store.ts'

/** The image is offered, and a server of this size can carry it. */
export const ensureImageFits = async (
  db: Db,
  id: number,
  size: { memoryGb: number; diskGb: number },
): Promise<void> => {
  const image = await findImage(db, id)
  if (!image) throw new AppError('image_missing')
  if (size.memoryGb < image.min_memory_gb || size.diskGb < image.min_disk_gb) {
    throw new AppError('image_needs_more', {
      image: image.operating_system,
      memoryGb: image.min_memory_gb,
      diskGb: image.min_disk_gb,
    })
  }
}
