import type { EngineImage } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'

export interface SandboxImage extends EngineImage {
  /** Servers of this image end in `error`, as a real one that cannot boot. */
  failsToBoot?: boolean
}

/** What comes of putting the image on a disk of this size: nothing, or the fault that its server will end in. */
type CheckImage = (ref: string, diskGb: number) => { fault: string | null }

export const imageCheck = (images: readonly SandboxImage[]): CheckImage => {
  const imageByRef = new Map(images.map((image) => [image.ref, image]))
  return (ref, diskGb) => {
    const image = imageByRef.get(ref)
    if (!image) throw new EngineError('image_missing', `no image ${ref}`)
    if (diskGb < image.minDiskGb) {
      throw new EngineError('invalid', `image ${ref} needs ${image.minDiskGb} GB of disk, not ${diskGb}`)
    }
    return { fault: image.failsToBoot ? `no bootable device in image ${ref}` : null }
  }
}
