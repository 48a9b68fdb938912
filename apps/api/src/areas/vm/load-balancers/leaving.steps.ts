import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { tagOf as serverTagOf, type VmStep, type VmStepContext } from '../hosts/hosts.steps.ts'
import { setNodesOfHost } from '../networks/nodes.store.ts'
import { balancerText } from './load-balancers.fa.ts'
import { bringPresentShape } from './load-balancers.steps.ts'
import { balancersOfServer, deleteMembersOfServer } from './shapes.store.ts'

const bringAll = async (server: ServiceInput, context: VmStepContext) => {
  for (const balancer of await balancersOfServer(context.db, server)) await bringPresentShape(balancer, context)
}

/**
 * A server that goes leaves its balancers before it, so that none sends anything to an address that the next server may
 * get. A connection that is being taken away is nobody's member.
 */
export const leaveBalancers: VmStep = {
  name: 'leave',
  label: balancerText.steps.leave,
  run: async (input, context) => {
    await setNodesOfHost(context.db, input, { from: 'connected', to: 'detaching' })
    await bringAll(input, context)
  },
  undo: async (input, context) => {
    const { db, engine, signal } = context
    if (!(await engine.getServer(serverTagOf(input), signal))) return
    await setNodesOfHost(db, input, { from: 'detaching', to: 'connected' })
    await bringAll(input, context)
  },
}

/** Once the server is gone: a change of a balancer that began before may have brought it back meanwhile. */
export const settleBalancersLeft: VmStep = {
  name: 'leftBalancers',
  label: balancerText.steps.settle,
  run: bringAll,
}

/** What is left of its places once the server is gone. */
export const endMembers = async (
  trx: Db,
  host: { projectId: number; id: number; customerId: number },
): Promise<void> => {
  const { projectId, customerId } = host
  if ((await deleteMembersOfServer(trx, host)) > 0) await publish(trx, { customerId, projectId, group: 'LoadBalance' })
}
