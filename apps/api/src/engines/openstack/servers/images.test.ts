import { describe, expect, it } from 'vitest'
import { openContext } from '../compute.ts'
import { answerBy, fakeClient, fakeSettings } from '../testing/fake-client.ts'
import { createFlavors } from './flavors.ts'
import { findImage, listImages } from './images.ts'
import { snapshotMethods } from './snapshots.ts'

const { signal } = new AbortController()

interface Image {
  id: string
  name: string
  status: string
  visibility: string
  owner: string
  min_disk: number
  size: number | null
  sarv_server?: string
  created_at: string
}

const imageId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** The operator's, and the newest first, which is how Glance is asked. */
const image = (n: number, differing: Partial<Image> = {}): Image => ({
  id: imageId(n),
  name: 'ubuntu-24.04',
  status: 'active',
  visibility: 'public',
  owner: 'operator',
  min_disk: 5,
  size: 700_000_000,
  created_at: '2026-11-16T10:00:00Z',
  ...differing,
})

/** A Glance that shows an administrator all images, unless the query says which. */
const glance = (images: readonly Image[]) => {
  const list = ({ query = {} }: { query?: Readonly<Record<string, unknown>> }) => {
    const { limit, sort: _, ...asked } = query
    const wanted = Object.entries(asked).filter(([name, value]) => !(name === 'visibility' && value === 'all'))
    const found = images.filter((one) => wanted.every(([name, value]) => one[name as keyof Image] === value))
    return { images: found.slice(0, Number(limit)) }
  }
  const client = fakeClient((wanted) =>
    answerBy(
      [
        [/^GET \/images$/, list],
        [/^GET \/images\/(.+)$/, ({ params: [id] }) => images.find((one) => one.id === id)],
      ],
      wanted,
    ),
  )
  return { client, settings: fakeSettings }
}

describe('the image of a new server', () => {
  it.each([
    ['an image of somebody else', { visibility: 'community', owner: 'stranger' }],
    ['an image that somebody keeps for himself', { visibility: 'private', owner: 'stranger' }],
    ['an image that the operator has not uploaded yet', { status: 'saving' }],
  ])('is not %s under the same name', async (_, differing) => {
    const cloud = glance([image(3, differing), image(2), image(1)])
    expect(await findImage(cloud, 'ubuntu-24.04', signal)).toMatchObject({ id: imageId(2) })
    expect(await listImages(cloud, signal)).toEqual([
      { ref: 'ubuntu-24.04', minDiskGb: 5 },
      { ref: 'ubuntu-24.04', minDiskGb: 5 },
    ])
  })

  it('may be one that is not public, where the operator names it by its id', async () => {
    const { client, settings } = glance([image(1, { visibility: 'private' })])
    const cloud = { client, settings: { ...settings, images: { debian: imageId(1) } } }
    expect(await findImage(cloud, 'debian', signal)).toMatchObject({ id: imageId(1) })
  })

  it('is missing where only others have it', async () => {
    const cloud = glance([image(1, { visibility: 'community' })])
    await expect(findImage(cloud, 'ubuntu-24.04', signal)).rejects.toMatchObject({ code: 'image_missing' })
  })
})

describe('the snapshot of a server', () => {
  const snapshot = (n: number, owner: string) =>
    image(n, { name: 'sarv-snap-7-1', visibility: 'shared', owner, sarv_server: 'vm-7-1' })
  const methods = (images: readonly Image[]) => {
    const { client, settings } = glance(images)
    const context = openContext(client, settings, (_key, _signal, work) => work())
    return snapshotMethods({ ...context, flavors: createFlavors(context) })
  }

  it('is ours, and not what somebody else has under its name', async () => {
    const found = await methods([snapshot(2, 'stranger'), snapshot(1, 'home')]).getServerSnapshot('snap-7-1', signal)
    expect(found).toMatchObject({ ref: imageId(1), serverTag: 'vm-7-1', state: 'available' })
    expect(await methods([snapshot(2, 'stranger')]).getServerSnapshot('snap-7-1', signal)).toBeUndefined()
  })

  it.each([
    ['its bytes in whole GB, rounded up', { size: 2 * 1024 ** 3 + 1, min_disk: 25 }, 3],
    ['exactly so many GB', { size: 2 * 1024 ** 3, min_disk: 25 }, 2],
    ['the disk that it needs, where the disk is a volume and the image empty', { size: 0, min_disk: 25 }, 25],
    ['nothing while it is still being uploaded', { size: null, min_disk: 25 }, null],
    ['nothing where Glance says neither', { size: 0, min_disk: 0 }, null],
  ])('holds %s', async (_, differing, sizeGb) => {
    const found = await methods([{ ...snapshot(1, 'home'), ...differing }]).getServerSnapshot('snap-7-1', signal)
    expect(found).toMatchObject({ sizeGb })
  })
})
