import { networkNodeStatus, serviceStatus, vmKeyStatus } from '@sarv/contract/enums'
import { keptLines } from '@sarv/contract/pricing/agreed-lines'
import { serviceType } from '@sarv/contract/service-types'
import type { CustomerGroup } from '@sarv/contract/cache-groups'
import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import { routerAddressTag } from '../../../ports/compute/routers.engine.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { setVpcIpAddress, setVpcIpNode, setVpcIpStatus } from '../vpc-ips/vpc-ips.store.ts'
import { setNatStatus, setSnat } from '../vpc-nats/vpc-nats.store.ts'
import { setInterfaceStatus } from '../vpcs/interfaces.store.ts'
import { routerOf, vpcService } from '../vpcs/vpcs.definition.ts'
import { setVpcOnEngine, setVpcStatus } from '../vpcs/vpcs.store.ts'
import { addressesOn } from './clouds.rules.ts'
import { parseTag } from './comparing.rules.ts'
import { holdAddress, holdCloud, holdForward, holdInterface, isAddressOf, isNodeOf } from './held-clouds.store.ts'
import { reconcileText } from './reconcile.fa.ts'
import { ownedBy, tellOwners, theirOf, type Case, type Repairs } from './reconcile.repairs.ts'

type HeldCloud = NonNullable<Awaited<ReturnType<typeof holdCloud>>>
type CloudCase = Case<HeldCloud>

const engineRouter = ({ theirs, held, finding }: CloudCase) => theirOf(theirs.routers, routerOf(held), finding)

const tellCloud = async ({ trx, deps, held }: CloudCase, what: keyof typeof reconcileText.cloud) => {
  const { customerId, projectId, id, name } = held
  for (const group of ['Vpc', 'PublicIP', 'VpcNat'] as const) await publish(trx, { customerId, projectId, group, id })
  const { subject, content } = reconcileText.cloud[what]
  await tellOwners(trx, deps, ownedBy(held, serviceType.vpc), { subject: subject(name), content: content(name) })
}

/** What it holds of the limits stays until its owner deletes it. */
const loseCloud = async (of: CloudCase) => {
  const { trx, held, isNews } = of
  if (held.engineRef !== null) {
    await setVpcOnEngine(trx, held, null)
    await setVpcStatus(trx, held, 'failed')
  }
  await endUsage(trx, vpcService.of(held))
  if (isNews) await tellCloud(of, 'gone')
  return 'stands' as const
}

const welcomeCloud = async (of: CloudCase) => {
  const { trx, held } = of
  const router = engineRouter(of)
  if (!router) return
  await setVpcOnEngine(trx, held, router)
  if (held.statusId === serviceStatus.id.failed) await setVpcStatus(trx, held, 'active')
  await setUsage(trx, vpcService.of(held), keptLines(held.priceLines, held.monthlyPriceRials))
  await tellCloud(of, 'back')
}

const followAddress = async (of: CloudCase) => {
  const router = engineRouter(of)
  if (!router) return 'stands' as const
  await setVpcOnEngine(of.trx, of.held, router)
  await tellCloud(of, 'address')
  return 'followed' as const
}

/** Our row says whether servers get out, whoever has decided it; with an address that we do not know, it is reported. */
const followWayOut = async (of: CloudCase) => {
  const { trx, held } = of
  const router = engineRouter(of)
  if (!router) return 'stands' as const
  const chosen = router.snatTag === undefined ? undefined : parseTag(router.snatTag)
  if (chosen && !(chosen.projectId === held.projectId && (await isAddressOf(trx, held, chosen.id))))
    return 'stands' as const
  await setSnat(trx, held, { isOn: router.hasSnat, addressId: chosen?.id ?? null })
  await tellCloud(of, router.hasSnat ? 'letOut' : 'shutIn')
  return 'followed' as const
}

export const cloudRepairs: Repairs<HeldCloud> = {
  hold: holdCloud,
  counts: { gone: loseCloud, address: followAddress, route: followWayOut },
  isOver: { gone: welcomeCloud },
}

/** What hangs on a cloud. */
interface HeldPart {
  projectId: number
  customerId: number
  vpcHostId: number
  cloud: string
  id: number
  name: string
  statusId: number
}

