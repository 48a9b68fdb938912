import { serviceType } from '@sarv/contract/service-types'
import {
  nameOf,
  type DriftingService,
  type DriftKind,
  type DriftServiceType,
  type Finding,
} from '../../../services/drift.ts'

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

const prefixes: Record<string, DriftServiceType> = {
  vm: serviceType.vm,
  vol: serviceType.volume,
  net: serviceType.network,
  rt: serviceType.vpc,
  itf: 'VpcNetwork',
  rip: 'VpcIp',
  nat: 'VpcNat',
  lb: serviceType.loadBalancer,
}
const tagForm = /^([a-z]+)-([1-9]\d{0,14})-([1-9]\d{0,14})$/

/** undefined for what is not of ours: an engine may serve others as well. */
export const parseTag = (tag: string): DriftingService | undefined => {
  const [, prefix = '', projectId, id] = tagForm.exec(tag) ?? []
  const type = prefixes[prefix]
  return type && { type, projectId: Number(projectId), id: Number(id) }
}

/** An engine's words may be long: a whole trace in a fault. */
const longestFault = 500

export interface Rule<Our extends OurService, Their> {
  type: DriftServiceType
  /** `underWay`: between two states, so that the next round sees more. */
  stateOf(their: Their): 'atRest' | 'underWay' | 'error'
  faultOf(their: Their): string | null
  /** What differs between two that are at rest. */
  differences(our: Our, their: Their): Pick<Finding, 'kind' | 'details'>[]
  /** What it takes to ask for it by name where its own is not enough. */
  aboutGone?(our: Our): Finding['details']
  /** Beyond its own operation. */
  isUnsettled?(our: Our, their: Their): boolean
}

export const differs = (kind: DriftKind, expected: unknown, found: unknown): Pick<Finding, 'kind' | 'details'>[] =>
  JSON.stringify(expected) === JSON.stringify(found) ? [] : [{ kind, details: { expected, found } }]

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
  { type, stateOf, faultOf, differences, aboutGone, isUnsettled }: Rule<Our, Their>,
  our: Our,
  their: Their | undefined,
): Finding[] | 'skipped' => {
  const service = { type, projectId: our.projectId, id: our.id }
  if (our.isBusy) return 'skipped'
  if (!their) {
    const details = aboutGone?.(our) ?? {}
    return our.isExpected && our.isHere ? [{ kind: 'gone', service, engineRef: null, details }] : []
  }
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

export const compareAll = <Our extends OurService, Their extends OnEngine>(
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
