import type { VpcInUse } from '@sarv/contract/vm/vpcs/vpcs.rules'
import type { Db } from '../../../db/connection.ts'
import type { ServiceInput } from '../../../services/service.ts'
import type { VmStep } from '../hosts/hosts.steps.ts'
import { vpcIpText } from '../vpc-ips/vpc-ips.fa.ts'
import { freeAddresses } from '../vpc-ips/vpc-ips.steps.ts'
import { countVpcIps, listOwned, listVpcIps, markIpsOfVpcDeleted } from '../vpc-ips/vpc-ips.store.ts'
import { natText } from '../vpc-nats/vpc-nats.fa.ts'
import { removeForwards } from '../vpc-nats/vpc-nats.steps.ts'
import { countNats, listNamesInto, markNatsOfVpcDeleted } from '../vpc-nats/vpc-nats.store.ts'
import { balancerText } from '../load-balancers/load-balancers.fa.ts'
import { balancersIn } from '../load-balancers/load-balancers.store.ts'
import { listInterfaces } from '../vpcs/interfaces.store.ts'
import { accessText } from '../vpcs/accesses.fa.ts'
import { leaveAllStep } from '../vpcs/accesses.operations.ts'
import { listWaysInto, listWaysOut, markAccessesOfVpcDeleted } from '../vpcs/accesses.store.ts'
import type { VpcKey } from '../vpcs/vpcs.store.ts'

/**
 * What hangs on a private cloud and is no network: addresses, forwards, balancers. Each noun of them brings one, and
 * `vpcParts` lists them: a cloud that is deleted or made smaller, and a network that leaves it, ask all of them.
 */
export interface VpcPart {
  /** What leads into a network of the cloud, each in words: the network stays while one does. */
  leadsInto?: (db: Db, vpc: VpcKey, vmNetworkId: number) => Promise<readonly string[]>
  /** What must be deleted before the cloud, each in words. */
  forbidsEnd?: (db: Db, vpc: VpcKey) => Promise<readonly string[]>
  /** What its owner has protected, each in words. It is their word to themselves, and keeps no cloud that nobody pays. */
  protects?: (db: Db, vpc: VpcKey) => Promise<readonly string[]>
  /** What goes with the cloud, in words for whoever deletes it, counted. */
  goesWith?: (db: Db, vpc: VpcKey) => Promise<readonly string[]>
  /** What is in use of the plan's numbers, beside the primary address. */
  inUse?: (db: Db, vpc: VpcKey) => Promise<Partial<VpcInUse>>
  /** Takes it from the engine when the cloud ends, before its networks are disconnected. */
  steps?: readonly VmStep[]
  /** The cloud is gone: its rows end too. */
  end?: (trx: Db, vpc: ServiceInput) => Promise<void>
}

const counted = (count: number, told: (count: number) => string): string[] => (count === 0 ? [] : [told(count)])

/** A balancer has its own price and its own servers: it is deleted by itself, before what it stands in. */
const balancerPart: VpcPart = {
  leadsInto: async (db, { projectId }, vmNetworkId) =>
    (await balancersIn(db, projectId, [vmNetworkId])).map(({ name }) => balancerText.inWords(name)),
  forbidsEnd: async (db, vpc) => {
    const networks = await listInterfaces(db, vpc)
    const standing = await balancersIn(
      db,
      vpc.projectId,
      networks.map(({ id }) => id),
    )
    return standing.map(({ name }) => balancerText.inWords(name))
  },
}

/** In the order in which they are taken away: what leads somewhere goes before what it leads over. */
export const vpcParts: readonly VpcPart[] = [
  balancerPart,
  {
    leadsInto: async (db, vpc, vmNetworkId) => (await listNamesInto(db, vpc, vmNetworkId)).map(natText.forward),
    goesWith: async (db, vpc) => counted(await countNats(db, vpc), natText.count),
    inUse: async (db, vpc) => ({ rules: await countNats(db, vpc) }),
    steps: [removeForwards],
    end: markNatsOfVpcDeleted,
  },
  {
    leadsInto: async (db, vpc, vmNetworkId) =>
      (await listOwned(db, vpc, vmNetworkId)).map(({ ipAddress, vmHost }) =>
        vpcIpText.owned(ipAddress ?? '', vmHost ?? ''),
      ),
    protects: async (db, vpc) =>
      (await listVpcIps(db, vpc)).flatMap(({ isProtected, ipAddress }) =>
        isProtected && ipAddress !== null ? [vpcIpText.protectedOne(ipAddress)] : [],
      ),
    goesWith: async (db, vpc) => counted(await countVpcIps(db, vpc), vpcIpText.count),
    inUse: async (db, vpc) => ({ ipv4: await countVpcIps(db, vpc) }),
    steps: [freeAddresses],
    end: markIpsOfVpcDeleted,
  },
  // Ways between clouds: those into it are ended by whoever has them, those out of it go with it.
  {
    leadsInto: async (db, vpc, vmNetworkId) =>
      (await listWaysInto(db, vpc, vmNetworkId)).map(({ vpcHost }) => accessText.wayOf(vpcHost)),
    forbidsEnd: async (db, vpc) => (await listWaysInto(db, vpc)).map(({ vpcHost }) => accessText.wayOf(vpcHost)),
    goesWith: async (db, vpc) => counted((await listWaysOut(db, vpc)).length, accessText.waysOut),
    steps: [leaveAllStep],
    end: markAccessesOfVpcDeleted,
  },
]
