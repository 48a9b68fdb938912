import type { FastifyInstance } from 'fastify'
import { serviceStatus, vmLbAlgorithm, vmLbMemberHealth } from '@sarv/contract/enums'
import { loadBalancerCalls } from '@sarv/contract/vm/load-balancers/load-balancers.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { deleteBalancer, editBalancer, quoteBalancerEdit, rebuildBalancer } from './changes.service.ts'
import { capabilityIn, createBalancer, quoteNewBalancer, readBalancerReceipt } from './load-balancers.service.ts'
import { findBalancer, listBalancers, type BalancerKey } from './load-balancers.store.ts'
import { lookNow, readProbes, recordLook } from './probes.service.ts'
import { listCertificates, listListeners, listMembers } from './shapes.store.ts'
import type { Db } from '../../../db/connection.ts'

type BalancerRow = Awaited<ReturnType<typeof listBalancers>>[number]
type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]
type CertificateRow = Awaited<ReturnType<typeof listCertificates>>[number]

const listItem = (row: BalancerRow) => ({
  ...row,
  vmLbAlgorithm: vmLbAlgorithm.label(row.vmLbAlgorithmId),
  status: serviceStatus.label(row.statusId),
  createDate: toWire(row.createdAt),
})

const healthOf = ({ isUp }: MemberRow): number => {
  if (isUp === null) return vmLbMemberHealth.id.unknown
  return isUp ? vmLbMemberHealth.id.up : vmLbMemberHealth.id.down
}

const memberItem = (row: MemberRow) => ({
  vmHostId: row.vmHostId,
  vmHost: row.vmHost,
  ipAddress: row.address,
  weight: row.weight,
  isDraining: row.isDraining,
  healthId: healthOf(row),
  health: vmLbMemberHealth.label(healthOf(row)),
  healthDate: row.since && toWire(row.since),
  isOnTrial: row.outCount !== null && row.outCount > 0 && row.outSince === null,
  isOut: row.outSince !== null,
  nextTryDate: row.nextTryAt && toWire(row.nextTryAt),
})

const certificateItem = (row: CertificateRow) => ({
  isDefault: row.place === 0,
  names: row.names,
  issuer: row.issuer,
  startDate: toWire(row.startsAt),
  expireDate: toWire(row.endsAt),
  fingerprint: row.fingerprint,
})

const readDetail = async (db: Db, key: BalancerKey) => {
  const row = await findBalancer(db, key)
  if (!row) throw new AppError('not_found')
  const revision = { ...key, revision: row.revision }
  const [listeners, members, certificates] = await Promise.all([
    listListeners(db, revision),
    listMembers(db, revision),
    listCertificates(db, revision),
  ])
  return {
    ...row,
    status: serviceStatus.label(row.statusId),
    createDate: toWire(row.createdAt),
    listeners: listeners.map(({ id, protocolId, sourcePort, destinationPort, sessionId, healthCheck }) => {
      const own = certificates.filter(({ listenerId }) => listenerId === id)
      return {
        id,
        vmLbProtocolTypeId: protocolId,
        sourcePort,
        destinationPort,
        hasCertificate: own.length > 0,
        poolMembers: members.filter(({ listenerId }) => listenerId === id).map(memberItem),
        vmLbSessionId: sessionId,
        healthCheck,
        certificates: own.map(certificateItem),
      }
    }),
  }
}

export const loadBalancerRoutes = (app: FastifyInstance, { db, compute, secrets, publicUrl }: Dependencies): void => {
  const tools = { compute, secrets }

  implement(app, loadBalancerCalls.loadBalancerList, async ({ project, query }) =>
    (await listBalancers(db, project.id, { vpcHostId: query.VpcHostId })).map(listItem),
  )

  implement(app, loadBalancerCalls.loadBalancerGet, ({ project, params: { id } }) =>
    readDetail(db, { projectId: project.id, id }),
  )

  implement(app, loadBalancerCalls.loadBalancerReceipt, ({ project, params: { id } }) =>
    readBalancerReceipt(db, { projectId: project.id, id }),
  )

  implement(app, loadBalancerCalls.loadBalancerProbeList, ({ project, params }) =>
    readProbes(db, tools, project, params),
  )

  implement(app, loadBalancerCalls.loadBalancerProbe, {
    prepare: ({ project, params }) => lookNow(db, tools, project, params.id),
    handle: ({ trx, project, params }, look) =>
      recordLook(trx, { compute, secrets, publicUrl }, { project, id: params.id }, look),
  })

  implement(app, loadBalancerCalls.loadBalancerCapability, ({ project }) => capabilityIn(tools, project))

  implement(
    app,
    loadBalancerCalls.loadBalancerCreate,
    ({ trx, actor, project, body }) => createBalancer(trx, tools, { actor, project }, body),
    { dryRun: ({ project, body }) => quoteNewBalancer(db, tools, project, body) },
  )

  implement(
    app,
    loadBalancerCalls.loadBalancerEdit,
    ({ trx, actor, project, params, body }) => editBalancer(trx, tools, { actor, project, id: params.id }, body),
    {
      dryRun: ({ actor, project, params, body }) =>
        quoteBalancerEdit(db, tools, { actor, project, id: params.id }, body),
    },
  )

  implement(app, loadBalancerCalls.loadBalancerRebuild, ({ trx, actor, project, params }) =>
    rebuildBalancer(trx, { actor, project, id: params.id }),
  )

  implement(app, loadBalancerCalls.loadBalancerDelete, ({ trx, actor, project, params }) =>
    deleteBalancer(trx, { actor, project, id: params.id }),
  )
}
