import { waitForBalancerGone } from '../../../areas/vm/balancers/balancers.engine.ts'
import type { ComputeEngine } from '../../../areas/vm/compute.engine.ts'
import {
  volumeBackupTag,
  waitForCopyGone,
  waitForVolume,
  waitForVolumeGone,
} from '../../../areas/vm/volumes/volumes.engine.ts'
import type { Db } from '../../../db/connection.ts'
import type { ComputeRoom, ComputeSubject } from '../../conformance/compute.fixture.ts'
import { createLocks } from '../../../engine-locks.ts'
import { createClient, type OpenStackClient } from '../client/client.ts'
import { createHttp } from '../client/http.ts'
import { openOpenStackCompute } from '../compute.ts'
import { tagOf } from '../context.ts'
import { listAll, remove } from '../networks/neutron.ts'
import type { OpenStackSettings } from '../settings.ts'
import { labSettings, type Lab } from './lab.ts'

const { signal } = new AbortController()
const wait = { signal, pollMs: 200 }
const size = { vcpus: 1, memoryGb: 1, diskGb: 25 }

/**
 * A public network with exactly so many addresses, for servers and for routers. Without DHCP in its first range, so that
 * the cloud takes none of them for itself.
 */
const makePublicNetwork = async (client: OpenStackClient, name: string, addresses: number): Promise<string> => {
  const post = <Body>(path: string, body: object) =>
    client.call<Body>({ service: 'network', method: 'POST', path, body }, signal)
  const kind = { shared: true, 'router:external': true }
  const { network } = await post<{ network: { id: string } }>('/networks', { network: { name, ...kind } })
  const network_id = network.id
  const pool = [{ start: '198.51.100.2', end: `198.51.100.${addresses + 1}` }]
  await post('/subnets', {
    subnet: { network_id, ip_version: 4, cidr: '198.51.100.0/24', enable_dhcp: false, allocation_pools: pool },
  })
  await post('/subnets', {
    subnet: {
      network_id,
      ip_version: 6,
      cidr: '2001:db8:7::/64',
      ipv6_address_mode: 'dhcpv6-stateful',
      ipv6_ra_mode: 'dhcpv6-stateful',
    },
  })
  return network_id
}

const removeVolume = async (engine: ComputeEngine, tag: string): Promise<void> => {
  await waitForVolume(engine, tag, () => true, wait)
  await engine.detachVolume(tag, signal)
  await waitForVolume(engine, tag, ({ serverTag }) => serverTag === null, wait)
  await engine.deleteVolume(tag, signal)
  await waitForVolumeGone(engine, tag, wait)
}

/** Its servers are gone, and with them what led to them. */
const removeRouter = async (engine: ComputeEngine, tag: string): Promise<void> => {
  const { addresses = [], networkTags = [] } = (await engine.getRouter(tag, signal)) ?? {}
  for (const address of addresses) await engine.removeRouterAddress(address.tag, signal)
  for (const networkTag of networkTags) await engine.disconnectNetwork(tag, networkTag, signal)
  await engine.deleteRouter(tag, signal)
}

/** Nothing of ours is left on the cloud: the next test begins with an empty one. */
export const clear = async (engine: ComputeEngine): Promise<void> => {
  const { servers } = await engine.listServers({ limit: 1000 }, signal)
  await Promise.all(servers.map(({ tag }) => engine.deleteServer(tag, signal)))
  // There is no list of backups: they outlive their volumes, which our database knows of.
  for (const id of [1, 2]) {
    await engine.deleteVolumeBackup(volumeBackupTag(7, id), signal)
    await waitForCopyGone((tag) => engine.getVolumeBackup(tag, signal), volumeBackupTag(7, id), wait)
  }
  const { volumes } = await engine.listVolumes({ limit: 1000 }, signal)
  await Promise.all(volumes.map(({ tag }) => removeVolume(engine, tag)))
  for (const { tag } of await engine.listBalancers(signal)) {
    await engine.deleteBalancer(tag, signal)
    await waitForBalancerGone(engine, tag, wait)
  }
  for (const { tag } of await engine.listRouters(signal)) await removeRouter(engine, tag)
  for (const { tag } of await engine.listNetworks(signal)) await engine.deleteNetwork(tag, signal)
}

/** Also what stands around servers that never came to be: their security group is made first and goes last. */
export const clearHalfMade = async (
  engine: ComputeEngine,
  client: OpenStackClient,
  settings: OpenStackSettings,
): Promise<void> => {
  const groups = await listAll({ client }, 'security_groups', {}, signal)
  const tags = groups.flatMap(({ name }) => tagOf(settings, name) ?? [])
  await Promise.all(tags.map((tag) => engine.deleteServer(tag, signal)))
  await clear(engine)
}

/** The OpenStack projects that were made for Sarv's; what they held must be gone. */
export const removeProjects = async (client: OpenStackClient, projectPrefix: string): Promise<void> => {
  const { projects } = await client.call<{ projects: { id: string; name: string }[] }>(
    { service: 'identity', method: 'GET', path: '/projects' },
    signal,
  )
  for (const { id, name } of projects) {
    if (!name.startsWith(projectPrefix)) continue
    // The cloud gives every project a group that it does not take with it.
    for (const group of await listAll({ client }, 'security_groups', { project_id: id }, signal))
      await remove({ client }, 'security_groups', group.id, signal)
    await client.find({ service: 'identity', method: 'DELETE', path: `/projects/${id}` }, signal)
  }
}

export interface OpenStackBench {
  subject(room: ComputeRoom): Promise<ComputeSubject>
  close(): Promise<void>
}

/** One Sarv on the lab's cloud, under a name of its own. */
export const openBench = (lab: Lab, db: Db, projectPrefix: string): OpenStackBench => {
  const client = createClient(labSettings(lab), createHttp())
  const networks = new Map<number, string>()

  const publicNetworkOf = async (addresses: number): Promise<string> => {
    const known = networks.get(addresses) ?? (await makePublicNetwork(client, `${projectPrefix}inet`, addresses))
    networks.set(addresses, known)
    return known
  }

  return {
    subject: async (room) => {
      const publicNetwork = await publicNetworkOf(room.addresses)
      const settings: OpenStackSettings = labSettings(lab, {
        projectPrefix,
        publicNetwork,
        externalNetwork: publicNetwork,
        room: {
          vcpus: room.servers * size.vcpus,
          memoryGb: room.servers * size.memoryGb,
          diskGb: room.servers * size.diskGb,
        },
      })
      const opened = [openOpenStackCompute(settings, createLocks(db))]
      return {
        engine: opened[0]!,
        openAnother: async () => {
          const another = openOpenStackCompute(settings, createLocks(db))
          opened.push(another)
          return another
        },
        image: lab.images[0]!,
        otherImage: lab.images[1]!,
        size,
        close: async () => {
          await clear(opened[0]!)
          for (const engine of opened) await engine.close()
        },
      }
    },
    close: async () => {
      for (const id of networks.values())
        await client.find({ service: 'network', method: 'DELETE', path: `/networks/${id}` }, signal)
      await removeProjects(client, projectPrefix)
      await client.close()
    },
  }
}
