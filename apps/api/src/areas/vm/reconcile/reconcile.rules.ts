import { serviceType } from '@sarv/contract/service-types'
import {
  isMostGone,
  nameOf,
  type Comparison,
  type DriftingService,
  type DriftKind,
  type DriftServiceType,
  type Finding,
} from '../../../services/drift.ts'
import { serverTag, type EngineServer, type ServerSize } from '../../../ports/compute/hosts.engine.ts'
import type { EngineNetwork } from '../../../ports/compute/networks.engine.ts'
import type { EngineVolume } from '../../../ports/compute/volumes.engine.ts'

/** What our database says about something, as far as an engine can contradict it. */
export interface OurService {
  projectId: number
  id: number
  engineRef: string | null
  /** Of the datacenter that is looked at: several may be served by one cloud. */
  isHere: boolean
  /** The engine must have it. */
  isExpected: boolean
  /** The engine must not have it any more. What is neither may be there or not: it failed, its owner decides. */
  isEnded: boolean
  /** An operation is at it, or was while the engine was asked: nothing can be said about it now. */
  isBusy: boolean
}

export interface OurServer extends OurService, ServerSize {
  /** null: not known, because it failed or was not there. */
  power: 'on' | 'off' | null
  ipv4: string | null
  ipv6: string | null
}

export interface OurVolume extends OurService {
  sizeGb: number
  /** The server it is attached to. */
  serverId: number | null
}

export interface Ours {
  servers: readonly OurServer[]
  volumes: readonly OurVolume[]
  networks: readonly OurService[]
}

/** One pass over an engine's lists. */
export interface Theirs {
  servers: readonly EngineServer[]
  volumes: readonly EngineVolume[]
  networks: readonly EngineNetwork[]
}

const prefixes: Record<string, DriftServiceType> = {
  vm: serviceType.vm,
  vol: serviceType.volume,
  net: serviceType.network,
}
const tagForm = /^(vm|vol|net)-([1-9]\d{0,14})-([1-9]\d{0,14})$/

/** undefined for what is not of ours: an engine may serve others as well. */
export const parseTag = (tag: string): DriftingService | undefined => {
  const [, prefix = '', projectId, id] = tagForm.exec(tag) ?? []
  const type = prefixes[prefix]
  return type && { type, projectId: Number(projectId), id: Number(id) }
}

/** An engine's words may be long: a whole trace in a fault. */
const longestFault = 500

interface Rule<Our extends OurService, Their> {
  type: DriftServiceType
  /** `underWay`: between two states, so that the next round sees more. */
  stateOf(their: Their): 'atRest' | 'underWay' | 'error'
  faultOf(their: Their): string | null
  /** What differs between two that are at rest. */
  differences(our: Our, their: Their): Pick<Finding, 'kind' | 'details'>[]
  /** Beyond its own operation. */
  isUnsettled?(our: Our, their: Their): boolean
}

const differs = (kind: DriftKind, expected: unknown, found: unknown): Pick<Finding, 'kind' | 'details'>[] =>
  JSON.stringify(expected) === JSON.stringify(found) ? [] : [{ kind, details: { expected, found } }]

const sizeOf = ({ vcpus, memoryGb, diskGb }: ServerSize): ServerSize => ({ vcpus, memoryGb, diskGb })
const addressesOf = ({ ipv4, ipv6 }: { ipv4: string | null; ipv6: string | null }) => ({ ipv4, ipv6 })

// Names are not compared: a server that is renamed keeps its first name on the engine.
const serverRule: Rule<OurServer, EngineServer> = {
  type: serviceType.vm,
  stateOf: ({ state }) => {
    if (state === 'error') return 'error'
    return state === 'active' || state === 'stopped' ? 'atRest' : 'underWay'
  },
  faultOf: ({ fault }) => fault,
  differences: (our, their) => [
    ...differs('power', our.power, their.power),
    // Where its power is not known nothing else of what was observed is.
    ...(our.power === null ? [] : differs('address', addressesOf(our), addressesOf(their))),
    ...differs('size', sizeOf(our), sizeOf(their)),
  ],
}

const volumeRule = (busyServers: ReadonlySet<string>): Rule<OurVolume, EngineVolume> => {
  const ourServer = ({ projectId, serverId }: OurVolume) => (serverId === null ? null : serverTag(projectId, serverId))
  return {
    type: serviceType.volume,
    stateOf: ({ state }) => {
      if (state === 'error') return 'error'
      return state === 'available' || state === 'attached' ? 'atRest' : 'underWay'
    },
    faultOf: ({ fault }) => fault,
    differences: (our, their) => [
      ...differs('attachment', ourServer(our), their.serverTag),
      ...differs('size', our.sizeGb, their.sizeGb),
    ],
    // A server that is being deleted lets go of its volumes on the engine before it does so in our rows.
    isUnsettled: (our, their) => [ourServer(our), their.serverTag].some((tag) => tag !== null && busyServers.has(tag)),
  }
}

