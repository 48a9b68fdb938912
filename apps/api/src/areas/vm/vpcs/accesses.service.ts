import { vpcAccessStatus } from '@sarv/contract/enums'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { AnswerVpcNetworkAccessModel, CreateVpcNetworkAccessModel } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { servicePage } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import type { AreaEngines } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import { holdIdle, judgeService, startOperation, type ServiceContext } from '../../../services/service.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { tellAnswer } from './access-answers.service.ts'
import { judgeWay, refuseMetRanges } from './access-ranges.service.ts'
import { accessText } from './accesses.fa.ts'
import { endAccessOperation, grantAccessOperation } from './accesses.operations.ts'
import {
  findAccess,
  findProjectOf,
  findSharedNetwork,
  insertAccess,
  isAskedFor,
  isWay,
  recordAnswer,
  setAccessStatus,
  takeBackAccess,
} from './accesses.store.ts'
import { vpcService } from './vpcs.definition.ts'
import type { VpcKey } from './vpcs.store.ts'

type Engines = Pick<AreaEngines, 'compute'>

type Answered = { id: number; operationId: number | null }

/** The network, unless something stands in the way of asking for it. */
const judgeAsking = async (
  trx: Db,
  { compute }: Engines,
  { project, id }: Omit<ServiceContext, 'actor'>,
  vmNetworkId: number,
) => {
  const vpc = await judgeService(trx, { projectId: project.id, id }, vpcService, 'access')
  const network = await findSharedNetwork(trx, project, vmNetworkId)
  if (!network) throw new AppError('network_missing')
  const engine = compute(project.datacenterId)
  const isApart = engine.keepsProjectsApart && network.projectId !== project.id
  if (!engine.routing.hasReaches || isApart) throw new AppError('vpc_access_not_offered')
  if (network.projectId === project.id && network.vpcHostId === id) throw new AppError('vpc_access_own')
  if (await isAskedFor(trx, vpc, vmNetworkId)) throw new AppError('vpc_access_asked', { name: String(vmNetworkId) })
  await refuseMetRanges(trx, project.id, { asking: vpc, network })
  return { vpc, network }
}

export const quoteAsking = (
  db: Db,
  engines: Engines,
  context: ServiceContext,
  { vpcNetworkAccessId }: CreateVpcNetworkAccessModel,
): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    await judgeAsking(trx, engines, context, vpcNetworkAccessId)
    return { ...(await freeOfCharge(trx)), limits: [], effects: [accessText.effects.asks] }
  })

/** A request, and nothing more: no engine hears of it before the other side has answered. */
export const askForAccess = async (
  trx: Db,
  deps: Engines & NotifyDependencies,
  context: ServiceContext,
  { vpcNetworkAccessId, description }: CreateVpcNetworkAccessModel,
): Promise<Answered> => {
  const { actor, project } = context
  const { vpc, network } = await judgeAsking(trx, deps, context, vpcNetworkAccessId)
  const { id } = await insertAccess(trx, vpc, { network, description, userId: actor.userId })
  const { customerId } = project
  for (const projectId of new Set([project.id, network.projectId])) {
    await publish(trx, { customerId, projectId, group: 'Vpc' })
  }
  const holder = { projectId: network.projectId, serviceId: network.vpcHostId, serviceType: vpcService.type }
  const { subject, content } = accessText.asked
  await tellOwners(
    trx,
    deps,
    { customerId, managersOf: network.projectId, link: servicePage(holder) ?? null, isImportant: false },
    { subject, content: content(vpc.name, network.name) },
  )
  return { id, operationId: null }
}

/** By whoever manages the network; the way is opened on the cloud that asked, and only now. */
export const answerAccess = async (
  trx: Db,
  deps: NotifyDependencies,
  { actor, project, id }: ServiceContext,
  accessId: number,
  { isGranted, reason }: AnswerVpcNetworkAccessModel,
): Promise<Answered> => {
  const access = await findAccess(trx, { projectId: project.id, id }, accessId, { isIncoming: true })
  if (!access) throw new AppError('not_found')
  const answer = async (status: 'refused' | 'connecting') => {
    const key = { projectId: access.projectId, accessId }
    if (await recordAnswer(trx, key, { status, reason, userId: actor.userId })) return
    throw new AppError('status_forbids', { status: vpcAccessStatus.label(access.statusId) })
  }
  const asking = await findProjectOf(trx, access.projectId)
  if (!isGranted) {
    if (reason === undefined) throw new AppError('vpc_access_reason')
    await answer('refused')
    await publish(trx, { customerId: asking.customerId, projectId: asking.id, group: 'Vpc' })
    await tellAnswer(trx, deps, asking.customerId, access, reason)
    return { id: accessId, operationId: null }
  }
  const { vpcHostId, networkProjectId, vmNetworkId, vmNetwork } = access
  await judgeWay(trx, {
    customerId: asking.customerId,
    projectId: project.id,
    asking: { projectId: asking.id, id: vpcHostId },
    granting: { projectId: project.id, id },
    network: { projectId: networkProjectId, id: vmNetworkId },
  })
  const context = { actor, project: asking, id: vpcHostId }
  const to = { action: 'access', operation: grantAccessOperation } as const
  return startOperation(trx, context, vpcService, to, async () => {
    await answer('connecting')
    return { accessId, networkProjectId, vmNetworkId, answerId: accessId, otherName: vmNetwork }
  })
}

/** Both sides may: whoever asked needs it no more, whoever granted it has thought again. */
export const endAccess = async (
  trx: Db,
  { actor, project, id }: ServiceContext,
  accessId: number,
): Promise<Answered> => {
  const vpc: VpcKey = { projectId: project.id, id }
  const found = await findAccess(trx, vpc, accessId)
  if (!found) throw new AppError('not_found')
  const askingProject = await findProjectOf(trx, found.projectId)
  // It is granted, tried again and ended while its cloud is held: what is read from here on stays so.
  await holdIdle(trx, { project: askingProject, id: found.vpcHostId }, vpcService)
  const access = await findAccess(trx, vpc, accessId)
  if (!access) throw new AppError('not_found')
  const { vpcHostId, networkProjectId, vmNetworkId, vmNetwork } = access
  const key = { projectId: access.projectId, accessId }
  if (!isWay(access)) {
    if (!(await takeBackAccess(trx, key))) throw new AppError('not_found')
    for (const projectId of new Set([access.projectId, networkProjectId])) {
      await publish(trx, { customerId: askingProject.customerId, projectId, group: 'Vpc' })
    }
    return { id: accessId, operationId: null }
  }
  const context = { actor, project: askingProject, id: vpcHostId }
  const to = { action: 'access', operation: endAccessOperation } as const
  return startOperation(trx, context, vpcService, to, async () => {
    await setAccessStatus(trx, key, 'ending')
    return { accessId, networkProjectId, vmNetworkId, answerId: accessId, otherName: vmNetwork }
  })
}
