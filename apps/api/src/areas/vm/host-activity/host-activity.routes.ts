import type { FastifyInstance } from 'fastify'
import { callTitle } from '@sarv/contract/call-titles.fa'
import { vmHostActivityCalls } from '@sarv/contract/vm/host-activity/host-activity.calls'
import type { VmHostActivityItem } from '@sarv/contract/vm/host-activity/host-activity.schemas'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../http/errors.ts'
import { implement } from '../../../http/implement.ts'
import { findVmHost } from '../hosts/hosts.store.ts'
import { listActivity } from './host-activity.store.ts'

type ActivityRow = Awaited<ReturnType<typeof listActivity>>[number]

const activityItem = (row: ActivityRow): VmHostActivityItem => ({
  id: row.id,
  title: callTitle(row.event),
  user: row.user,
  activityDate: toWire(row.at),
  succeeded: row.status >= 200 && row.status < 300,
  source: row.api_token_id === null ? 'portal' : 'api-token',
  userIp: row.ip,
})

export const vmHostActivityRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmHostActivityCalls.vmHostActivityList, async ({ project, params }) => {
    const key = { projectId: project.id, id: params.vmHostId }
    if (!(await findVmHost(db, key))) throw new AppError('not_found')
    return (await listActivity(db, key)).map(activityItem)
  })
}
