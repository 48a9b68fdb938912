import { networkNodeStatus } from '@sarv/contract/enums'
import { natSentence } from '@sarv/contract/vm/vpc-nats/nat.fa'
import {
  fieldOf,
  whyNotForward,
  type NatSituation,
  type PortHolder,
  type WantedForward,
} from '@sarv/contract/vm/vpc-nats/nat.rules'
import { rulesOf } from '@sarv/contract/vm/vpcs/vpcs.rules'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Routing } from '../../../ports/compute/routers.engine.ts'
import { lockNetwork } from '../networks/networks.store.ts'
import { findVpcIp, listVpcIps } from '../vpc-ips/vpc-ips.store.ts'
import { listActiveInterfaces } from '../vpcs/interfaces.store.ts'
import type { LockedVpc } from '../vpcs/vpcs.definition.ts'
import type { VpcKey } from '../vpcs/vpcs.store.ts'
import { isNatNameTaken, listNats, listTargets, type NatRow } from './vpc-nats.store.ts'

/** A forward with the name that it has or is to have. */
export type NamedForward = WantedForward & { name: string }

export const wantedOf = (row: WantedForward): WantedForward => ({
  vmNetworkId: row.vmNetworkId,
  vpcHostIpId: row.vpcHostIpId,
  protocol: row.protocol,
  port: row.port,
  portEnd: row.portEnd,
  sourceIp: row.sourceIp,
  destinationIp: row.destinationIp,
  destinationPort: row.destinationPort,
})

export const namedOf = (row: Pick<NatRow, 'name'> & WantedForward): NamedForward => ({
  name: row.name,
  ...wantedOf(row),
})

const { connected } = networkNodeStatus.id

type Sources = Pick<Routing, 'hasSources' | 'hasSharedAddresses'>

/** The public addresses of a cloud, and who has ports of them. */
export const readAddresses = async (db: Db, vpc: VpcKey): Promise<Pick<NatSituation, 'addresses' | 'holders'>> => {
  const rows = await listVpcIps(db, vpc)
  const forwards = await listNats(db, vpc)
  const balancers = rows.flatMap(({ id: vpcHostIpId, balancer }) =>
    (balancer?.ports ?? []).map((port): PortHolder => ({
      kind: 'balancer',
      id: balancer!.id,
      name: balancer!.name,
      vpcHostIpId,
      ...port,
    })),
  )
  return {
    addresses: rows.map((row) => ({
      id: row.id,
      address: row.ipAddress,
      isPrimary: row.isPrimary,
      isReady: row.statusId === connected,
      server: row.vmHost,
      balancer: row.balancer,
    })),
    holders: [...forwards.map((row): PortHolder => ({ kind: 'forward', id: row.id, ...namedOf(row) })), ...balancers],
  }
}

const situationOf = async (db: Db, vpc: LockedVpc, sources: Sources): Promise<NatSituation> => {
  const { addresses, holders } = await readAddresses(db, vpc)
  return {
    networks: await listActiveInterfaces(db, vpc),
    addresses,
    targets: await listTargets(db, vpc),
    holders,
    hasSources: sources.hasSources,
    hasSharedAddresses: sources.hasSharedAddresses,
    rules: { max: rulesOf(vpc), used: holders.filter(({ kind }) => kind === 'forward').length },
  }
}

/** The whole check before the engine is asked: names the obstacle in a sentence, and its field. */
export const judgeForward = async (
  trx: Db,
  vpc: LockedVpc,
  sources: Sources,
  { name, ...wanted }: NamedForward,
  exceptId?: number,
) => {
  // Nobody leaves the network between this look and the end of the transaction.
  await lockNetwork(trx, { projectId: vpc.projectId, id: wanted.vmNetworkId })
  const situation = await situationOf(trx, vpc, sources)
  const obstacle = whyNotForward(wanted, situation, exceptId)
  if (obstacle) {
    const sentence = natSentence(obstacle)
    const field = fieldOf(obstacle)
    throw new AppError('forward_refused', { sentence }, field && { fields: { [field]: [sentence] } })
  }
  if (await isNatNameTaken(trx, vpc, name, exceptId)) throw new AppError('name_taken', { name })
  const target = situation.targets.find(
    ({ vmNetworkId, address }) => vmNetworkId === wanted.vmNetworkId && address === wanted.destinationIp,
  )!
  const address = situation.addresses.find(({ id }) => id === wanted.vpcHostIpId)!
  return { server: target.server, address: address.address! }
}

/** The further address to go out with: refuses one that is not there yet, or that is a server's own. */
export const judgeWayOut = async (trx: Db, vpc: VpcKey, ipId: number) => {
  const ip = await findVpcIp(trx, vpc, ipId)
  if (!ip) throw new AppError('not_found')
  if (ip.isPrimary) return ip
  if (ip.vmHost !== null) throw new AppError('ip_of_server', { address: ip.ipAddress ?? '', server: ip.vmHost })
  if (ip.statusId !== connected) throw new AppError('ip_not_ready', { status: networkNodeStatus.label(ip.statusId) })
  return ip
}
