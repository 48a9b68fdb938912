import type { OpenStackClient } from '../../apps/api/src/engines/openstack/client/client.ts'
import type { Lab } from '../../apps/api/src/engines/openstack/testing/lab.ts'
import { signInByHand, type ByHand, type Places } from './by-hand.ts'
import type { BenchCustomer } from './fixture.ts'

/** One Sarv with one customer, and the cloud that it runs on. */
export interface BenchCloud {
  lab: Lab
  /** As an administrator. */
  client: OpenStackClient
  zone: string
  projectPrefix: string
  databaseUrl: string
  /** The product's configuration file. */
  settings: string
  customer: BenchCustomer
}

export const smallest = { vcpus: 1, memoryGb: 1, diskGb: 25 }

const { signal } = new AbortController()

/** In the project that the cloud has for our customer's, once the engine has made it. */
export const openByHand = async ({ lab, client, projectPrefix, customer }: BenchCloud): Promise<ByHand> => {
  const query = { name: `${projectPrefix}${customer.projectId}` }
  const { projects } = await client.call<{ projects: { id: string }[] }>(
    { service: 'identity', method: 'GET', path: '/projects', query },
    signal,
  )
  return signInByHand(lab, projects[0]!.id)
}

/** What whoever writes the calls by hand has looked up once. */
export const placesOf = async ({ lab, client, zone }: BenchCloud): Promise<Places> => {
  const first = async (service: 'network' | 'image', noun: string, query: Record<string, string>) => {
    const found = await client.call<Record<string, { id: string }[]>>(
      { service, method: 'GET', path: `/${noun}`, query },
      signal,
    )
    return found[noun]![0]!.id
  }
  const imageName = lab.images[0]!
  const networkId = await first('network', 'networks', { name: lab.publicNetwork })
  return {
    imageName,
    imageId: await first('image', 'images', { name: imageName }),
    flavorId: `sarv-${smallest.vcpus}-${smallest.memoryGb}-${smallest.diskGb}`,
    networkId,
    subnetId: await first('network', 'subnets', { network_id: networkId, ip_version: '4' }),
    zone,
  }
}
