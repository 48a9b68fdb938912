import { sql } from 'kysely'
import { networkNodeStatus, vmLbProtocol } from '@sarv/contract/enums'
import { LoadBalancerHealthCheck } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { Db } from '../../../db/connection.ts'
import type { CertificateFacts } from './certificates.rules.ts'
import type { BalancerKey } from './load-balancers.store.ts'

/** Which of a balancer's listeners: those that count, or those of a change that is under way. */
export interface RevisionKey extends BalancerKey {
  revision: number
}

export interface MemberRow {
  vmHostId: number
  weight: number
  isDraining: boolean
}

/** A certificate as it is kept: its key is sealed. */
export interface KeptCertificate extends CertificateFacts {
  certificate: string
  sealedKey: string
  /** So many days before its end its owners were last told. */
  warnedDays: number | null
}

export interface NewListener {
  protocolId: number
  sourcePort: number
  destinationPort: number
  sessionId: number
  healthCheck: LoadBalancerHealthCheck | null
  members: readonly MemberRow[]
  /** The first answers where no other one has the name that is asked for. */
  certificates: readonly KeptCertificate[]
}

const ofRevision = (db: Db, { projectId, id, revision }: RevisionKey) =>
  db
    .selectFrom('vm_lb_listeners as l')
    .where('l.project_id', '=', projectId)
    .where('l.load_balancer_id', '=', id)
    .where('l.revision', '=', revision)

export const listListeners = async (db: Db, key: RevisionKey) => {
  const rows = await ofRevision(db, key)
    .select(['l.id', 'l.protocol_id as protocolId', 'l.source_port as sourcePort'])
    .select(['l.destination_port as destinationPort', 'l.session_id as sessionId', 'l.health_check as healthCheck'])
    .orderBy('l.source_port')
    .orderBy('l.protocol_id')
    .execute()
  return rows.map(({ healthCheck, ...row }) => ({
    ...row,
    healthCheck: healthCheck === null ? null : LoadBalancerHealthCheck.parse(healthCheck),
  }))
}

const { connected, wait, detaching } = networkNodeStatus.id

/**
 * The members of all listeners, by server. `address` is that of the server in the balancer's network while it is connected
 * there, or on its way there or away where that counts too (`isLeaving`); `isUp` is null where nobody looks; the last four say whether it is out
 * of rotation, as `rotation.rules.ts` has it.
 */
export const listMembers = (db: Db, key: RevisionKey, { withMoving = false } = {}) =>
  ofRevision(db, key)
    .innerJoin('vm_load_balancers as b', (join) =>
      join.onRef('b.project_id', '=', 'l.project_id').onRef('b.id', '=', 'l.load_balancer_id'),
    )
    .innerJoin('vm_lb_members as m', (join) =>
      join.onRef('m.project_id', '=', 'l.project_id').onRef('m.listener_id', '=', 'l.id'),
    )
    .innerJoin('vm_hosts as h', (join) =>
      join.onRef('h.project_id', '=', 'm.project_id').onRef('h.id', '=', 'm.vm_host_id'),
    )
    .leftJoin('vm_network_nodes as n', (join) =>
      join
        .onRef('n.project_id', '=', 'm.project_id')
        .onRef('n.vm_host_id', '=', 'm.vm_host_id')
        .onRef('n.vm_network_id', '=', 'b.vm_network_id')
        .on('n.status_id', 'in', [connected, ...(withMoving ? [wait, detaching] : [])])
        .on('n.deleted_at', 'is', null),
    )
    .leftJoin('vm_lb_health as s', (join) =>
      join
        .onRef('s.project_id', '=', 'l.project_id')
        .onRef('s.load_balancer_id', '=', 'l.load_balancer_id')
        .onRef('s.source_port', '=', 'l.source_port')
        .onRef('s.vm_host_id', '=', 'm.vm_host_id')
        .on('s.is_udp', '=', sql<boolean>`(l.protocol_id = ${sql.lit(vmLbProtocol.id.udp)})`)
        .on('l.health_check', 'is not', null),
    )
    .select(['m.listener_id as listenerId', 'm.vm_host_id as vmHostId', 'm.weight', 'm.is_draining as isDraining'])
    .select(['h.name as vmHost', 'h.deleted_at as serverDeletedAt', 'n.address', 's.is_up as isUp', 's.since'])
    .select(sql<boolean>`n.status_id is not distinct from ${sql.lit(detaching)}`.as('isLeaving'))
    .select(['s.out_count as outCount', 's.out_since as outSince', 's.next_try_at as nextTryAt'])
    .select('s.good_from as goodFrom')
    .orderBy('h.name')
    .orderBy('m.vm_host_id')
    .execute()

