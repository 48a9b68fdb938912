import type { FastifyInstance } from 'fastify'
import { vpcAccessStatus } from '@sarv/contract/enums'
import { vpcCalls } from '@sarv/contract/vm/vpcs/vpcs.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { answerAccess, askForAccess, endAccess, quoteAsking } from './accesses.service.ts'
import { listAccesses } from './accesses.store.ts'
import { foundVpc } from './vpcs.definition.ts'

type AccessRow = Awaited<ReturnType<typeof listAccesses>>[number]

/** Who only asks learns the name of a network in another project with the way into it, and not before. */
const networkNameOf = (row: AccessRow): string | null =>
  row.isIncoming || row.projectId === row.networkProjectId || row.statusId === vpcAccessStatus.id.granted
    ? row.vmNetwork
    : null

const accessItem = (row: AccessRow) => ({
  id: row.id,
  vpcHost: row.vpcHost,
  vmNetworkId: row.vmNetworkId,
  vmNetwork: networkNameOf(row),
  status: vpcAccessStatus.label(row.statusId),
  statusId: row.statusId,
  createDate: toWire(row.createdAt),
  modifyDate: toWire(row.modifiedAt),
  description: row.description,
  reason: row.reason,
  isIncoming: row.isIncoming,
})

export const vpcAccessRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  const { db } = deps

  implement(app, vpcCalls.vpcNetworkAccessList, async ({ project, params }) => {
    const vpc = { projectId: project.id, id: params.vpcHostId }
    await foundVpc(db, vpc)
    return (await listAccesses(db, vpc)).map(accessItem)
  })

  implement(
    app,
    vpcCalls.vpcNetworkAccessCreate,
    ({ trx, actor, project, params, body }) => askForAccess(trx, deps, { actor, project, id: params.vpcHostId }, body),
    {
      dryRun: ({ actor, project, params, body }) =>
        quoteAsking(db, deps, { actor, project, id: params.vpcHostId }, body),
    },
  )

  implement(app, vpcCalls.vpcNetworkAccessAnswer, ({ trx, actor, project, params, body }) =>
    answerAccess(trx, deps, { actor, project, id: params.vpcHostId }, params.id, body),
  )

  implement(app, vpcCalls.vpcNetworkAccessDelete, ({ trx, actor, project, params }) =>
    endAccess(trx, { actor, project, id: params.vpcHostId }, params.id),
  )
}
