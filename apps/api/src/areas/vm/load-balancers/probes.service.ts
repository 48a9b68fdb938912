import { firewallProtocol, vmLbMemberHealth, vmLbProtocol } from '@sarv/contract/enums'
import { probeCauseText, probeDifferenceText, probeNoteText } from '@sarv/contract/vm/load-balancers/probes.fa'
import {
  causeOf,
  differencesOf,
  longestExcerpt,
  newsOf,
  type MemberFacts,
} from '@sarv/contract/vm/load-balancers/probes.rules'
import type { LoadBalancerProbed, LoadBalancerProbes } from '@sarv/contract/vm/load-balancers/probes.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { ProjectOfCall } from '../../../http/implement.ts'
import { countOrRefuse } from '../../../http/rate-limits.ts'
import { publish } from '../../../operations/events.ts'
import type { MemberProbe } from '../../../ports/compute/balancers.engine.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import { judgeService } from '../../../services/service.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { readEntrance } from '../host-firewall/entrance.service.ts'
import { balancerService, tagOf } from './load-balancers.definition.ts'
import type { BalancerTools } from './load-balancers.service.ts'
import { findBalancer, lockBalancer, type BalancerKey } from './load-balancers.store.ts'
import { probesText } from './probes.fa.ts'
import {
  countHealth,
  forgetProbes,
  insertProbes,
  isOtherLook,
  keyOf,
  listLooks,
  listProbes,
  listRotation,
  setToldDown,
  type KeptProbe,
  type MemberLooks,
  type SeenMember,
} from './probes.store.ts'
import { isTelling } from './rotation.rules.ts'
import { rotateMembers } from './rotation.service.ts'
import { listListeners, listMembers } from './shapes.store.ts'

type Tools = Pick<BalancerTools, 'compute'>
type ProbeDependencies = NotifyDependencies & Tools
type Listener = Awaited<ReturnType<typeof listListeners>>[number]
type Member = Awaited<ReturnType<typeof listMembers>>[number]

/** Whoever answers it may send anything: a text without what no database and no screen takes. */
const asText = (excerpt: string | null): string | null =>
  // eslint-disable-next-line no-control-regex -- these are what is taken out
  excerpt?.replaceAll(/[^\P{C}\t\n]/gu, '').slice(0, longestExcerpt) ?? null

const isUdpOf = ({ protocolId }: Listener): boolean => protocolId === vmLbProtocol.id.udp

// --- looking ---------------------------------------------------------------------------------------------------------

/** What the engine saw, of those who are members now. */
const seenOf = async (trx: Db, key: BalancerKey & { revision: number }, probes: readonly MemberProbe[]) => {
  const members = await listMembers(trx, key)
  const ids = new Map(members.map(({ vmHostId }) => [serverTag(key.projectId, vmHostId), vmHostId]))
  return probes.flatMap(({ protocol, port, serverTag: tag, excerpt, ...probe }): SeenMember[] => {
    const vmHostId = ids.get(tag)
    if (vmHostId === undefined) return []
    return [{ ...probe, excerpt: asText(excerpt), isUdp: protocol === 'udp', sourcePort: port, vmHostId }]
  })
}

interface OwnedBalancer extends BalancerKey {
  customerId: number
  name: string
}

/** One that is out is not looked at: when it was tried once more in vain, it is down. */
const outForDown = 2
const newsOfMember = ({ looks, wasToldDown, outCount }: MemberLooks) =>
  !wasToldDown && outCount >= outForDown ? 'down' : newsOf(looks, wasToldDown)

/** Once for all servers that turned in the same look. */
const tellNews = async (trx: Db, deps: NotifyDependencies, balancer: OwnedBalancer, at: Date) => {
  const members = await listLooks(trx, balancer)
  for (const news of ['down', 'up'] as const) {
    const turned = members.filter((member) => newsOfMember(member) === news)
    if (turned.length === 0) continue
    for (const member of turned) await setToldDown(trx, balancer, member, news === 'down' ? at : null)
    const names = [...new Set(turned.map(({ vmHost }) => vmHost))]
    const { subject, content } = probesText[news]
    const link = `/load-balancer/${balancer.projectId}?balancer=${balancer.id}`
    await tellOwners(
      trx,
      deps,
      { customerId: balancer.customerId, link, isImportant: news === 'down' },
      { subject: subject(names, balancer.name), content: content(names) },
    )
  }
}

interface Look {
  probes: readonly MemberProbe[]
  /** When the engine was asked. */
  at: Date
  /** By somebody, and not by the clock: whoever is out is tried at once. */
  isAsked?: boolean
}

/** Those of whom a look says nothing: they are out of rotation, or not back for long enough. */
const unseenOf = async (trx: Db, key: BalancerKey & { revision: number }, seen: readonly SeenMember[], at: Date) => {
  const { projectId, id } = key
  const states = await listRotation(trx, { projectId, id })
  const looks = new Map(seen.map((one) => [keyOf(one), one]))
  const unseen = states.filter((state) => !isTelling(state, looks.get(keyOf(state)) ?? { isUp: true }, at))
  return new Set(unseen.map(keyOf))
}

/**
 * Writes down what was seen, and takes out of rotation or tries again whose turn it is; the balancer is held, so that two
 * looks at once come one after the other.
 */
