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
} from '../../ports/compute/balancers.engine.ts'
import { byPort, byServer } from '../balancer-shapes.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { isPast } from './servers.state.ts'

export const sandboxBalancing: Balancing = {
  protocols: ['tcp', 'udp', 'http', 'https'],
  algorithms: ['roundRobin', 'leastConnection', 'sourceIp', 'sourceIpPort'],
  hasWeights: true,
}

export type MemberRow = Omit<EngineMember, 'health'>

export interface ListenerRow {
  protocol: BalancerProtocol
  port: number
  memberPort: number
  members: MemberRow[]
  /** Of certificate and key only a fingerprint is kept. */
  fingerprint: string | null
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

/** `isUp` tells whether a member would answer at its address. */
export const toDetail = (row: BalancerRow, now: Date, isUp: (member: MemberRow) => boolean): EngineBalancerDetail => ({
  ...toEngineBalancer(row, now),
  algorithm: row.algorithm,
  listeners: row.listeners
    .map(({ fingerprint, members, ...listener }) => ({
      ...listener,
      hasCertificate: fingerprint !== null,
      members: members
        .map((member) => ({ ...member, health: isUp(member) ? ('up' as const) : ('down' as const) }))
        .toSorted(byServer),
    }))
    .toSorted(byPort),
})
