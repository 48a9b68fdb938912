import { z } from 'zod'
import { AnalyticResult } from '../../analytics.schemas.ts'
import { defineCall } from '../../call.ts'
import { analyticPeriod } from '../../enums.ts'
import { enumId, fromText } from '../../fields.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import { VmHostIds, VmHostUsage } from './metrics.schemas.ts'

const path = '/api/my/vm/{projectId}/host'

export const vmMetricCalls = {
  vmHostUsageList: defineCall({
    method: 'GET',
    path: `${path}/usage-list`,
    access: 'project:read',
    summary: 'Read in short what servers have used lately',
    description: 'Of the named servers of the project, at most 100; those of which nothing is known are left out.',
    params: ProjectParams,
    query: z.object({ Ids: VmHostIds }),
    response: z.array(VmHostUsage),
  }),
  vmHostGetAnalytic: defineCall({
    method: 'GET',
    path: `${path}/get-analytic/{id}`,
    access: 'project:read',
    summary: 'Read the usage of a server over time',
    description: 'PeriodId absent: the last hour.',
    params: ProjectItemParams,
    query: z.object({ PeriodId: fromText(enumId(analyticPeriod)).default(analyticPeriod.id.h1) }),
    queryInBody: true,
    response: AnalyticResult,
  }),
}
