import { networkNodeStatus, productCategory, serviceStatus, vmKeyStatus, vpcAccessStatus } from '@sarv/contract/enums'
import { usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import { unique } from '../../../testing/access/things.ts'
import type { World } from '../../../testing/access/world.ts'
import { network, server } from '../vm.things.fixture.ts'
import { vpcService } from './vpcs.definition.ts'
import { createVpcOperation } from './vpcs.operations.ts'

/** Private clouds as rows, made new each time; no engine has them. */

/** A plan of private clouds that is sold everywhere. */
export const plan = async ({ api }: Pick<World, 'api'>): Promise<number> => {
  const { id } = await api.db
    .selectFrom('product_bundles')
    .where('product_id', '=', productCategory.id.vpc)
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}

export const vpc = async (world: World): Promise<number> => {
  const { id } = await world.api.db
    .insertInto('vpc_hosts')
    .values({
      project_id: world.projectId,
      name: unique('cloud'),
      bundle_id: await plan(world),
      ipv4: 4,
      ten_rules: 2,
      monthly_price_rials: 0,
      status_id: serviceStatus.id.active,
      engine_ref: unique('ref'),
      address: '203.0.113.9',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** With what it was ordered for. */
export const orderedVpc = async (world: World): Promise<number> => {
  const id = await vpc(world)
  const receipt = { lines: [], subtotal: 0, discount: 0, vat: 0, vatPercent: 10, payable: 0, hourly: 0 }
  await world.api.db
    .insertInto('operations')
    .values({
      kind: createVpcOperation.kind,
      title: 'cloud',
      sentence: 'cloud',
      customer_id: world.owner.customerId,
      project_id: world.projectId,
      service_type: vpcService.type,
      service_id: id,
      service_name: 'cloud',
      due_at: null,
      input: JSON.stringify({ receipt }),
      status: 'done',
      ended_at: new Date(),
    })
    .execute()
  return id
}

const networksAtOnce = 10
const made = new WeakMap<World, number[]>()

/** A project has only so many networks: those of earlier tries go. */
const endOldest = async (world: World, id: number): Promise<void> => {
  const ids = [...(made.get(world) ?? []), id]
  made.set(world, ids)
  if (ids.length <= networksAtOnce) return
  await world.api.db.updateTable('vm_networks').set({ deleted_at: new Date() }).where('id', '=', ids.shift()!).execute()
}

/** A network of a cloud: `id` is the network's. It lasts for a few more, unless it is kept. */
export const vpcInterface = async (
  world: World,
  { isKept = false } = {},
): Promise<{ vpcHostId: number; id: number }> => {
  const vpcHostId = await vpc(world)
  const id = await network(world)
  if (!isKept) await endOldest(world, id)
  await world.api.db
    .insertInto('vpc_interfaces')
    .values({
      project_id: world.projectId,
      vpc_host_id: vpcHostId,
      vm_network_id: id,
      status_id: vmKeyStatus.id.active,
    })
    .execute()
  return { vpcHostId, id }
}

/** A public address of a cloud that is none's own. */
export const vpcAddress = async (world: World): Promise<{ vpcHostId: number; id: number }> => {
  const vpcHostId = await vpc(world)
  const { id } = await world.api.db
    .insertInto('vpc_host_ips')
    .values({
      project_id: world.projectId,
      vpc_host_id: vpcHostId,
      address: '203.0.113.77',
      status_id: networkNodeStatus.id.connected,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { vpcHostId, id }
}

/** What a forward needs: a further address, a network and a server in it. */
export const forwardGround = async (world: World) => {
  const { vpcHostId, id: vmNetworkId } = await vpcInterface(world)
  const { db } = world.api
  const { id: vpcHostIpId } = await db
    .insertInto('vpc_host_ips')
    .values({
      project_id: world.projectId,
      vpc_host_id: vpcHostId,
      address: '203.0.113.78',
      status_id: networkNodeStatus.id.connected,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { cidr } = await db
    .selectFrom('vm_networks')
    .where('id', '=', vmNetworkId)
    .select('cidr')
    .executeTakeFirstOrThrow()
  const destinationIp = usableAddresses(cidr).first
  const node = {
    project_id: world.projectId,
    vm_network_id: vmNetworkId,
    vm_host_id: await server(world),
    address: destinationIp,
    status_id: networkNodeStatus.id.connected,
  }
  const { id: vmNetworkNodeId } = await db
    .insertInto('vm_network_nodes')
    .values(node)
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = { vmNetworkId, vpcHostIpId, name: unique('forward'), destinationIp, destinationPort: 443 }
  return { vpcHostId, vpcHostIpId, vmNetworkNodeId, body }
}

export const forward = async (world: World) => {
  const { vpcHostId, body } = await forwardGround(world)
  const { id } = await world.api.db
    .insertInto('vpc_nats')
    .values({
      project_id: world.projectId,
      vpc_host_id: vpcHostId,
      vpc_host_ip_id: body.vpcHostIpId,
      vm_network_id: body.vmNetworkId,
      name: body.name,
      protocol: 'tcp',
      port: 443,
      port_end: 443,
      destination_ip: body.destinationIp,
      destination_port: 443,
      status_id: vmKeyStatus.id.active,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { vpcHostId, id }, body }
}

/** A request of another cloud for a network of this one. */
export const vpcAccess = async (world: World): Promise<{ vpcHostId: number; id: number }> => {
  const { vpcHostId, id: vmNetworkId } = await vpcInterface(world)
  const { id } = await world.api.db
    .insertInto('vpc_network_accesses')
    .values({
      project_id: world.projectId,
      vpc_host_id: await vpc(world),
      network_project_id: world.projectId,
      vm_network_id: vmNetworkId,
      status_id: vpcAccessStatus.id.asked,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { vpcHostId, id }
}
