import { vmKeyStatus } from '@sarv/contract/enums'
import { metSentence } from '@sarv/contract/vm/vpcs/vpcs.fa'
import {
  whyNotFurther,
  whyNotWay,
  type CloudRanges,
  type LedNetwork,
  type MetRanges,
} from '@sarv/contract/vm/vpcs/vpcs.rules'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { judgeService } from '../../../services/service.ts'
import { lockNetwork } from '../networks/networks.store.ts'
import { holdWays, listWaysInto, listWaysOut } from './accesses.store.ts'
import { interfaceOf, listInterfaces } from './interfaces.store.ts'
import { vpcService } from './vpcs.definition.ts'
import { lockVpc, type VpcKey } from './vpcs.store.ts'

/* Ranges of all that a cloud leads to: asked before a way is opened, and before a further network is connected. */

/** A cloud that asks, and the network of another one that it asks for. */
export interface WantedWay {
  asking: VpcKey
  network: { projectId: number; id: number }
}

const ownNetworks = async (db: Db, vpc: VpcKey): Promise<LedNetwork[]> =>
  (await listInterfaces(db, vpc)).map(({ id, name, cidr }) => ({ projectId: vpc.projectId, id, name, cidr }))

const oneEach = (vpcs: readonly VpcKey[]): VpcKey[] => [
  ...new Map(vpcs.map((vpc) => [`${vpc.projectId} ${vpc.id}`, vpc])).values(),
]

const ownOfAll = async (db: Db, vpcs: readonly VpcKey[]): Promise<LedNetwork[]> => {
  const networks: LedNetwork[] = []
  for (const vpc of oneEach(vpcs)) networks.push(...(await ownNetworks(db, vpc)))
  return networks
}

const rangesOf = async (db: Db, vpc: VpcKey): Promise<CloudRanges> => ({
  own: await ownNetworks(db, vpc),
  reached: (await listWaysOut(db, vpc)).map((way) => ({
    projectId: way.networkProjectId,
    id: way.vmNetworkId,
    name: way.vmNetwork,
    cidr: way.cidr,
  })),
  reaching: await ownOfAll(
    db,
    (await listWaysInto(db, vpc)).map(({ projectId, vpcHostId }) => ({ projectId, id: vpcHostId })),
  ),
})

/** Names of networks in other projects stay there. */
const sentenceFor = (projectId: number, { network, other }: MetRanges): string => {
  const seen = (led: LedNetwork): LedNetwork => (led.projectId === projectId ? led : { ...led, name: null })
  return metSentence({ network: seen(network), other: seen(other) })
}

/** Refuses a way between clouds of which one could not tell the networks apart. `projectId`: of whoever reads why. */
export const refuseMetRanges = async (trx: Db, projectId: number, { asking, network }: WantedWay): Promise<void> => {
  const held = await interfaceOf(trx, { projectId: network.projectId, vmNetworkId: network.id })
  if (!held) throw new AppError('network_missing')
  const granting = await rangesOf(trx, { projectId: network.projectId, id: held.vpcHostId })
  const wanted = { ...network, name: held.name, cidr: held.cidr }
  const met = whyNotWay(await rangesOf(trx, asking), wanted, granting)
  if (met) throw new AppError('vpc_access_range', { sentence: sentenceFor(projectId, met) })
}

const inOrder = (one: VpcKey, other: VpcKey) => one.projectId - other.projectId || one.id - other.id

/**
 * Judges a way that is about to be opened. Both clouds, the network and all other ways of the customer stay as they are until
 * the transaction ends.
 */
export const judgeWay = async (
  trx: Db,
  { customerId, projectId, granting, ...way }: WantedWay & { customerId: number; projectId: number; granting: VpcKey },
): Promise<void> => {
  // Always in the same order: two clouds may grant each other a way at the same moment.
  for (const vpc of [way.asking, granting].toSorted(inOrder)) await lockVpc(trx, vpc)
  await judgeService(trx, granting, vpcService, 'access')
  await holdWays(trx, customerId)
  await lockNetwork(trx, way.network)
  const held = await interfaceOf(trx, { projectId: way.network.projectId, vmNetworkId: way.network.id })
  if (held?.statusId !== vmKeyStatus.id.active)
    throw new AppError('status_forbids', { status: vmKeyStatus.label(held?.statusId ?? vmKeyStatus.id.deleted) })
  await refuseMetRanges(trx, projectId, way)
}

/** The first network with which a further one of the cloud cannot be told apart, in a sentence. */
export const whyNotInCloud = async (
  trx: Db,
  vpc: VpcKey,
  network: { id: number; name: string; cidr: string },
): Promise<string | undefined> => {
  const reached: CloudRanges[] = []
  const others = (await listWaysOut(trx, vpc)).flatMap(({ networkProjectId, holderId }) =>
    holderId === null ? [] : [{ projectId: networkProjectId, id: holderId }],
  )
  for (const other of oneEach(others)) reached.push(await rangesOf(trx, other))
  const met = whyNotFurther({ ...network, projectId: vpc.projectId }, await rangesOf(trx, vpc), reached)
  return met && sentenceFor(vpc.projectId, met)
}
