import { networkNodeStatus, serviceStatus, vmLbAlgorithm, vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
import { unique } from '../../../testing/access/things.ts'
import type { World } from '../../../testing/access/world.ts'
import { server } from '../vm.things.fixture.ts'
import { plan, vpcInterface } from '../vpcs/vpc-things.fixture.ts'
import type { WantedBalancer } from './load-balancers.fixture.ts'

/** Load balancers as rows, made new each time; no engine has them. */

let addresses = 0

const networks = new WeakMap<World, Promise<number>>()

/** One for all of a world: a project has only so many networks. */
const sharedNetwork = (world: World): Promise<number> => {
  const known = networks.get(world) ?? vpcInterface(world, { isKept: true }).then(({ id }) => id)
  networks.set(world, known)
  return known
}

/** A network of a cloud with a server on it. */
const place = async (world: World): Promise<{ vmNetworkId: number; vmHostId: number }> => {
  const vmNetworkId = await sharedNetwork(world)
  const vmHostId = await server(world)
  addresses += 1
  await world.api.db
    .insertInto('vm_network_nodes')
    .values({
      project_id: world.projectId,
      vm_network_id: vmNetworkId,
      vm_host_id: vmHostId,
      address: `10.77.${Math.floor(addresses / 250)}.${addresses % 250}`,
      status_id: networkNodeStatus.id.connected,
    })
    .execute()
  return { vmNetworkId, vmHostId }
}

const listenerFor = (vmHostId: number) => ({
  vmLbProtocolTypeId: vmLbProtocol.id.tcp,
  sourcePort: 80,
  destinationPort: 8080,
  vmLbPools: [vmHostId],
})

export const order = async (world: World): Promise<WantedBalancer> => {
  const { vmNetworkId, vmHostId } = await place(world)
  return {
    name: unique('balancer'),
    productBundleId: await plan(world),
    vmNetworkId,
    vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
    vmLbListeners: [listenerFor(vmHostId)],
  }
}

export interface MadeBalancer {
  id: number
  vmHostId: number
  listenerId: number
  change: Pick<WantedBalancer, 'name' | 'vmLbAlgorithmId' | 'vmLbListeners'>
}

export const balancer = async (world: World, status: 'active' | 'failed' = 'active'): Promise<MadeBalancer> => {
  const { db } = world.api
  const { vmNetworkId, vmHostId } = await place(world)
  const of = { project_id: world.projectId }
  const { id } = await db
    .insertInto('vm_load_balancers')
    .values({
      ...of,
      vm_network_id: vmNetworkId,
      name: unique('balancer'),
      algorithm_id: vmLbAlgorithm.id.roundRobin,
      bundle_id: await plan(world),
      monthly_price_rials: 0,
      status_id: serviceStatus.id[status],
      engine_ref: unique('ref'),
      address: '10.77.255.1',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: listenerId } = await db
    .insertInto('vm_lb_listeners')
    .values({
      ...of,
      load_balancer_id: id,
      revision: 1,
      protocol_id: vmLbProtocol.id.tcp,
      source_port: 80,
      destination_port: 8080,
      session_id: vmLbSession.id.none,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('vm_lb_members')
    .values({ ...of, listener_id: listenerId, vm_host_id: vmHostId, weight: 1 })
    .execute()
  const change = {
    name: unique('balancer'),
    vmLbAlgorithmId: vmLbAlgorithm.id.roundRobin,
    vmLbListeners: [listenerFor(vmHostId)],
  }
  return { id, vmHostId, listenerId, change }
}
