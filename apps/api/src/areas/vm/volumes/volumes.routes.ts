import type { FastifyInstance } from 'fastify'
import { serviceStatus, volumeNodeStatus } from '@sarv/contract/enums'
import { bundleCalls } from '@sarv/contract/portal/bundles/bundles.calls'
import { volumeCalls } from '@sarv/contract/vm/volumes/volumes.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { monthCosts } from '../../financial/usage/usage.service.ts'
import { listPlans } from '../../portal/products.service.ts'
import { attachVolume, detachVolume } from './attachments.service.ts'
import { findNode, listNodes } from './attachments.store.ts'
import { createVolume, editVolume, quoteNewVolume, quoteVolumeEdit, readVolumeReceipt } from './volumes.service.ts'
import { findVolume, listVolumes } from './volumes.store.ts'
import { targetOnServer } from '../hosts/hosts.definition.ts'
import { volumeService } from './volumes.definition.ts'

type VolumeRow = Awaited<ReturnType<typeof listVolumes>>[number]
type NodeRow = Awaited<ReturnType<typeof listNodes>>[number]

const listItem = (row: VolumeRow) => ({
  ...row,
  status: serviceStatus.label(row.statusId),
  createDate: toWire(row.createdAt),
  // One that was not built holds nothing, and so costs nothing.
  monthlyPrice: row.holdsLimits ? row.monthlyPrice : 0,
})

const nodeItem = (row: NodeRow) => ({
  ...row,
  isConnected: row.statusId === volumeNodeStatus.id.connected,
  status: volumeNodeStatus.label(row.statusId),
  attachDate: row.attachedAt && toWire(row.attachedAt),
})

export const volumeRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, bundleCalls.productBundleVolumeList, () => listPlans(db, volumeService))

  implement(app, volumeCalls.volumeList, async ({ project }) => (await listVolumes(db, project.id)).map(listItem))

  implement(app, volumeCalls.volumeGet, async ({ project, params: { id } }) => {
    const row = await findVolume(db, { projectId: project.id, id })
    if (!row) throw new AppError('not_found')
    const costs = await monthCosts(db, project.id, volumeService.type, { serviceId: id })
    return { ...listItem(row), size: row.volumeSize, monthCost: costs.get(id) ?? 0 }
  })

  implement(app, volumeCalls.volumeReceipt, ({ project, params: { id } }) =>
    readVolumeReceipt(db, { projectId: project.id, id }),
  )

  implement(
    app,
    volumeCalls.volumeCreate,
    ({ trx, actor, project, body }) => createVolume(trx, { actor, project }, body),
    { dryRun: ({ project, body }) => quoteNewVolume(db, project, body) },
  )

  implement(
    app,
    volumeCalls.volumeEdit,
    ({ trx, actor, project, params, body }) => editVolume(trx, { actor, project, id: params.id }, body),
    { dryRun: ({ actor, project, params, body }) => quoteVolumeEdit(db, { actor, project, id: params.id }, body) },
  )

  implement(app, volumeCalls.volumeNodeList, async ({ project, query }) => {
    const rows = await listNodes(db, project.id, { vmHostId: query.VmHostId, volumeId: query.VmVolumeHostId })
    return rows.map(nodeItem)
  })

  implement(app, volumeCalls.volumeNodeGet, async ({ project, query }) => {
    const row = await findNode(db, project.id, { vmHostId: query.VmHostId, volumeId: query.VmVolumeHostId })
    if (!row) throw new AppError('not_found')
    return nodeItem(row)
  })

  implement(app, volumeCalls.volumeNodeAttach, ({ trx, actor, project, body }) =>
    attachVolume(trx, { actor, project }, body),
  )

  implement(app, volumeCalls.volumeNodeDetach, ({ trx, actor, project, params, note }) =>
    detachVolume(trx, { actor, project, id: params.id }, ({ vmHostId, vmVolumeHostId }) =>
      note({
        target: targetOnServer(project.id, vmHostId, params.id),
        objects: [
          { kind: 'volume', id: vmVolumeHostId },
          { kind: 'server', id: vmHostId },
        ],
      }),
    ),
  )
}
