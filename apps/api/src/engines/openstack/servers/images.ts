import type { EngineImage } from '../../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { isCloudId, type OpenStackContext } from '../context.ts'

interface GlanceImage {
  id: string
  name: string | null
  status: string
  min_disk: number
  visibility: string
}

type Context = Pick<OpenStackContext, 'client' | 'settings'>

/**
 * The image that the catalogue means, by name or id in the cloud. The newest where several have the name, and only of what
 * the operator made public: as administrators we are shown everybody's, and anybody may call an image of theirs the same.
 */
export const findImage = async (
  { client, settings }: Context,
  ref: string,
  signal: AbortSignal,
): Promise<GlanceImage> => {
  const wanted = settings.images[ref] ?? ref
  const found = isCloudId(wanted)
    ? await client.find<GlanceImage>({ service: 'image', method: 'GET', path: `/images/${wanted}` }, signal)
    : (
        await client.call<{ images: GlanceImage[] }>(
          {
            service: 'image',
            method: 'GET',
            path: '/images',
            query: { name: wanted, status: 'active', visibility: 'public', sort: 'created_at:desc', limit: 1 },
          },
          signal,
        )
      ).images[0]
  if (found?.status !== 'active') throw new EngineError('image_missing', `the cloud has no active image ${wanted}`)
  return found
}

export const checkDisk = (image: GlanceImage, diskGb: number): void => {
  if (diskGb < Math.max(1, image.min_disk))
    throw new EngineError('invalid', `image ${image.name ?? image.id} needs a disk of ${image.min_disk} GB`)
}

/** Those that servers can be built from, under the names that the catalogue has for them. */
export const listImages = async ({ client, settings }: Context, signal: AbortSignal): Promise<EngineImage[]> => {
  const { images } = await client.call<{ images: GlanceImage[] }>(
    {
      service: 'image',
      method: 'GET',
      path: '/images',
      query: { status: 'active', visibility: 'public', limit: 1000 },
    },
    signal,
  )
  const named = Object.entries(settings.images)
  return images.flatMap(({ id, name, min_disk: minDiskGb }) => {
    const refs = named.filter(([, own]) => own === id || own === name).map(([ref]) => ref)
    return (refs.length > 0 ? refs : [name ?? id]).map((ref) => ({ ref, minDiskGb }))
  })
}
