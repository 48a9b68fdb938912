import type { EngineServerSnapshot, ServerPort, ServerSnapshotSpec } from '../../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, tagOf, type OpenStackContext } from '../context.ts'
import type { Flavors } from './flavors.ts'
import { findOrRefuse, mustBe } from './actions.ts'
import { endOf, rebuildFrom } from './reshape.ts'
import { notesOf, stateOf } from './servers.state.ts'

/** A snapshot of a server is an image of its first disk; Glance keeps what we note beside it as properties. */
interface SnapshotImage {
  id: string
  name: string
  status: string
  created_at: string
  /** Bytes; null until all of it is there. */
  size: number | null
  /** GB of the disk that it fits on. */
  min_disk: number
  sarv_server?: string
  sarv_name?: string
  sarv_image?: string
}

const stateByStatus: Readonly<Record<string, EngineServerSnapshot['state']>> = {
  queued: 'creating',
  saving: 'creating',
  uploading: 'creating',
  importing: 'creating',
  active: 'available',
  pending_delete: 'deleting',
  deleted: 'deleting',
  killed: 'error',
  deactivated: 'error',
}

const gigabyte = 1024 ** 3

/** Of a server whose disk is a volume the image holds no bytes: then the disk that it needs says how much there is. */
const sizeOf = ({ size, min_disk: diskGb }: SnapshotImage): number | null => {
  if (size === null) return null
  return Math.ceil(size / gigabyte) || diskGb || null
}

const toSnapshot = (image: SnapshotImage, tag: string): EngineServerSnapshot => {
  const state = stateByStatus[image.status] ?? 'error'
  return {
    tag,
    ref: image.id,
    sizeGb: sizeOf(image),
    serverTag: image.sarv_server ?? '',
    name: image.sarv_name ?? image.name,
    state,
    fault: state === 'error' ? `the image is ${image.status}` : null,
    createdAt: new Date(image.created_at),
  }
}

/** Ours belong to the project where Sarv is at home. Whoever else calls an image the same cannot pass it off as one. */
const listImages = async (
  { client }: Pick<OpenStackContext, 'client'>,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<SnapshotImage[]> => {
  const { projectId: owner } = await client.home(signal)
  const { images } = await client.call<{ images: SnapshotImage[] }>(
    { service: 'image', method: 'GET', path: '/images', query: { ...query, owner, visibility: 'all', limit: 1000 } },
    signal,
  )
  return images
}

const findSnapshot = async (context: OpenStackContext, tag: string, signal: AbortSignal) =>
  (await listImages(context, { name: cloudName(context.settings, tag) }, signal))[0]

const removeImage = ({ client }: OpenStackContext, { id }: SnapshotImage, signal: AbortSignal) =>
  client.find({ service: 'image', method: 'DELETE', path: `/images/${id}` }, signal)

/** All of a server, when it goes. */
export const removeSnapshots = async (context: OpenStackContext, serverTag: string, signal: AbortSignal) => {
  const images = await listImages(context, { sarv_server: serverTag }, signal)
  for (const image of images) {
    if (tagOf(context.settings, image.name) !== undefined) await removeImage(context, image, signal)
  }
}

const create = async (context: OpenStackContext, spec: ServerSnapshotSpec, signal: AbortSignal) => {
  const server = await findOrRefuse(context, spec.serverTag, signal)
  mustBe(server, ['active', 'stopped'], 'snapshot')
  const { image_id } = await context.client.call<{ image_id: string }>(
    {
      service: 'compute',
      method: 'POST',
      path: `/servers/${server.id}/action`,
      body: {
        createImage: {
          name: cloudName(context.settings, spec.tag),
          metadata: {
            sarv_server: spec.serverTag,
            sarv_name: spec.name,
            sarv_image: notesOf(server).sarv_image ?? '',
          },
        },
      },
    },
    signal,
  )
  return { ref: image_id }
}

type SnapshotMethods = Pick<
  ServerPort,
  'createServerSnapshot' | 'getServerSnapshot' | 'deleteServerSnapshot' | 'revertServer'
>

export const snapshotMethods = (context: OpenStackContext & { flavors: Flavors }): SnapshotMethods => ({
  createServerSnapshot: (spec, signal) =>
    context.withLock(cloudName(context.settings, spec.tag), signal, async () => {
      const existing = await findSnapshot(context, spec.tag, signal)
      if (!existing) return create(context, spec, signal)
      if (existing.sarv_server !== spec.serverTag)
        throw new EngineError('duplicate', `snapshot ${spec.tag} is of another server`)
      return { ref: existing.id }
    }),
  getServerSnapshot: async (tag, signal) => {
    const image = await findSnapshot(context, tag, signal)
    return image && toSnapshot(image, tag)
  },
  deleteServerSnapshot: async (tag, signal) => {
    const image = await findSnapshot(context, tag, signal)
    if (image) await removeImage(context, image, signal)
  },
  revertServer: (tag, { snapshotTag, revision }, signal) =>
    context.withLock(cloudName(context.settings, tag), signal, async () => {
      const server = await findOrRefuse(context, tag, signal)
      if (notesOf(server).sarv_revision === revision) return
      const image = await findSnapshot(context, snapshotTag, signal)
      if (!image || image.sarv_server !== tag) throw new EngineError('not_found', `server ${tag} has no ${snapshotTag}`)
      if (image.status !== 'active') throw new EngineError('busy', `snapshot ${snapshotTag} is not ready`)
      mustBe(server, ['active', 'stopped', 'error'], 'revert')
      const notes = {
        sarv_image: image.sarv_image ?? '',
        sarv_revision: revision,
        sarv_doing: 'reverting',
        sarv_end: endOf(server, stateOf(server) === 'stopped' ? 'off' : 'on'),
      } as const
      await rebuildFrom(context, server, tag, { imageId: image.id, notes }, signal)
    }),
})
