import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findImage, findOfferedImage, type ImageRow } from './images.store.ts'

interface Room {
  memoryGb: number
  diskGb: number
}

const refuseTooSmall = (image: ImageRow, size: Room): void => {
  if (size.memoryGb >= image.minMemoryGb && size.diskGb >= image.minDiskGb) return
  throw new AppError('image_needs_more', {
    image: image.operatingSystem,
    memoryGb: image.minMemoryGb,
    diskGb: image.minDiskGb,
  })
}

/** The image is offered, and a server of this size can carry it. */
export const ensureImageFits = async (db: Db, id: number, size: Room): Promise<ImageRow> => {
  const image = await findOfferedImage(db, id)
  if (!image) throw new AppError('image_missing')
  refuseTooSmall(image, size)
  return image
}

/** The system that a server runs, offered or not any more, has room in this size. */
export const ensureSizeCarries = async (db: Db, id: number, size: Room): Promise<void> => {
  refuseTooSmall(await findImage(db, id), size)
}
