import type { RebuildSpec, ServerSize } from '../../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, sarvProjectOf, type OpenStackContext } from '../context.ts'
import { withinRoom } from '../room.ts'
import { removeDisk } from '../volumes/disks.ts'
import { act, findOrRefuse, mustBe } from './actions.ts'
import { waitForHost } from './find-host.ts'
import type { Flavors } from './flavors.ts'
import { checkDisk, findImage } from './images.ts'
import { withKeypair } from './keypair.ts'
import { userDataOf } from './login.ts'
import { note } from './notes.ts'
import type { NovaServer } from './nova.ts'
import {
  disksFromText,
  disksText,
  notesOf,
  sizeOf,
  sizeText,
  stateOf,
  type Power,
  type ServerNotes,
} from './servers.state.ts'

type Context = OpenStackContext & { flavors: Flavors }

const isSame = (a: ServerSize, b: ServerSize): boolean => sizeText(a) === sizeText(b)

export const resizeServer = (context: Context, tag: string, size: ServerSize, signal: AbortSignal): Promise<void> =>
  context.withLock(cloudName(context.settings, tag), signal, async () => {
    const server = await findOrRefuse(context, tag, signal)
    const now = sizeOf(server)
    // Asked for once more while it is still on its way there.
    const isOnItsWay = stateOf(server) === 'resizing' && notesOf(server).sarv_size === sizeText(size)
    if (isOnItsWay) return waitForHost(context, tag, size, signal)
    mustBe(server, ['active', 'stopped'], 'resize')
    if (isSame(now, size)) return
    if (size.diskGb < now.diskGb) throw new EngineError('refused', `a disk of ${now.diskGb} GB never shrinks`)
    const more = {
      vcpus: size.vcpus - now.vcpus,
      memoryGb: size.memoryGb - now.memoryGb,
      diskGb: size.diskGb - now.diskGb,
    }
    await withinRoom(context, more, signal, async () => {
      const flavorRef = await context.flavors(size, signal)
      await note(context, server, { sarv_size: sizeText(size) }, signal)
      await act(context, server, { resize: { flavorRef } }, signal)
    })
    return waitForHost(context, tag, size, signal)
  })

/** Nova puts a server that was off back off after a rebuild. */
export const endOf = (server: NovaServer, end: Power): string =>
  server.status === 'SHUTOFF' && end === 'on' ? 'off on' : end

/** A new first disk, and what is to be noted with the server, in one request: both are taken on or neither is. */
export const rebuildFrom = async (
  context: Context,
  server: NovaServer,
  tag: string,
  {
    imageId,
    notes,
    login = {},
  }: { imageId: string; notes: Partial<ServerNotes>; login?: Omit<RebuildSpec, 'image' | 'revision'> },
  signal: AbortSignal,
): Promise<void> => {
  const { client, projects } = context
  const scope = await projects.scopeOf(sarvProjectOf(tag), signal)
  const userData = await userDataOf(login)
  const rebuild = {
    imageRef: imageId,
    metadata: { ...server.metadata, ...notes },
    ...(login.password !== undefined && { adminPass: login.password }),
    ...(userData !== undefined && { user_data: userData }),
  }
  const path = `/servers/${server.id}/action`
  await withKeypair(context, tag, login, signal, (named) =>
    client.call(
      { service: 'compute', method: 'POST', path, scope, body: { rebuild: { ...rebuild, ...named } } },
      signal,
    ),
  )
}

export const rebuildServer = (context: Context, tag: string, spec: RebuildSpec, signal: AbortSignal): Promise<void> =>
  context.withLock(cloudName(context.settings, tag), signal, async () => {
    const server = await findOrRefuse(context, tag, signal)
    if (notesOf(server).sarv_revision === spec.revision) return
    const image = await findImage(context, spec.image, signal)
    checkDisk(image, sizeOf(server).diskGb)
    mustBe(server, ['active', 'stopped', 'error'], 'rebuild')
    const { image: sarv_image, revision: sarv_revision, ...login } = spec
    const notes = { sarv_image, sarv_revision, sarv_doing: 'rebuilding', sarv_end: endOf(server, 'on') } as const
    await rebuildFrom(context, server, tag, { imageId: image.id, notes, login }, signal)
  })

/** The disk itself, and the note of it; fine when either is gone. */
export const deleteDisk = (context: Context, serverTag: string, diskTag: string, signal: AbortSignal): Promise<void> =>
  context.withLock(cloudName(context.settings, serverTag), signal, async () => {
    const server = await context.servers.find(serverTag, signal)
    const disks = server ? disksFromText(notesOf(server).sarv_disks) : []
    if (!server || !disks.some(({ tag }) => tag === diskTag)) return
    await removeDisk(context, server, diskTag, signal)
    const left = disks.filter(({ tag }) => tag !== diskTag)
    await note(context, server, { sarv_disks: disksText(left) }, signal)
  })
