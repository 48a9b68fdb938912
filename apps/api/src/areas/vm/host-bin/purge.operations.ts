import { defineOperation } from '../../../operations/operation.ts'
import { endUsage } from '../../financial/usage/usage.service.ts'
import { vmHostBinText } from './host-bin.fa.ts'
import { postponeEnd } from './host-bin.store.ts'
import { notifyOwners } from './owners.service.ts'
import { waitForServerGone } from '../../../ports/compute/hosts.engine.ts'
import { vmHostText } from '../hosts/hosts.fa.ts'
import { markVmHostDeleted, setVmHostStatus } from '../hosts/hosts.store.ts'
import { minute, refuseLocked, tagOf, type VmOperation } from '../hosts/hosts.steps.ts'
import { leaveBalancers, settleBalancersLeft } from '../load-balancers/leaving.steps.ts'
import { giveEverythingBack } from '../host-orders/parts.service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'

/** Really deletes a server, from the bin or not. */
export const purgeVmHostOperation: VmOperation = defineOperation({
  kind: 'vmHostPurge',
  title: vmHostText.purge,
  ...vmHostService.operation,
  steps: [
    leaveBalancers,
    {
      name: 'remove',
      label: vmHostText.steps.remove,
      run: (input, { engine, signal }) => engine.deleteServer(tagOf(input), signal),
      timeoutMs: 10 * minute,
    },
    {
      name: 'release',
      label: vmHostText.steps.release,
      run: (input, { engine, signal }) => waitForServerGone(engine, tagOf(input), { signal }),
      timeoutMs: 10 * minute,
    },
    settleBalancersLeft,
  ],
  onDone: async (trx, input, deps) => {
    await giveEverythingBack(trx, input)
    await endUsage(trx, vmHostService.of(input))
    await markVmHostDeleted(trx, input)
    // Its time in the bin was over. Whoever deletes a server themselves needs no message about it.
    if (input.userId !== null) return
    const { gone } = vmHostBinText
    await notifyOwners(trx, deps, input, { subject: gone.subject(input.name), content: gone.content(input.name) })
  },
  onFailed: async (trx, input) => {
    await setVmHostStatus(trx, input, 'failed')
    await postponeEnd(trx, input)
  },
  onRetry: async (trx, input) => {
    await refuseLocked(trx, input)
    await setVmHostStatus(trx, input, 'deleting')
  },
})
