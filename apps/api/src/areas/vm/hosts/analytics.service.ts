import type { AnalyticResult } from '@sarv/contract/analytics.schemas'
import type { Db } from '../../../db/connection.ts'
import { EngineError } from '../../../engines/engine-error.ts'
import { AppError } from '../../../http/errors.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { analyticsOf, rangeOf } from './analytics.rules.ts'
import { findVmHost } from './hosts.store.ts'
import { tagOf, type VmDependencies } from './job-parts.ts'

/** A chart that comes later than this is not waited for. */
const timeoutMs = 10_000

interface Asked {
  project: ProjectOfCall
  /** Of the server. */
  id: number
  periodId: number
}

/** Straight from the engine; a server that it does not have has no samples. */
export const readAnalytics = async (
  db: Db,
  compute: VmDependencies['compute'],
  { project, id, periodId }: Asked,
): Promise<AnalyticResult> => {
  const key = { projectId: project.id, id }
  const host = await findVmHost(db, key)
  if (!host) throw new AppError('not_found')
  const range = rangeOf(periodId, new Date())
  if (!range) throw new AppError('period_not_offered')
  if (host.engine_ref === null) return analyticsOf([], range.stepSeconds)
  const samples = await compute(project.datacenterId)
    .metrics(tagOf(key), range, AbortSignal.timeout(timeoutMs))
    .catch((error: unknown) => {
      if (error instanceof EngineError && error.code === 'not_found') return []
      throw new AppError('unavailable', {}, { cause: error })
    })
  return analyticsOf(samples, range.stepSeconds)
}
