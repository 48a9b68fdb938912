import { generateKeyPairSync } from 'node:crypto'
import {
  firewallDirection,
  firewallProtocol,
  networkNodeStatus,
  powerStatus,
  serviceStatus,
  snapshotStatus,
  vmKeyStatus,
} from '@sarv/contract/enums'
import { unique } from '../../testing/access/things.ts'
import type { World } from '../../testing/access/world.ts'

/** What calls of this area are about, made new each time. */

export const server = async ({ api, projectId }: World, power: 'on' | 'off' = 'on'): Promise<number> => {
  const image = await api.db.selectFrom('vm_images').select('id').orderBy('id').executeTakeFirstOrThrow()
  const { id } = await api.db
    .insertInto('vm_hosts')
    .values({
      project_id: projectId,
      name: unique('server'),
      vm_image_id: image.id,
      cpu: 1,
      memory_gb: 1,
      disk_gb: 25,
      status_id: serviceStatus.id.active,
      power_status: power === 'on' ? powerStatus.id.poweredOn : powerStatus.id.poweredOff,
      desired_power: power,
      engine_ref: unique('ref'),
      monthly_price_rials: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const firewallRule = async (world: World): Promise<{ vmHostId: number; id: number }> => {
  const vmHostId = await server(world)
  const { id } = await world.api.db
    .insertInto('vm_firewall_rules')
    .values({
      project_id: world.projectId,
      vm_host_id: vmHostId,
      position: 0,
      protocol_id: firewallProtocol.id.tcp,
      direction_id: firewallDirection.id.ingress,
      remote_ip: '0.0.0.0/0',
      min_port: 22,
      max_port: 22,
      is_ipv4: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { vmHostId, id }
}

export const serverOnTrial = async (world: World): Promise<number> => {
  const vmHostId = await server(world)
  await world.api.db
    .insertInto('vm_firewall_trials')
    .values({
      project_id: world.projectId,
      vm_host_id: vmHostId,
      previous: '[]',
      revert_at: new Date(Date.now() + 3_600_000),
    })
    .execute()
  return vmHostId
}

let ranges = 0
export const newRange = (): { network: string; prefix: number } => {
  ranges += 1
  return { network: `10.${Math.floor(ranges / 250)}.${ranges % 250}.0`, prefix: 24 }
}

export const network = async ({ api, projectId }: World): Promise<number> => {
  const { network: first, prefix } = newRange()
  const { id } = await api.db
    .insertInto('vm_networks')
    .values({
      project_id: projectId,
      name: unique('network'),
      cidr: `${first}/${prefix}`,
      gateway_ip: first.replace(/0$/, '1'),
      status_id: vmKeyStatus.id.active,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const sharedNetworks = new WeakMap<World, Promise<number>>()

export const sharedNetwork = (world: World): Promise<number> => {
  const known = sharedNetworks.get(world) ?? network(world)
  sharedNetworks.set(world, known)
  return known
}

let nodes = 0
export const networkNode = async (world: World): Promise<number> => {
  nodes += 1
  const { id } = await world.api.db
    .insertInto('vm_network_nodes')
    .values({
      project_id: world.projectId,
      vm_network_id: await sharedNetwork(world),
      vm_host_id: await server(world),
      address: `192.168.${Math.floor(nodes / 250)}.${nodes % 250}`,
      status_id: networkNodeStatus.id.connected,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const publicAddress = async (world: World): Promise<{ vmHostId: number; id: number }> => {
  const vmHostId = await server(world)
  const { id } = await world.api.db
    .insertInto('vm_host_ips')
    .values({
      project_id: world.projectId,
      vm_host_id: vmHostId,
      address: '2001:db8::7',
      is_v4: false,
      is_primary: false,
      status_id: networkNodeStatus.id.connected,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { vmHostId, id }
}

export const serverSnapshot = async (world: World): Promise<{ vmHostId: number; id: number }> => {
  const vmHostId = await server(world)
  const { vm_image_id, disk_gb } = await world.api.db
    .selectFrom('vm_hosts')
    .where('id', '=', vmHostId)
    .select(['vm_image_id', 'disk_gb'])
    .executeTakeFirstOrThrow()
  const { id } = await world.api.db
    .insertInto('vm_host_snapshots')
    .values({
      project_id: world.projectId,
      vm_host_id: vmHostId,
      name: unique('snapshot'),
      status_id: snapshotStatus.id.inactive,
      vm_image_id,
      disk_gb,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { vmHostId, id }
}

export const key = async ({ api, projectId }: World): Promise<number> => {
  const { id } = await api.db
    .insertInto('vm_keys')
    .values({
      project_id: projectId,
      name: unique('key'),
      public_key: sshPublicKey(),
      fingerprint: unique('SHA256:'),
      status_id: vmKeyStatus.id.active,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const binnedServer = async (world: World): Promise<number> => {
  const id = await server(world, 'off')
  await world.api.db
    .updateTable('vm_hosts')
    .set({ binned_at: new Date(), bin_until: new Date(Date.now() + 3_600_000) })
    .where('id', '=', id)
    .execute()
  return id
}

export const sshPublicKey = (): string => {
  const { publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url')
  const framed = [Buffer.from('ssh-ed25519'), raw].flatMap((part) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(part.length)
    return [length, part]
  })
  return `ssh-ed25519 ${Buffer.concat(framed).toString('base64')}`
}
