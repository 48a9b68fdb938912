import { vmKeyStatus } from '@sarv/contract/enums'
import { defineOperation } from '../../../operations/operation.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { judgeService } from '../../../services/service.ts'
import { giveBackOrder } from '../../financial/holds/holds.service.ts'
import { endUsage } from '../../financial/usage/usage.service.ts'
import type { VmStep } from '../hosts/hosts.steps.ts'
import { tellNetworks } from '../networks/nodes.service.ts'
import { endRequestsInto } from '../vpcs/access-ends.service.ts'
import { listInterfaces, markInterfacesOfVpcDeleted, setInterfacesOfVpc } from '../vpcs/interfaces.store.ts'
import { routerOf, vpcService, type VpcOperation } from '../vpcs/vpcs.definition.ts'
import { vpcText } from '../vpcs/vpcs.fa.ts'
import { endUnmadeNetworks } from '../vpcs/vpcs.operations.ts'
import { markVpcDeleted, restVpc, setVpcOnEngine, setVpcStatus } from '../vpcs/vpcs.store.ts'
import { refuseWhatForbids } from './obstacles.service.ts'
import { vpcParts } from './vpc-parts.definition.ts'

const disconnectAll: VmStep = {
  name: 'disconnect',
  label: vpcText.steps.disconnect,
  run: async (input, { db, engine, signal }) => {
    for (const { id, networkStatusId } of await listInterfaces(db, input)) {
      const tag = networkTag(input.projectId, id)
      await engine.disconnectNetwork(routerOf(input), tag, signal)
      // One that was ordered with the cloud and never came to be; half of it may be there.
      if (networkStatusId === vmKeyStatus.id.failed) await engine.deleteNetwork(tag, signal)
    }
  },
  // Only what was connected before; a cloud that never came to be has nothing to go back to.
  undo: async (input, { db, engine, signal }) => {
    if (!(await engine.getRouter(routerOf(input), signal))) return
    for (const { id, statusId } of await listInterfaces(db, input)) {
      if (statusId !== vmKeyStatus.id.active) continue
      await engine.connectNetwork(routerOf(input), networkTag(input.projectId, id), signal)
    }
  },
  timeoutMs: 5 * 60_000,
}

const removeRouter: VmStep = {
  name: 'remove',
  label: vpcText.steps.remove,
  run: (input, { engine, signal }) => engine.deleteRouter(routerOf(input), signal),
  // What is left is to say truly whether the engine still has it.
  undo: async (input, { db, engine, signal }) => {
    if (!(await engine.getRouter(routerOf(input), signal))) await setVpcOnEngine(db, input, null)
  },
  timeoutMs: 2 * 60_000,
}

export const deleteVpcOperation: VpcOperation = defineOperation({
  ...vpcService.operation,
  kind: 'vpcDelete',
  title: vpcText.delete,
  steps: [...vpcParts.flatMap(({ steps = [] }) => steps), disconnectAll, removeRouter],
  onDone: async (trx, input, deps) => {
    for (const { id } of await listInterfaces(trx, input)) await endRequestsInto(trx, deps, input, id)
    await giveBackOrder(trx, vpcService.of(input))
    await endUsage(trx, vpcService.of(input))
    for (const { end } of vpcParts) await end?.(trx, input)
    await endUnmadeNetworks(trx, input)
    await markInterfacesOfVpcDeleted(trx, input)
    await markVpcDeleted(trx, input)
    await tellNetworks(trx, { id: input.projectId, customerId: input.customerId })
  },
  onFailed: async (trx, input) => {
    const { isOnEngine } = await restVpc(trx, input)
    if (isOnEngine) return
    await setInterfacesOfVpc(trx, input, 'failed')
    await giveBackOrder(trx, vpcService.of(input))
    await endUsage(trx, vpcService.of(input))
  },
  onRetry: async (trx, input) => {
    await judgeService(trx, input, vpcService, 'delete')
    await refuseWhatForbids(trx, input, input.userId)
    await setVpcStatus(trx, input, 'deleting')
  },
})
