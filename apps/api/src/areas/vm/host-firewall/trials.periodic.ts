import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import type { VmDependencies } from '../hosts/hosts.operations.ts'
import { revertFirewall } from './host-firewall.service.ts'
import { listDueTrials } from './trials.store.ts'

/** Somebody was faster, or something runs on the server: the next look decides again. */
const isNotNow = (error: unknown): boolean =>
  error instanceof AppError && ['operation_running', 'firewall_not_on_trial', 'not_found'].includes(error.code)

/** Changes of a firewall that nobody confirmed in time go back, also those from before a restart. */
export const revertDueTrials: PeriodicWork<VmDependencies> = {
  name: 'revert firewall trials',
  everyMs: 2000,
  run: async ({ db, log }) => {
    for (const { projectId, id, customerId, datacenterId } of await listDueTrials(db)) {
      const project = { id: projectId, customerId, datacenterId }
      try {
        const context = { actor: { userId: null }, project, id }
        await inTransaction(db, (trx) => revertFirewall(trx, context, { onlyIfDue: true }))
      } catch (error) {
        if (!isNotNow(error)) log.error({ err: error, projectId, vmHostId: id }, 'a firewall trial could not go back')
      }
    }
  },
}