const networkRule: Rule<OurService, EngineNetwork> = {
  type: serviceType.network,
  stateOf: () => 'atRest',
  faultOf: () => null,
  differences: () => [],
}

const orphan = (service: DriftingService, their: { ref: string; name: string }, why: string): Finding => ({
  kind: 'orphan',
  service,
  engineRef: their.ref,
  details: { name: their.name, why },
})

type OnEngine = { tag: string; ref: string; name: string }

/** One side's things by tag; of several with one tag, the one that our row names comes first. Pages may overlap. */
const byTag = <Their extends OnEngine>(theirs: readonly Their[], refOf: (tag: string) => string | null | undefined) => {
  const found = new Map<string, Their[]>()
  for (const their of theirs) {
    const same = found.get(their.tag) ?? []
    if (same.some(({ ref }) => ref === their.ref)) continue
    found.set(their.tag, their.ref === refOf(their.tag) ? [their, ...same] : [...same, their])
  }
  return found
}

const judge = <Our extends OurService, Their extends OnEngine>(
  { type, stateOf, faultOf, differences, isUnsettled }: Rule<Our, Their>,
  our: Our,
  their: Their | undefined,
): Finding[] | 'skipped' => {
  const service = { type, projectId: our.projectId, id: our.id }
  if (our.isBusy) return 'skipped'
  if (!their) return our.isExpected && our.isHere ? [{ kind: 'gone', service, engineRef: null, details: {} }] : []
  if (our.isEnded) return [orphan(service, their, 'ended')]
  if (!our.isExpected || !our.isHere) return []
  const state = stateOf(their)
  if (state === 'underWay' || isUnsettled?.(our, their)) return 'skipped'
  const found =
    state === 'error'
      ? [{ kind: 'failed' as const, details: { fault: faultOf(their)?.slice(0, longestFault) ?? null } }]
      : differences(our, their)
  return found.map((one) => ({ ...one, service, engineRef: their.ref }))
}

const compareAll = <Our extends OurService, Their extends OnEngine>(
  rule: Rule<Our, Their>,
  ours: readonly Our[],
  theirs: readonly Their[],
  skipped: Set<string>,
): Finding[] => {
  const findings: Finding[] = []
  const rows = new Map(ours.map((our) => [nameOf({ type: rule.type, projectId: our.projectId, id: our.id }), our]))
  const rowOf = (tag: string) => {
    const service = parseTag(tag)
    return service && rows.get(nameOf(service))
  }
  const onEngine = new Map<string, Their>()
  for (const [tag, [their, second]] of byTag(theirs, (of) => rowOf(of)?.engineRef)) {
    const service = parseTag(tag)
    if (service?.type !== rule.type || !their) continue
    const row = rows.get(nameOf(service))
    if (!row) findings.push(orphan(service, their, 'unknown'))
    else if (second && !row.isBusy && !row.isEnded) findings.push(orphan(service, second, 'second'))
    onEngine.set(nameOf(service), their)
  }
  for (const [name, our] of rows) {
    const verdict = judge(rule, our, onEngine.get(name))
    if (verdict === 'skipped') skipped.add(name)
    else findings.push(...verdict)
  }
  return findings
}

/** Where engine and database do not agree. A single look is no proof: the lists are not all of one moment. */
export const compare = (ours: Ours, theirs: Theirs): Comparison => {
  const skipped = new Set<string>()
  const busyServers = new Set(
    ours.servers.filter(({ isBusy }) => isBusy).map(({ projectId, id }) => serverTag(projectId, id)),
  )
  const findings = [
    ...compareAll(serverRule, ours.servers, theirs.servers, skipped),
    ...compareAll(volumeRule(busyServers), ours.volumes, theirs.volumes, skipped),
    ...compareAll(networkRule, ours.networks, theirs.networks, skipped),
  ]
  return { findings, skipped }
}

/** Whether so much is missing that the answer is more likely wrong than the cloud empty. */
export const isDoubtful = ({ servers, volumes, networks }: Ours, findings: Finding[]): boolean => {
  const expected = [...servers, ...volumes, ...networks].filter(({ isExpected, isHere }) => isExpected && isHere).length
  return isMostGone(expected, { findings })
}
