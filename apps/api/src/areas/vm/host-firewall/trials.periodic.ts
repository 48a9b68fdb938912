import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import { actOnDue } from '../../../services/due-services.ts'
import { revertFirewall } from './host-firewall.service.ts'
import { dueTrials } from './trials.store.ts'

/** Changes of a firewall that nobody confirmed in time go back, also those from before a restart. */
export const revertDueTrials: PeriodicWork<unknown> = {
  name: 'revert firewall trials',
  everyMs: 2000,
  run: async (round) => {
    await actOnDue(round, dueTrials, { what: 'a firewall trial could not go back', act: revertFirewall })
  },
}
