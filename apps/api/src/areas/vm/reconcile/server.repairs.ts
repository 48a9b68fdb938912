import { keptLines } from '@sarv/contract/pricing/agreed-lines'
import { serviceType } from '@sarv/contract/service-types'
import { powerStatus, serviceStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { listHostIps, recordPrimaryIps } from '../host-ips/host-ips.store.ts'
import { ipServiceOf } from '../host-ips/extra-ips.service.ts'
import { serverTag, type EngineServer } from '../../../ports/compute/hosts.engine.ts'
import {
  forgetObserved,
  setDesiredPower,
  setEngineRef,
  setStatusByPower,
  setVmHostStatus,
} from '../hosts/hosts.store.ts'
import { observe } from '../hosts/hosts.steps.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'
import { payByState } from '../hosts/payment.service.ts'
import { holdServer } from './held.store.ts'
import { reconcileText } from './reconcile.fa.ts'
import {
  noteActivity,
  ownedBy,
  tellOwners,
  theirOf,
  type Case,
  type OutsideEvent,
  type Repairs,
} from './reconcile.repairs.ts'

type HeldServer = NonNullable<Awaited<ReturnType<typeof holdServer>>>
type ServerCase = Case<HeldServer>

const keyOf = ({ projectId, id, customerId, datacenterId }: HeldServer) => ({ projectId, id, customerId, datacenterId })

const engineServer = ({ theirs, held, finding }: ServerCase): EngineServer | undefined =>
  theirOf(theirs.servers, serverTag(held.projectId, held.id), finding)

const publishServer = (trx: Db, { customerId, projectId, id }: HeldServer) =>
  publish(trx, { customerId, projectId, group: 'VmHost', id })

const note = ({ trx, deps, held }: ServerCase, event: OutsideEvent) =>
  noteActivity(trx, deps, event, { ...keyOf(held), vmHostId: held.id })

const extraIps = async (trx: Db, held: HeldServer) => {
  const host = keyOf(held)
  const ips = await listHostIps(trx, host)
  return ips
    .filter((ip) => !ip.isPrimary)
    .map((ip) => ({
      usage: ipServiceOf({ ...host, ipId: ip.id }),
      price: keptLines(ip.priceLines, ip.monthlyPriceRials),
    }))
}

/** Nobody pays for what is not there. */
const stopPaying = async (trx: Db, held: HeldServer) => {
  await endUsage(trx, vmHostService.of(keyOf(held)))
  for (const { usage } of await extraIps(trx, held)) await endUsage(trx, usage)
}

/** There again after it was not. */
const takeUp = async (trx: Db, held: HeldServer, { ref }: EngineServer) => {
  if (held.engineRef !== null) return
  await setEngineRef(trx, keyOf(held), ref)
  for (const { usage, price } of await extraIps(trx, held)) await setUsage(trx, usage, price)
}

/** Its limits stay taken until its owner deletes it. */
const lose = async (of: ServerCase) => {
  const { trx, deps, held, isNews } = of
  const isLost = held.statusId === serviceStatus.id.failed && held.engineRef === null && held.powerStatus === null
  if (!isLost) {
    await forgetObserved(trx, keyOf(held))
    await setVmHostStatus(trx, keyOf(held), 'failed')
  }
  await stopPaying(trx, held)
  if (!isLost || isNews) await publishServer(trx, held)
  if (isNews) {
    const { gone } = reconcileText.server
    await tellOwners(trx, deps, ownedBy(held, serviceType.vm), {
      subject: gone.subject(held.name),
      content: gone.content(held.name),
    })
    await note(of, 'vmHostGone')
  }
  return 'stands' as const
}

/** It is still there and its disks and addresses are kept; but it does not run. */
const markBroken = async (of: ServerCase) => {
  const { trx, deps, held } = of
  const server = engineServer(of)
  if (!server || (held.statusId === serviceStatus.id.failed && held.powerStatus === null)) return 'stands' as const
  await observe(trx, keyOf(held), server)
  await setVmHostStatus(trx, keyOf(held), 'failed')
  await payByState(trx, keyOf(held))
  await publishServer(trx, held)
  const { failed } = reconcileText.server
  await tellOwners(trx, deps, ownedBy(held, serviceType.vm), {
    subject: failed.subject(held.name),
    content: failed.content(held.name),
  })
  await note(of, 'vmHostBroken')
  return 'stands' as const
}

/** Statuses that say whether it runs; the others are not the engine's to change. */
const followsPower: ReadonlySet<number> = new Set([
  serviceStatus.id.active,
  serviceStatus.id.shutdown,
  serviceStatus.id.failed,
])

const eventOf = (held: HeldServer, server: EngineServer): OutsideEvent | undefined => {
  if (held.powerStatus === null) return 'vmHostFoundAgain'
  const isOn = held.powerStatus === powerStatus.id.poweredOn
  if (isOn !== (server.power === 'on')) return isOn ? 'vmHostStoppedOutside' : 'vmHostStartedOutside'
  return held.ipv4 === server.ipv4 && held.ipv6 === server.ipv6 ? undefined : 'vmHostReaddressedOutside'
}

/** Our row says what the engine says of a server at rest. */
const follow = async (of: ServerCase) => {
  const { trx, held } = of
  const server = engineServer(of)
  const event = server && eventOf(held, server)
  if (!event) return 'followed' as const
  const key = keyOf(held)
  await observe(trx, key, server)
  await recordPrimaryIps(trx, key, server)
  await takeUp(trx, held, server)
  if (followsPower.has(held.statusId)) await setStatusByPower(trx, key)
  await payByState(trx, key)
  // What lies in the bin is started again only if it ran before it was put there.
  if (held.binnedAt === null) await setDesiredPower(trx, key, server.power)
  await publishServer(trx, held)
  await note(of, event)
  return 'followed' as const
}

const takeUpBroken = async ({ trx, held }: ServerCase, server: EngineServer) => {
  await takeUp(trx, held, server)
  await payByState(trx, keyOf(held))
}

/** Working or not, from now on it is paid for. */
const welcomeBack = async (of: ServerCase) => {
  const { trx, deps, held } = of
  const server = engineServer(of)
  if (!server) return
  const { back } = reconcileText.server
  await tellOwners(trx, deps, ownedBy(held, serviceType.vm), {
    subject: back.subject(held.name),
    content: back.content(held.name),
  })
  await (server.state === 'error' ? takeUpBroken(of, server) : follow(of))
}

const recover = async (of: ServerCase) => {
  if (engineServer(of)) await follow(of)
}

export const serverRepairs: Repairs<HeldServer> = {
  hold: holdServer,
  counts: { gone: lose, failed: markBroken, power: follow, address: follow },
  isOver: { gone: welcomeBack, failed: recover },
}
