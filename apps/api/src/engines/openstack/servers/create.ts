import { createHash } from 'node:crypto'
import type { ServerSpec } from '../../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { together } from '../../together.ts'
import { cloudName, sarvProjectOf, type OpenStackContext } from '../context.ts'
import { foundLate } from '../late.ts'
import { ensurePrivatePorts, ensurePublicPort } from '../networks/server-ports.ts'
import { withSecurityGroup } from '../firewall/groups.ts'
import { withinRoom } from '../room.ts'
import { ensureDisks } from '../volumes/disks.ts'
import { configDrive } from './config-drive.ts'
import type { Flavors } from './flavors.ts'
import { checkDisk, findImage } from './images.ts'
import { withKeypair } from './keypair.ts'
import { userDataOf } from './login.ts'
import type { NovaServer } from './nova.ts'
import { removeParts } from './remove.ts'
import { disksText, notesOf, type ServerNotes } from './servers.state.ts'

/** Says whether two orders ask for the same; without what is secret. */
export const orderText = ({
  vcpus,
  memoryGb,
  diskGb,
  image,
  withIpv4,
  withIpv6,
  dataDisks = [],
}: ServerSpec): string => {
  const disks = dataDisks.map(({ tag, sizeGb }) => `${tag}:${sizeGb}`).toSorted((a, b) => a.localeCompare(b))
  const order = JSON.stringify([vcpus, memoryGb, diskGb, image, withIpv4, withIpv6, disks])
  return createHash('sha256').update(order).digest('hex').slice(0, 32)
}

const sameOrRefuse = (existing: NovaServer, spec: ServerSpec): { ref: string } => {
  if (notesOf(existing).sarv_order !== orderText(spec))
    throw new EngineError('duplicate', `server ${spec.tag} was ordered differently`)
  return { ref: existing.id }
}

const mappingsOf = (imageId: string, volumeIds: readonly string[]) => [
  { boot_index: 0, uuid: imageId, source_type: 'image', destination_type: 'local', delete_on_termination: true },
  ...volumeIds.map((uuid) => ({
    boot_index: -1,
    uuid,
    source_type: 'volume',
    destination_type: 'volume',
    delete_on_termination: true,
  })),
]

/** Everything that the server stands on, and then the server itself. Each part is found again when this is repeated. */
const build = async (
  context: OpenStackContext & { flavors: Flavors },
  spec: ServerSpec,
  imageId: string,
  signal: AbortSignal,
): Promise<{ ref: string }> => {
  const { client, servers, settings, projects, flavors } = context
  const { tag, dataDisks = [], ports = [], firewall = [] } = spec
  const scope = await projects.scopeOf(sarvProjectOf(tag), signal)
  const flavor = await flavors(spec, signal)
  const hasAddress = spec.withIpv4 || spec.withIpv6
  const [publicPort, privatePorts, volumes] = await withSecurityGroup(context, tag, firewall, signal, (group) =>
    together([
      hasAddress ? ensurePublicPort(context, tag, spec, group, signal) : undefined,
      ensurePrivatePorts(context, tag, ports, group, signal),
      ensureDisks(context, tag, dataDisks, signal),
    ]),
  )
  const networks = [publicPort?.id, ...privatePorts].flatMap((port) => (port === undefined ? [] : [{ port }]))
  const notes: ServerNotes = {
    sarv_image: spec.image,
    sarv_order: orderText(spec),
    ...(publicPort?.ipv4 && { sarv_ipv4: publicPort.ipv4 }),
    ...(publicPort?.ipv6 && { sarv_ipv6: publicPort.ipv6 }),
    ...(dataDisks.length > 0 && { sarv_disks: disksText(dataDisks) }),
  }
  const userData = await userDataOf(spec)
  const server = {
    name: spec.name,
    imageRef: imageId,
    flavorRef: flavor,
    networks: networks.length > 0 ? networks : 'none',
    tags: [cloudName(settings, tag)],
    metadata: notes,
    ...configDrive(settings),
    ...(volumes.length > 0 && { block_device_mapping_v2: mappingsOf(imageId, volumes) }),
    ...(settings.availabilityZone && { availability_zone: settings.availabilityZone }),
    ...(spec.password !== undefined && { adminPass: spec.password }),
    ...(userData !== undefined && { user_data: userData }),
  }
  const made = await withKeypair(context, tag, spec, signal, (named) =>
    client
      .call<{ server: { id: string } }>(
        { service: 'compute', method: 'POST', path: '/servers', scope, body: { server: { ...server, ...named } } },
        signal,
      )
      .catch(async (error: unknown) => ({ server: await foundLate(error, (late) => servers.find(tag, late)) })),
  )
  return { ref: made.server.id }
}

/** A refusal is final, and then nothing of the server stays; after a lost answer it may be there. */
const isFinal = (error: unknown): boolean => error instanceof EngineError && !error.retryable

export const createServer = (
  context: OpenStackContext & { flavors: Flavors },
  spec: ServerSpec,
  signal: AbortSignal,
): Promise<{ ref: string }> =>
  context.withLock(cloudName(context.settings, spec.tag), signal, async () => {
    const looking = findImage(context, spec.image, signal)
    looking.catch(() => undefined) // a server that is there needs its image no more
    const existing = await context.servers.find(spec.tag, signal)
    if (existing) return sameOrRefuse(existing, spec)
    const image = await looking
    checkDisk(image, spec.diskGb)
    const diskGb = (spec.dataDisks ?? []).reduce((sum, disk) => sum + disk.sizeGb, spec.diskGb)
    try {
      return await withinRoom(context, { vcpus: spec.vcpus, memoryGb: spec.memoryGb, diskGb }, signal, () =>
        build(context, spec, image.id, signal),
      )
    } catch (error) {
      if (isFinal(error)) await removeParts(context, spec.tag, signal)
      throw error
    }
  })
