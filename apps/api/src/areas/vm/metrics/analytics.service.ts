import type { AnalyticResult } from '@sarv/contract/analytics.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import type { VmHostUsage } from '@sarv/contract/vm/metrics/metrics.schemas'
import { listCpuSamples, listSamples } from './metrics.store.ts'
import { analyticsOf, rangeOf, usageRange, usagesOf } from './analytics.rules.ts'
import { findVmHost } from '../hosts/hosts.store.ts'

interface Asked {
  project: ProjectOfCall
  /** Of the server. */
  id: number
  periodId: number
}

/** From what was sampled; the engine is not asked. */
export const readAnalytics = async (db: Db, { project, id, periodId }: Asked): Promise<AnalyticResult> => {
  const key = { projectId: project.id, id }
  const host = await findVmHost(db, key)
  if (!host) throw new AppError('not_found')
  const range = rangeOf(periodId, new Date())
  return analyticsOf(await listSamples(db, key, range), range.stepSeconds)
}

/** In short, for a list; servers of other projects are as unknown as those that never were. */
export const readUsages = async (db: Db, projectId: number, ids: readonly number[]): Promise<VmHostUsage[]> => {
  const range = usageRange(new Date())
  return usagesOf(await listCpuSamples(db, projectId, ids, range), range)
}
