import { vmKeyStatus } from '@sarv/contract/enums'
import { networksPerProject } from '@sarv/contract/limits'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { rangeSentence } from '@sarv/contract/vm/networks/networks.fa'
import { freeRange, gatewayOf, usableAddresses, whyNotRange } from '@sarv/contract/vm/networks/networks.rules'
import type { CreateVmNetworkModel, EditVmNetworkModel } from '@sarv/contract/vm/networks/networks.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { publish } from '../../../operations/events.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import { holdProject } from '../../project/project-users/project-access.service.ts'
import {
  enqueueFor,
  holdIdle,
  startOperation,
  type ServiceActor,
  type ServiceContext,
  type Started,
} from '../../../services/service.ts'
import { networkService } from './networks.definition.ts'
import { networkText } from './networks.fa.ts'
import { createNetworkOperation, deleteNetworkOperation } from './networks.operations.ts'
import {
  findCloudOf,
  holdNetworks,
  insertNetwork,
  isNetworkNameTaken,
  listRanges,
  setNetworkName,
  setNetworkStatus,
} from './networks.store.ts'
import { listTaken } from './nodes.store.ts'

/** The whole check before the engine is asked: names the obstacle in a sentence, and its field. Answers the range. */
const checkNew = async (
  db: Db,
  projectId: number,
  { network, prefix, name }: CreateVmNetworkModel,
): Promise<string> => {
  const others = await listRanges(db, projectId)
  if (others.length >= networksPerProject) throw new AppError('too_many_networks', { max: networksPerProject })
  const range = { network: network ?? freeRange(others, prefix) ?? '0.0.0.0', prefix }
  const obstacle = whyNotRange(range, others)
  if (obstacle) {
    const sentence = rangeSentence(obstacle)
    const field = obstacle.reason === 'prefix' ? 'prefix' : 'network'
    throw new AppError('network_range', { sentence }, { fields: { [field]: [sentence] } })
  }
  await refuseName(db, { projectId, name })
  return `${range.network}/${range.prefix}`
}

const refuseName = async (db: Db, wanted: { projectId: number; name: string; exceptId?: number }): Promise<void> => {
  if (await isNetworkNameTaken(db, wanted)) throw new AppError('name_taken', { name: wanted.name })
}

export const quoteNetwork = async (db: Db, project: ProjectOfCall, wanted: CreateVmNetworkModel): Promise<Quote> => {
  const cidr = await checkNew(db, project.id, wanted)
  const { first, last } = usableAddresses(cidr)
  return {
    ...(await freeOfCharge(db)),
    limits: [],
    effects: [networkText.effects.create(gatewayOf(cidr), first, last)],
  }
}

export const createNetwork = async (trx: Db, context: ServiceActor, wanted: CreateVmNetworkModel): Promise<Started> => {
  const { project } = context
  await holdProject(trx, project.id)
  await holdNetworks(trx, project.id)
  const cidr = await checkNew(trx, project.id, wanted)
  const { id } = await insertNetwork(trx, project.id, { name: wanted.name, cidr, gatewayIp: gatewayOf(cidr) })
  return enqueueFor(trx, context, createNetworkOperation, { id, name: wanted.name }, {})
}

export const quoteRename = async (db: Db, project: ProjectOfCall, id: number, { name }: EditVmNetworkModel) => {
  const networks = await listRanges(db, project.id)
  if (!networks.some((network) => network.id === id)) throw new AppError('not_found')
  await refuseName(db, { projectId: project.id, name, exceptId: id })
  return { ...(await freeOfCharge(db)), limits: [], effects: [networkText.effects.rename] }
}

export const renameNetwork = async (trx: Db, project: ProjectOfCall, id: number, { name }: EditVmNetworkModel) => {
  await holdNetworks(trx, project.id)
  // While the engine makes it, the name that it was asked for must stay the one that it is asked for again.
  const { statusId } = await holdIdle(trx, { project, id }, networkService)
  // One that is made together with its private cloud has no operation of its own.
  if (statusId === vmKeyStatus.id.wait) throw new AppError('status_forbids', { status: vmKeyStatus.label(statusId) })
  await refuseName(trx, { projectId: project.id, name, exceptId: id })
  await setNetworkName(trx, { projectId: project.id, id }, name)
  await publish(trx, { customerId: project.customerId, projectId: project.id, group: 'Network', id })
  return { id, operationId: null }
}

export const deleteNetwork = (trx: Db, context: ServiceContext): Promise<Started> =>
  startOperation(
    trx,
    context,
    networkService,
    { action: 'delete', operation: deleteNetworkOperation },
    async ({ id, name }) => {
      const projectId = context.project.id
      const { length: count } = await listTaken(trx, projectId, id)
      if (count > 0) throw new AppError('network_in_use', { name, count })
      const cloud = await findCloudOf(trx, { projectId, id })
      if (cloud) throw new AppError('network_in_cloud', { name, cloud: cloud.name })
      await setNetworkStatus(trx, { projectId, id }, 'wait')
      return {}
    },
  )
