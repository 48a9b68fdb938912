import { randomBytes } from 'node:crypto'
import type { ServerSpec } from '../../../ports/compute/hosts.engine.ts'
import { createLocks } from '../../../engine-locks.ts'
import { openTestDatabase } from '../../../testing/database.ts'
import type { ComputeRoom, ComputeSubject } from '../../conformance/compute.fixture.ts'
import type { WithLock } from '../../with-lock.ts'
import { createClient, type OpenStackClient } from '../client/client.ts'
import { createHttp, type Sendable } from '../client/http.ts'
import { openOpenStackCompute, type OpenStackEngine } from '../compute.ts'
import { createProjects, type Projects } from '../projects.ts'
import type { OpenStackSettings } from '../settings.ts'
import { labSettings, readLab } from './lab.ts'
import { clear, sweep } from './sweep.ts'

const { signal } = new AbortController()
const size = { vcpus: 1, memoryGb: 1, diskGb: 25 }

/**
 * A public network with exactly so many addresses, for servers and for routers. Without DHCP in its first range, so that
 * the cloud takes none of them for itself.
 */
const makePublicNetwork = async (client: OpenStackClient, name: string, addresses: number): Promise<string> => {
  const post = <Body>(path: string, body: Sendable) =>
    client.call<Body>({ service: 'network', method: 'POST', path, body }, signal)
  const kind = { shared: true, 'router:external': true }
  const { network } = await post<{ network: { id: string } }>('/networks', { network: { name, ...kind } })
  const network_id = network.id
  const pool = [{ start: '198.51.100.2', end: `198.51.100.${addresses + 1}` }]
  await post('/subnets', {
    subnet: { name, network_id, ip_version: 4, cidr: '198.51.100.0/24', enable_dhcp: false, allocation_pools: pool },
  })
  await post('/subnets', {
    subnet: {
      name,
      network_id,
      ip_version: 6,
      cidr: '2001:db8:7::/64',
      ipv6_address_mode: 'dhcpv6-stateful',
      ipv6_ra_mode: 'dhcpv6-stateful',
    },
  })
  return network_id
}

/** The smallest that the lab's guest runs on: `vm-7-1`, called web, without a public address. */
export const smallServer = (changes: Partial<ServerSpec> = {}): ServerSpec => ({
  vcpus: 1,
  memoryGb: 1,
  diskGb: 1,
  tag: 'vm-7-1',
  name: 'web',
  image: readLab().images[0]!,
  withIpv4: false,
  withIpv6: false,
  ...changes,
})

/** One Sarv on the lab's cloud under a name of its own, for one file of tests. */
export interface OwnCloud {
  settings: OpenStackSettings
  /** For whoever uses the cloud itself, past Sarv. */
  client: OpenStackClient
  projects: Projects
  /** As another process would have them. */
  newLocks(): WithLock
  openEngine(changes?: Partial<OpenStackSettings>): OpenStackEngine
  /** With room for exactly so much. */
  subject(room: ComputeRoom): Promise<ComputeSubject>
  /** Takes everything with it. */
  close(): Promise<void>
}

export const openOwnCloud = async (changes: Partial<OpenStackSettings> = {}): Promise<OwnCloud> => {
  const lab = readLab()
  const settings = labSettings(lab, { projectPrefix: `t${randomBytes(3).toString('hex')}-`, ...changes })
  const client = createClient(settings, createHttp())
  const database = await openTestDatabase()
  const engines = new Set<OpenStackEngine>()
  const networks = new Map<number, string>()

  const newLocks = () => createLocks(database.db)
  const openEngine: OwnCloud['openEngine'] = (others) => {
    const engine = openOpenStackCompute({ ...settings, ...others }, newLocks())
    engines.add(engine)
    return engine
  }
  const closeEngines = async () => {
    for (const engine of engines) await engine.close()
    engines.clear()
  }

  const publicNetworkOf = async (addresses: number): Promise<string> => {
    const name = `${settings.projectPrefix}inet`
    const known = networks.get(addresses) ?? (await makePublicNetwork(client, name, addresses))
    networks.set(addresses, known)
    return known
  }

  return {
    settings,
    client,
    projects: createProjects(client, settings),
    newLocks,
    openEngine,
    subject: async ({ servers, addresses }) => {
      const publicNetwork = await publicNetworkOf(addresses)
      const { vcpus, memoryGb, diskGb } = size
      const room = { vcpus: servers * vcpus, memoryGb: servers * memoryGb, diskGb: servers * diskGb }
      const open = () => openEngine({ publicNetwork, externalNetwork: publicNetwork, room })
      const engine = open()
      return {
        engine,
        openAnother: async () => open(),
        image: lab.images[0]!,
        otherImage: lab.images[1]!,
        size,
        // Nova gives a guest a minute to shut down by itself.
        patienceMs: 120_000,
        close: async () => {
          await clear(engine)
          await closeEngines()
        },
      }
    },
    close: async () => {
      await closeEngines()
      await sweep({ client, settings })
      for (const id of networks.values())
        await client.find({ service: 'network', method: 'DELETE', path: `/networks/${id}` }, signal)
      await client.close()
      await database.close()
    },
  }
}
