import { createHash } from 'node:crypto'
import type {
  BalancerAlgorithm,
  BalancerCertificate,
  BalancerProtocol,
  BalancerState,
  Balancing,
  EngineBalancer,
  EngineBalancerDetail,
  EngineMember,
  HealthCheckSpec,
  MemberHealth,
  MemberProbe,
  SessionKind,
} from '../../ports/compute/balancers.engine.ts'
import { isExpectedCode } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import { byPort, byServer } from '../balancer-shapes.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { isPast } from './servers.state.ts'

export const sandboxBalancing: Balancing = {
  protocols: ['tcp', 'udp', 'http', 'https'],
  algorithms: ['roundRobin', 'leastConnection', 'sourceIp', 'sourceIpPort'],
  hasWeights: true,
  healthChecks: ['tcp', 'http', 'udp'],
  sessions: ['sourceIp', 'cookie'],
  hasNamedCertificates: true,
  hasChecksOutside: true,
  tellsAnswers: true,
}

export type MemberRow = Omit<EngineMember, 'health'>

export interface ListenerRow {
  protocol: BalancerProtocol
  port: number
  memberPort: number
  members: MemberRow[]
  /** Of certificates and keys only a fingerprint is kept. */
  fingerprint: string | null
  nameFingerprints: string[]
  healthCheck: HealthCheckSpec | null
  session: SessionKind | null
}

/** A row of `sandbox.balancers` as JSON: the same on every driver, whatever its type parsers. */
export interface BalancerRow {
  tag: string
  ref: string
  name: string
  network_tag: string
  address: string
  algorithm: BalancerAlgorithm
  listeners: ListenerRow[]
  created_at: string
  built_at: string
  /** When the last change is done. */
  updated_at: string | null
  gone_at: string | null
}

/** Seconds of a mid-sized cloud on a quiet day. */
export const balancerSeconds = { build: 8, update: 4, delete: 3 } as const

export const fingerprintOf = (certificate: BalancerCertificate | undefined): string | null =>
  certificate
    ? createHash('sha256').update(`${certificate.certificate}\n${certificate.privateKey}`).digest('hex')
    : null

/** The state follows from stored times alone, so that a stopped process has no timer to lose. */
export const balancerStateAt = (row: BalancerRow, now: Date): BalancerState => {
  if (row.gone_at) return 'deleting'
  if (!isPast(row.built_at, now)) return 'building'
  return row.updated_at !== null && !isPast(row.updated_at, now) ? 'updating' : 'active'
}

/** Lets a change begin only where no other one is under way. */
export const checkActive = (row: BalancerRow, now: Date): void => {
  const state = balancerStateAt(row, now)
  if (state !== 'active') throw new EngineError('busy', `cannot change load balancer ${row.tag}: it is ${state}`)
}

export const toEngineBalancer = (row: BalancerRow, now: Date): EngineBalancer => ({
  tag: row.tag,
  ref: row.ref,
  name: row.name,
  networkTag: row.network_tag,
  address: row.address,
  state: balancerStateAt(row, now),
  fault: null,
  createdAt: new Date(row.created_at),
})

/** What stands between a balancer and a member; `null`: nothing. */
export type MemberTrouble = 'off' | 'away' | null

type Answer = Pick<MemberProbe, 'isUp' | 'problem' | 'millis' | 'statusCode' | 'excerpt'>

const pages: Readonly<Record<number, string>> = { 200: 'OK', 404: 'Not Found', 500: 'Internal Server Error' }

/** Every server of the sandbox has a web server: `/status/503` and the like answer that code, all else is fine. */
const codeOf = (path: string): number => Number(/^\/status\/([1-5]\d\d)\b/.exec(path)?.[1] ?? 200)

const answered = (check: HealthCheckSpec, millis: number): Answer => {
  if (!check.http) return { isUp: true, problem: null, millis, statusCode: null, excerpt: null }
  const code = codeOf(check.http.path)
  const isUp = isExpectedCode(check.http.expectedCodes, code)
  const page = pages[code] ?? 'Status'
  const excerpt = [`HTTP/1.1 ${code} ${page}`, 'content-type: text/plain', '', `${code} ${page.toLowerCase()}`].join(
    '\n',
  )
  return { isUp, problem: isUp ? null : 'wrongCode', millis, statusCode: code, excerpt }
}

/** What a member answers to a check. A server that is off says nothing, one that has left the network is not found. */
export const answerOf = (check: HealthCheckSpec, trouble: MemberTrouble, { address }: { address: string }): Answer => {
  const silent = { isUp: false, statusCode: null, excerpt: null }
  if (trouble === 'off') return { ...silent, problem: 'timeout', millis: check.timeoutSeconds * 1000 }
  if (trouble === 'away') return { ...silent, problem: 'unreachable', millis: null }
  // A few milliseconds, other ones for each server.
  return answered(check, 1 + (Number(address.split('.').at(-1)) % 9))
}

const healthOf = (check: HealthCheckSpec | null, trouble: MemberTrouble, member: MemberRow): MemberHealth => {
  if (!check) return 'unknown'
  return answerOf(check, trouble, member).isUp ? 'up' : 'down'
}

export const toDetail = (
  row: BalancerRow,
  now: Date,
  troubleOf: (member: MemberRow) => MemberTrouble,
): EngineBalancerDetail => ({
  ...toEngineBalancer(row, now),
  algorithm: row.algorithm,
  listeners: row.listeners
    .map(({ fingerprint, members, protocol, port, memberPort, healthCheck, session }) => ({
      protocol,
      port,
      memberPort,
      healthCheck,
      session,
      hasCertificate: fingerprint !== null,
      members: members
        .map((member) => ({ ...member, health: healthOf(healthCheck, troubleOf(member), member) }))
        .toSorted(byServer),
    }))
    .toSorted(byPort),
})