const ofCloud = ({ vpcHostId }: HeldPart) => ({ type: serviceType.vpc, id: vpcHostId })

/** One that fails when the engine has it no more, or otherwise, and works again when the engine has it as we say. */
const turning = (of: {
  hold: Repairs<HeldPart>['hold']
  groups: readonly CustomerGroup[]
  words: (typeof reconcileText)['interface']
  failed: number
  turn: (trx: Db, held: HeldPart, isThere: boolean) => Promise<void>
}) => {
  const bring = async (one: Case<HeldPart>, isThere: boolean): Promise<void> => {
    const { trx, deps, held } = one
    if ((held.statusId !== of.failed) === isThere) return
    await of.turn(trx, held, isThere)
    const { customerId, projectId, vpcHostId, name, cloud } = held
    for (const group of of.groups) await publish(trx, { customerId, projectId, group, id: vpcHostId })
    const { subject, content } = of.words[isThere ? 'back' : 'gone']
    const owned = { customerId, projectId, serviceId: vpcHostId, serviceType: serviceType.vpc }
    await tellOwners(trx, deps, owned, { subject: subject(name, cloud), content: content(name, cloud) })
  }
  const counts = async (one: Case<HeldPart>) => {
    await bring(one, false)
    return 'stands' as const
  }
  const isOver = (one: Case<HeldPart>) => bring(one, true)
  return { hold: of.hold, operatedAs: ofCloud, counts: { gone: counts }, isOver: { gone: isOver } }
}

export const interfaceRepairs: Repairs<HeldPart> = turning({
  hold: holdInterface,
  groups: ['Vpc', 'Network'],
  words: reconcileText.interface,
  failed: vmKeyStatus.id.failed,
  turn: (trx, { projectId, id }, isThere) =>
    setInterfaceStatus(trx, { projectId, vmNetworkId: id }, isThere ? 'active' : 'failed'),
})

const turningForward = turning({
  hold: holdForward,
  groups: ['VpcNat'],
  words: reconcileText.forward,
  failed: vmKeyStatus.id.failed,
  turn: (trx, { projectId, id }, isThere) => setNatStatus(trx, { projectId, natId: id }, isThere ? 'active' : 'failed'),
})

/** One that leads elsewhere is not what its owner reads: it has failed, until it is saved again. */
export const forwardRepairs: Repairs<HeldPart> = {
  ...turningForward,
  counts: { gone: turningForward.counts.gone, route: turningForward.counts.gone },
  isOver: { gone: turningForward.isOver.gone, route: turningForward.isOver.gone },
}

const turningAddress = turning({
  hold: holdAddress,
  groups: ['PublicIP'],
  words: reconcileText.address,
  failed: networkNodeStatus.id.failed,
  turn: (trx, { projectId, id }, isThere) =>
    setVpcIpStatus(trx, { projectId, ipId: id }, isThere ? 'connected' : 'failed'),
})

const engineAddress = ({ theirs, held, finding }: Case<HeldPart>) =>
  theirOf(addressesOn(theirs.routers), routerAddressTag(held.projectId, held.id), finding)

const tellAddresses = (trx: Db, { customerId, projectId, vpcHostId }: HeldPart) =>
  publish(trx, { customerId, projectId, group: 'PublicIP', id: vpcHostId })

export const addressRepairs: Repairs<HeldPart> = {
  ...turningAddress,
  counts: {
    gone: turningAddress.counts.gone,
    address: async (of) => {
      const { trx, held } = of
      const their = engineAddress(of)
      if (!their) return 'stands'
      await setVpcIpAddress(trx, { projectId: held.projectId, ipId: held.id }, their.address)
      await tellAddresses(trx, held)
      return 'followed'
    },
    // Whose own it is: our row follows where that is a server in this cloud.
    attachment: async (of) => {
      const { trx, held } = of
      const their = engineAddress(of)
      if (!their) return 'stands'
      const nodeId = their.port === null ? null : Number(their.port.split('-').at(-1))
      const cloud = { projectId: held.projectId, id: held.vpcHostId }
      if (nodeId !== null && !(await isNodeOf(trx, cloud, nodeId))) return 'stands'
      await setVpcIpNode(trx, { projectId: held.projectId, ipId: held.id }, nodeId)
      await tellAddresses(trx, held)
      return 'followed'
    },
  },
}