/** Everything but the secret. */
export const listCertificates = (db: Db, key: RevisionKey) =>
  ofRevision(db, key)
    .innerJoin('vm_lb_certificates as k', (join) =>
      join.onRef('k.project_id', '=', 'l.project_id').onRef('k.listener_id', '=', 'l.id'),
    )
    .select(['k.listener_id as listenerId', 'k.place', 'k.names', 'k.issuer', 'k.fingerprint'])
    .select(['k.starts_at as startsAt', 'k.ends_at as endsAt'])
    .orderBy('k.listener_id')
    .orderBy('k.place')
    .execute()

/** With the sealed keys: for the engine, and for a change that keeps them. */
export const listKeptCertificates = (db: Db, key: RevisionKey) =>
  ofRevision(db, key)
    .innerJoin('vm_lb_certificates as k', (join) =>
      join.onRef('k.project_id', '=', 'l.project_id').onRef('k.listener_id', '=', 'l.id'),
    )
    .select(['k.listener_id as listenerId', 'l.source_port as sourcePort', 'k.place', 'k.certificate'])
    .select(['k.key_secret as sealedKey', 'k.names', 'k.issuer', 'k.fingerprint', 'k.warned_days as warnedDays'])
    .select(['k.starts_at as startsAt', 'k.ends_at as endsAt'])
    .orderBy('k.listener_id')
    .orderBy('k.place')
    .execute()

