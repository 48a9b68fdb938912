import { emptyBins } from './areas/vm/host-bin/host-bin.service.ts'
import { revertDueTrials } from './areas/vm/host-firewall/trials.periodic.ts'
import { forgetSecrets } from './areas/vm/hosts/unused-secrets.ts'
import { sampleMetrics } from './areas/vm/metrics/metrics.periodic.ts'
import { reconcileWork } from './areas/vm/reconcile/reconcile.service.ts'
import { volumeScheduleWork } from './areas/vm/volume-schedules/volume-schedules.periodic.ts'
import type { OperationDependencies } from './dependencies.ts'
import type { PeriodicWork } from './operations/periodic-work.ts'

/** Everything that falls due by the clock; the worker looks. */
export const periodicWork: readonly PeriodicWork<OperationDependencies>[] = [
  emptyBins,
  forgetSecrets,
  reconcileWork,
  revertDueTrials,
  sampleMetrics,
  volumeScheduleWork,
]
