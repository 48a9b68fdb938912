import { productCategory, serviceStatus, vmKeyStatus } from '@sarv/contract/enums'
import { unique } from '../../../testing/access/things.ts'
import type { World } from '../../../testing/access/world.ts'
import { network } from '../vm.things.fixture.ts'

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
      ipv4: 2,
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

/** A network of a cloud: `id` is the network's. */
export const vpcInterface = async (world: World): Promise<{ vpcHostId: number; id: number }> => {
  const vpcHostId = await vpc(world)
  const id = await network(world)
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