export const insertListeners = async (trx: Db, key: RevisionKey, listeners: readonly NewListener[]): Promise<void> => {
  for (const { members, certificates, ...listener } of listeners) {
    const { id: listenerId } = await trx
      .insertInto('vm_lb_listeners')
      .values({
        project_id: key.projectId,
        load_balancer_id: key.id,
        revision: key.revision,
        protocol_id: listener.protocolId,
        source_port: listener.sourcePort,
        destination_port: listener.destinationPort,
        session_id: listener.sessionId,
        health_check: listener.healthCheck === null ? null : JSON.stringify(listener.healthCheck),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const of = { project_id: key.projectId, listener_id: listenerId }
    if (members.length > 0) {
      await trx
        .insertInto('vm_lb_members')
        .values(
          members.map(({ vmHostId, weight, isDraining }) => ({
            ...of,
            vm_host_id: vmHostId,
            weight,
            is_draining: isDraining,
          })),
        )
        .execute()
    }
    for (const [place, kept] of certificates.entries()) {
      await trx
        .insertInto('vm_lb_certificates')
        .values({
          ...of,
          place,
          certificate: kept.certificate,
          key_secret: kept.sealedKey,
          names: kept.names,
          issuer: kept.issuer,
          fingerprint: kept.fingerprint,
          starts_at: kept.startsAt,
          ends_at: kept.endsAt,
          warned_days: kept.warnedDays,
        })
        .execute()
    }
  }
}

/** Of all that were ever written and are still there. */
export const lastRevision = async (db: Db, { projectId, id }: BalancerKey): Promise<number> => {
  const { last } = await db
    .selectFrom('vm_lb_listeners')
    .where('project_id', '=', projectId)
    .where('load_balancer_id', '=', id)
    .select(sql<number>`coalesce(max(revision), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  return last
}

const deleteRevisions = (trx: Db, { projectId, id }: BalancerKey) =>
  trx.deleteFrom('vm_lb_listeners').where('project_id', '=', projectId).where('load_balancer_id', '=', id)

/**
 * What a change has replaced, and what became of those that failed before it. Later ones stay: of a plan that changes the
 * members of one balancer several times each change has its own.
 */
export const deleteEarlierListeners = async (trx: Db, key: RevisionKey, kept = 0) => {
  await deleteRevisions(trx, key).where('revision', '<', key.revision).where('revision', '<>', kept).execute()
}

/** Of a change that nobody will try again. */
export const deleteRevision = async (trx: Db, key: RevisionKey) => {
  await deleteRevisions(trx, key).where('revision', '=', key.revision).execute()
}

/** Nothing stands behind a balancer that is gone, and its keys are nobody's any more. */
export const deleteListeners = async (trx: Db, { projectId, id }: BalancerKey) => {
  for (const table of ['vm_lb_listeners', 'vm_lb_health', 'vm_lb_probes'] as const) {
    await trx
      .deleteFrom(table as 'vm_lb_listeners')
      .where('project_id', '=', projectId)
      .where('load_balancer_id', '=', id)
      .execute()
  }
}

/** Servers of the project by number, with their address in a network where they are connected to it. */
export const listServersFor = (
  db: Db,
  projectId: number,
  { vmNetworkId, ids }: { vmNetworkId: number; ids: number[] },
) =>
  db
    .selectFrom('vm_hosts as h')
    .leftJoin('vm_network_nodes as n', (join) =>
      join
        .onRef('n.project_id', '=', 'h.project_id')
        .onRef('n.vm_host_id', '=', 'h.id')
        .on('n.vm_network_id', '=', vmNetworkId)
        .on('n.status_id', '=', networkNodeStatus.id.connected)
        .on('n.deleted_at', 'is', null),
    )
    .where('h.project_id', '=', projectId)
    .where('h.id', 'in', ids)
    .where('h.deleted_at', 'is', null)
    .where('h.binned_at', 'is', null)
    .select(['h.id', 'h.name', 'n.address'])
    .execute()

export type FoundServer = Awaited<ReturnType<typeof listServersFor>>[number]

/** The balancers that a server stands behind, as they count now. */
export const balancersOfServer = (db: Db, server: { projectId: number; id: number }) =>
  db
    .selectFrom('vm_load_balancers as b')
    .where('b.project_id', '=', server.projectId)
    .where('b.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('vm_lb_listeners as l')
          .innerJoin('vm_lb_members as m', (join) =>
            join.onRef('m.project_id', '=', 'l.project_id').onRef('m.listener_id', '=', 'l.id'),
          )
          .whereRef('l.project_id', '=', 'b.project_id')
          .whereRef('l.load_balancer_id', '=', 'b.id')
          .whereRef('l.revision', '=', 'b.revision')
          .where('m.vm_host_id', '=', server.id)
          .select('m.vm_host_id'),
      ),
    )
    .select(['b.project_id as projectId', 'b.id', 'b.name', 'b.vm_network_id as vmNetworkId'])
    .orderBy('b.name')
    .execute()

/** Also from changes that are under way or have failed. */
export const deleteMembersOfServer = async (trx: Db, server: { projectId: number; id: number }): Promise<number> => {
  let places = 0n
  for (const table of ['vm_lb_members', 'vm_lb_health', 'vm_lb_probes'] as const) {
    const { numDeletedRows } = await trx
      .deleteFrom(table as 'vm_lb_members')
      .where('project_id', '=', server.projectId)
      .where('vm_host_id', '=', server.id)
      .executeTakeFirst()
    if (table === 'vm_lb_members') places = numDeletedRows
  }
  return Number(places)
}
