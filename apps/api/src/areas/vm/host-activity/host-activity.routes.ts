import type { FastifyInstance } from 'fastify'
import { callTitle } from '@sarv/contract/call-titles'
import { vmHostActivityCalls } from '@sarv/contract/vm/host-activity/host-activity.calls'
import type { VmHostActivityItem } from '@sarv/contract/vm/host-activity/host-activity.schemas'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { findVmHost } from '../hosts/hosts.store.ts'
import { describe } from '../../account/user-log/user-log.service.ts'
import { activityCeiling, listActivity, listOtherOperations } from './host-activity.store.ts'

type ActivityRow = Awaited<ReturnType<typeof listActivity>>[number]

const activityItem = (row: ActivityRow): VmHostActivityItem => ({
  id: row.id,
  title: describe(row).title,
  user: row.user,
  activityDate: toWire(row.at),
  succeeded: row.status >= 200 && row.status < 300,
  source: row.apiTokenId === null ? 'portal' : 'api-token',
  userIp: row.ip,
})

type OperationRow = Awaited<ReturnType<typeof listOtherOperations>>[number]

/** Below zero: the ids of lines and of operations must not meet. */
const operationItem = (row: OperationRow): VmHostActivityItem => ({
  id: -row.id,
  title: callTitle(row.kind),
  user: row.user,
  activityDate: toWire(row.at),
  succeeded: row.status !== 'failed',
  source: 'portal',
  userIp: null,
})

export const vmHostActivityRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmHostActivityCalls.vmHostActivityList, async ({ project, params }) => {
    const key = { projectId: project.id, id: params.vmHostId }
    if (!(await findVmHost(db, key))) throw new AppError('not_found')
    const lines = (await listActivity(db, key)).map((row) => ({ at: row.at, item: activityItem(row) }))
    const others = (await listOtherOperations(db, key)).map((row) => ({ at: row.at, item: operationItem(row) }))
    const newestFirst = [...lines, ...others].toSorted((a, b) => b.at.getTime() - a.at.getTime())
    return newestFirst.slice(0, activityCeiling).map(({ item }) => item)
  })
}