export const recordProbes = async (
  trx: Db,
  deps: ProbeDependencies,
  { project, id }: { project: ProjectOfCall; id: number },
  { probes, at, isAsked = false }: Look,
): Promise<void> => {
  const { id: projectId, customerId } = project
  const key = { projectId, id }
  const balancer = await lockBalancer(trx, key)
  if (!balancer) return
  const revision = { ...key, revision: balancer.revision }
  const all = await seenOf(trx, revision, probes)
  const unseen = await unseenOf(trx, revision, all, at)
  const seen = all.filter((one) => !unseen.has(keyOf(one)))
  const isNew = await isOtherLook(trx, key, { seen, unseen })
  if (seen.length > 0) await insertProbes(trx, key, seen, new Date())
  await forgetProbes(trx, key)
  const isTurned = await rotateMembers(trx, deps, project, balancer, { seen: all, at, isAsked })
  await tellNews(trx, deps, { ...key, customerId, name: balancer.name }, new Date())
  // Every half minute for each balancer: whoever looks at one asks by themselves, all others only for what has changed.
  if (isNew || isTurned) await publish(trx, { customerId, projectId, group: 'LoadBalance', id })
}

const looksPerMinute = { max: 6, perSeconds: 60 }
const longestLookMs = 20_000

/** What the engine sees now; before the transaction, because it takes as long as the slowest member. */
export const lookNow = async (db: Db, { compute }: Tools, project: ProjectOfCall, id: number): Promise<Look> => {
  const key = { projectId: project.id, id }
  await judgeService(db, key, balancerService, 'probe')
  await countOrRefuse(db, `lb-probe:${project.id}:${id}`, looksPerMinute)
  const at = new Date()
  const probes = await compute(project.datacenterId).probeMembers(tagOf(key), AbortSignal.timeout(longestLookMs))
  return { probes, at, isAsked: true }
}

export const recordLook = async (
  trx: Db,
  deps: ProbeDependencies,
  balancer: { project: ProjectOfCall; id: number },
  look: Look,
): Promise<LoadBalancerProbed> => {
  await recordProbes(trx, deps, balancer, look)
  const { project, id } = balancer
  return { id, ...(await countHealth(trx, { projectId: project.id, id })) }
}

// --- reading ---------------------------------------------------------------------------------------------------------

const probeItem = ({ at, ...probe }: KeptProbe) => ({ ...probe, date: toWire(at) })

/** What stands between the balancer and the member, as far as we know. */
const factsOf = async (
  db: Db,
  tools: Tools,
  project: ProjectOfCall,
  { listener, member, address }: { listener: Listener; member: Member; address: string | null },
): Promise<MemberFacts> => {
  const { healthCheck, destinationPort: port } = listener
  const known = { timeoutMs: (healthCheck?.timeoutSeconds ?? 0) * 1000, hasHostHeader: !!healthCheck?.hostHeader }
  if (member.serverDeletedAt !== null || member.address === null) {
    return { ...known, isThere: false, isOn: false, isLetIn: false }
  }
  // One that the infrastructure does not have stands nowhere.
  if (address === null) return { ...known, isThere: true, isOn: true, isLetIn: true }
  const { tcp, udp } = firewallProtocol.id
  const packet = { address, firewallProtocolId: isUdpOf(listener) ? udp : tcp, port }
  const { firewallKind } = tools.compute(project.datacenterId)
  const entrance = await readEntrance(db, { projectId: project.id, id: member.vmHostId }, packet, firewallKind)
  return { ...known, isThere: true, ...entrance }
}

const healthOf = ({ isUp }: Member): number => {
  if (isUp === null) return vmLbMemberHealth.id.unknown
  return isUp ? vmLbMemberHealth.id.up : vmLbMemberHealth.id.down
}

const noteOf = (listener: Listener, probes: readonly unknown[], tellsAnswers: boolean): string | null => {
  if (!listener.healthCheck) return probeNoteText.noCheck
  if (probes.length === 0) return probeNoteText.none
  return tellsAnswers ? null : probeNoteText.noAnswers
}

/** How a member answered of late, and what is probably wrong with it. */
export const readProbes = async (
  db: Db,
  tools: Tools,
  project: ProjectOfCall,
  { id, listenerId, vmHostId }: { id: number; listenerId: number; vmHostId: number },
): Promise<LoadBalancerProbes> => {
  const key = { projectId: project.id, id }
  const balancer = await findBalancer(db, key)
  if (!balancer) throw new AppError('not_found')
  const revision = { ...key, revision: balancer.revision }
  const listener = (await listListeners(db, revision)).find((one) => one.id === listenerId)
  const members = await listMembers(db, revision)
  const member = members.find((one) => one.listenerId === listenerId && one.vmHostId === vmHostId)
  if (!listener || !member) throw new AppError('not_found')

  const of = { isUdp: isUdpOf(listener), sourcePort: listener.sourcePort, vmHostId }
  const { probes, lastGood } = await listProbes(db, key, of)
  const [last] = probes
  const facts = await factsOf(db, tools, project, { listener, member, address: balancer.ipAddress })
  const cause = causeOf(last, lastGood, facts)
  const { healthCheck: check } = listener
  const told = {
    server: member.vmHost,
    port: listener.destinationPort,
    path: check?.path ?? '/',
    host: check?.hostHeader ?? null,
    code: last?.statusCode ?? null,
    timeoutSeconds: check?.timeoutSeconds ?? 0,
  }
  return {
    vmHostId,
    vmHost: member.vmHost,
    healthId: healthOf(member),
    health: vmLbMemberHealth.label(healthOf(member)),
    healthDate: member.since && toWire(member.since),
    probes: probes.map(probeItem),
    lastGood: lastGood && probeItem(lastGood),
    cause,
    reason: cause && probeCauseText[cause](told),
    differences: differencesOf(last, lastGood).map(probeDifferenceText),
    note: noteOf(listener, probes, tools.compute(project.datacenterId).balancing.tellsAnswers),
  }
}
