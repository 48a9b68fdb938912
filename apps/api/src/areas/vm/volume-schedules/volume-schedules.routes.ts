import type { FastifyInstance } from 'fastify'
import { copyMonthlyRials } from '@sarv/contract/vm/copies.price'
import { volumeScheduleCalls as calls } from '@sarv/contract/vm/volume-schedules/volume-schedules.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { createSchedule, deleteSchedule, editSchedule, schedulesOf } from './volume-schedules.service.ts'

const wire = (row: Awaited<ReturnType<typeof schedulesOf>>[number]) => ({
  ...row,
  nextDate: row.isEnabled ? toWire(row.nextAt) : null,
  lastDate: row.lastAt && toWire(row.lastAt),
  monthlyPrice: row.keep * copyMonthlyRials,
  createDate: toWire(row.createdAt),
})

export const volumeScheduleRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, calls.volumeScheduleList, async ({ project, params }) => {
    const rows = await schedulesOf(db, { projectId: project.id, id: params.vmVolumeHostId })
    return rows.map(wire)
  })

  implement(app, calls.volumeScheduleCreate, ({ trx, actor, project, params, body }) =>
    createSchedule(trx, { actor, project, volumeId: params.vmVolumeHostId }, body),
  )

  implement(app, calls.volumeScheduleEdit, ({ trx, actor, project, params, body }) =>
    editSchedule(trx, { actor, project, volumeId: params.vmVolumeHostId }, params.id, body),
  )

  implement(app, calls.volumeScheduleDelete, ({ trx, actor, project, params }) =>
    deleteSchedule(trx, { actor, project, volumeId: params.vmVolumeHostId }, params.id),
  )
}
