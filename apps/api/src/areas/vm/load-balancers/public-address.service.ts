import { vmKeyStatus } from '@sarv/contract/enums'
import { portsOf } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { VmLbListenerModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { natSentence } from '@sarv/contract/vm/vpc-nats/nat.fa'
import { whyNotBalancerAddress } from '@sarv/contract/vm/vpc-nats/nat.rules'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { routerTag, type Routing } from '../../../ports/compute/routers.engine.ts'
import { ipTagOf } from '../vpc-ips/vpc-ips.steps.ts'
import { readAddresses } from '../vpc-nats/nat-situation.service.ts'
import { interfaceOf } from '../vpcs/interfaces.store.ts'
import { lockVpc } from '../vpcs/vpcs.store.ts'
import { tagOf } from './load-balancers.definition.ts'
import type { BalancerKey } from './load-balancers.store.ts'

/** The cloud that the network is connected to, held: nobody disconnects the network while a balancer comes into it. */
export const holdPlace = async (trx: Db, projectId: number, vmNetworkId: number) => {
  const connected = await interfaceOf(trx, { projectId, vmNetworkId })
  const cloud = connected && (await lockVpc(trx, { projectId, id: connected.vpcHostId }))
  const still = cloud && (await interfaceOf(trx, { projectId, vmNetworkId }))
  if (still?.vpcHostId !== cloud?.id || still?.statusId !== vmKeyStatus.id.active) {
    throw new AppError('lb_network_missing')
  }
  return { vpcHostId: still.vpcHostId, network: still.name, cloud: still.vpcHost }
}

interface AddressQuestion {
  projectId: number
  /** Held by the caller, so that no forward comes in between. */
  vpcHostId: number
  vpcHostIpId: number
  /** Absent: it is not there yet. */
  balancerId?: number
  listeners: readonly Pick<VmLbListenerModel, 'vmLbProtocolTypeId' | 'sourcePort'>[]
}

/** Refuses an address that cannot lead to the balancer and a listener whose port it leads elsewhere, by name. */
export const judgePublicAddress = async (
  trx: Db,
  { projectId, vpcHostId, vpcHostIpId, balancerId, listeners }: AddressQuestion,
  { hasSharedAddresses }: Pick<Routing, 'hasSharedAddresses'>,
): Promise<{ address: string }> => {
  const { addresses, holders } = await readAddresses(trx, { projectId, id: vpcHostId })
  const wanted = { vpcHostIpId, balancerId, ports: portsOf(listeners) }
  const refused = whyNotBalancerAddress(wanted, { addresses, holders, hasSharedAddresses })
  if (refused) {
    const sentence = natSentence(refused.obstacle)
    const field = refused.listener === undefined ? 'vpcHostIpId' : `vmLbListeners.${refused.listener}.sourcePort`
    throw new AppError('lb_shape', { sentence }, { fields: { [field]: [sentence] } })
  }
  return { address: addresses.find(({ id }) => id === vpcHostIpId)?.address ?? '' }
}

interface WantedAddress extends BalancerKey {
  vmNetworkId: number
  /** null: none is to lead to it. */
  ipId: number | null
}

/** Brings the engine to the address that is wanted; nothing happens where it is so. Answers whether the address is there. */
export const bringPublicAddress = async (
  { db, engine, signal }: { db: Db; engine: ComputeEngine; signal: AbortSignal },
  { vmNetworkId, ipId, ...key }: WantedAddress,
): Promise<{ isThere: boolean }> => {
  const connected = await interfaceOf(db, { projectId: key.projectId, vmNetworkId })
  const router = connected && (await engine.getRouter(routerTag(key.projectId, connected.vpcHostId), signal))
  const present = router?.addresses.find(({ balancer }) => balancer?.tag === tagOf(key))?.tag
  const wanted = ipId === null ? undefined : ipTagOf({ projectId: key.projectId, ipId })
  if (present !== undefined && present !== wanted) await engine.unassignAddress(present, signal)
  if (wanted === undefined) return { isThere: true }
  if (!router?.addresses.some(({ tag }) => tag === wanted)) return { isThere: false }
  if (present !== wanted) await engine.leadToBalancer(wanted, tagOf(key), signal)
  return { isThere: true }
}

/** Lists of addresses name the balancer, and forwards are judged by it. */
export const tellAddresses = async (trx: Db, of: { customerId: number; projectId: number }): Promise<void> => {
  const { customerId, projectId } = of
  for (const group of ['PublicIP', 'VpcNat'] as const) await publish(trx, { customerId, projectId, group })
}
