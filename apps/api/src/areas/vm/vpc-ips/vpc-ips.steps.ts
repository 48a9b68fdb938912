import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { portTag } from '../../../ports/compute/networks.engine.ts'
import { routerAddressTag } from '../../../ports/compute/routers.engine.ts'
import { minute, type VmStep } from '../hosts/hosts.steps.ts'
import { routerOf } from '../vpcs/vpcs.definition.ts'
import { vpcIpText } from './vpc-ips.fa.ts'
import { findChosenSnat, listVpcIps, type VpcIpKey } from './vpc-ips.store.ts'

export const ipTagOf = ({ projectId, ipId }: VpcIpKey): string => routerAddressTag(projectId, ipId)

/** One to one with a connection, or with none; nothing happens where it is so. */
export const bringAssignment = async (
  engine: ComputeEngine,
  vpc: { projectId: number; id: number; ipId: number },
  nodeId: number | null,
  signal: AbortSignal,
): Promise<void> => {
  const tag = ipTagOf(vpc)
  const router = await engine.getRouter(routerOf(vpc), signal)
  const present = router?.addresses.find((address) => address.tag === tag)?.port?.tag
  const wanted = nodeId === null ? undefined : portTag(vpc.projectId, nodeId)
  if (present === wanted) return
  if (present !== undefined) await engine.unassignAddress(tag, signal)
  if (wanted !== undefined) await engine.assignAddress(tag, wanted, signal)
}

/**
 * When a cloud ends: its addresses lead nowhere any more. They are given back only with the router, as the last of all, so
 * that a cloud whose end fails still has them.
 */
export const freeAddresses: VmStep = {
  name: 'addresses',
  label: vpcIpText.steps.freeAll,
  run: async (input, { db, engine, signal }) => {
    if (await engine.getRouter(routerOf(input), signal)) await engine.setSnatAddress(routerOf(input), null, signal)
    for (const { id: ipId, isPrimary } of await listVpcIps(db, input)) {
      if (!isPrimary) await engine.unassignAddress(ipTagOf({ projectId: input.projectId, ipId }), signal)
    }
  },
  undo: async (input, { db, engine, signal }) => {
    if (!(await engine.getRouter(routerOf(input), signal))) return
    for (const { id: ipId, isPrimary, vmNetworkNodeId } of await listVpcIps(db, input)) {
      if (!isPrimary) await bringAssignment(engine, { ...input, ipId }, vmNetworkNodeId, signal)
    }
    const chosen = await findChosenSnat(db, input)
    if (chosen !== null)
      await engine.setSnatAddress(routerOf(input), ipTagOf({ projectId: input.projectId, ipId: chosen }), signal)
  },
  timeoutMs: 5 * minute,
}
