import { sql } from 'kysely'
import { serviceStatus, vmLbProtocol } from '@sarv/contract/enums'
import { lookSeconds } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import {
  keptProbes,
  longestLookBack,
  probeProblems,
  type Probe,
  type ProbeProblem,
} from '@sarv/contract/vm/load-balancers/probes.rules'
import type { Db } from '../../../db/connection.ts'
import { takeDue } from '../../../db/due.ts'
import type { BalancerKey } from './load-balancers.store.ts'

/** A server behind a port: the same one whatever revision its listener is of. */
export interface MemberKey {
  isUdp: boolean
  sourcePort: number
  vmHostId: number
}

export interface SeenMember extends MemberKey, Probe {}

const isProblem = (text: string | null): text is ProbeProblem => probeProblems.some((problem) => problem === text)

const ofMember = (db: Db, { projectId, id }: BalancerKey, { isUdp, sourcePort, vmHostId }: MemberKey) =>
  db
    .selectFrom('vm_lb_probes')
    .where('project_id', '=', projectId)
    .where('load_balancer_id', '=', id)
    .where('is_udp', '=', isUdp)
    .where('source_port', '=', sourcePort)
    .where('vm_host_id', '=', vmHostId)
    .select(['id', 'at', 'is_up as isUp', 'problem', 'millis', 'status_code as statusCode', 'excerpt'])
    .orderBy('id', 'desc')

type ProbeRow = Awaited<ReturnType<ReturnType<typeof ofMember>['execute']>>[number]

const read = ({ problem, ...row }: ProbeRow) => ({ ...row, problem: isProblem(problem) ? problem : null })

/** The newest first; and the last good one, which may be older than all of them. */
export const listProbes = async (db: Db, balancer: BalancerKey, member: MemberKey) => {
  const [probes, lastGood] = await Promise.all([
    ofMember(db, balancer, member).limit(keptProbes).execute(),
    ofMember(db, balancer, member).where('is_up', '=', true).limit(1).executeTakeFirst(),
  ])
  return { probes: probes.map(read), lastGood: lastGood ? read(lastGood) : null }
}

export type KeptProbe = Awaited<ReturnType<typeof listProbes>>['probes'][number]

export const keyOf = ({ isUdp, sourcePort, vmHostId }: MemberKey): string => `${isUdp} ${sourcePort} ${vmHostId}`

/**
 * Whether a look shows anything else than the one before it did, of any member; how long an answer took is no news, nor is
 * that nobody looks at some of them now.
 */
export const isOtherLook = async (
  trx: Db,
  { projectId, id }: BalancerKey,
  { seen, unseen }: { seen: readonly SeenMember[]; unseen: ReadonlySet<string> },
) => {
  const { rows } = await sql<MemberKey & Pick<Probe, 'isUp' | 'problem' | 'statusCode'>>`
    select distinct on (is_udp, source_port, vm_host_id) is_udp as "isUdp", source_port as "sourcePort",
      vm_host_id as "vmHostId", is_up as "isUp", problem, status_code as "statusCode"
    from vm_lb_probes where project_id = ${projectId} and load_balancer_id = ${id}
    order by is_udp, source_port, vm_host_id, id desc`.execute(trx)
  const before = new Map(rows.filter((row) => !unseen.has(keyOf(row))).map((row) => [keyOf(row), row]))
  return (
    before.size !== seen.length ||
    seen.some((now) => {
      const last = before.get(keyOf(now))
      return last?.isUp !== now.isUp || last.problem !== now.problem || last.statusCode !== now.statusCode
    })
  )
}

export const insertProbes = async (trx: Db, { projectId, id }: BalancerKey, seen: readonly SeenMember[], at: Date) => {
  const of = { project_id: projectId, load_balancer_id: id }
  await trx
    .insertInto('vm_lb_probes')
    .values(
      seen.map(({ isUdp, sourcePort, vmHostId, isUp, statusCode, ...probe }) => ({
        ...of,
        ...probe,
        is_udp: isUdp,
        source_port: sourcePort,
        vm_host_id: vmHostId,
        is_up: isUp,
        status_code: statusCode,
        at,
      })),
    )
    .execute()
  await trx
    .insertInto('vm_lb_health')
    .values(
      seen.map(({ isUdp, sourcePort, vmHostId, isUp }) => ({
        ...of,
        is_udp: isUdp,
        source_port: sourcePort,
        vm_host_id: vmHostId,
        is_up: isUp,
        since: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'load_balancer_id', 'is_udp', 'source_port', 'vm_host_id'])
        .doUpdateSet((eb) => ({ is_up: eb.ref('excluded.is_up'), since: eb.ref('excluded.since') }))
        .whereRef('vm_lb_health.is_up', '<>', 'excluded.is_up'),
    )
    .execute()
}

/** What nobody reads any more: all but the last looks at a member and its last good one, and those who are none any more. */
export const forgetProbes = async (trx: Db, { projectId, id }: BalancerKey) => {
  await sql`delete from vm_lb_probes where project_id = ${projectId} and id in (
    select ranked.id from (
      select p.id, p.is_up,
        row_number() over (partition by p.is_udp, p.source_port, p.vm_host_id order by p.id desc) as place,
        row_number() over (partition by p.is_udp, p.source_port, p.vm_host_id, p.is_up order by p.id desc) as among
      from vm_lb_probes p where p.project_id = ${projectId} and p.load_balancer_id = ${id}
    ) ranked where place > ${keptProbes} and not (is_up and among = 1))`.execute(trx)
  for (const table of ['vm_lb_probes', 'vm_lb_health'] as const) {
    await sql`delete from ${sql.table(table)} s
      where s.project_id = ${projectId} and s.load_balancer_id = ${id} and not exists (
        select from vm_load_balancers b
        join vm_lb_listeners l on l.project_id = b.project_id and l.load_balancer_id = b.id
          and l.revision = b.revision and l.health_check is not null
        join vm_lb_members m on m.project_id = l.project_id and m.listener_id = l.id
        where b.project_id = s.project_id and b.id = s.load_balancer_id and l.source_port = s.source_port
          and (l.protocol_id = ${vmLbProtocol.id.udp}) = s.is_udp and m.vm_host_id = s.vm_host_id)`.execute(trx)
  }
}

export interface MemberLooks extends MemberKey {
  wasToldDown: boolean
  /** How often in a row it was taken out of rotation. */
  outCount: number
  vmHost: string
  /** Newest first. */
  looks: boolean[]
}

/** How each member did of late, and whether people know. */
export const listLooks = async (trx: Db, { projectId, id }: BalancerKey): Promise<MemberLooks[]> => {
  const { rows } = await sql<MemberLooks>`select h.is_udp as "isUdp", h.source_port as "sourcePort",
      h.vm_host_id as "vmHostId", h.told_down_at is not null as "wasToldDown", v.name as "vmHost",
      h.out_count as "outCount",
      array(select p.is_up from vm_lb_probes p
        where p.project_id = h.project_id and p.load_balancer_id = h.load_balancer_id and p.is_udp = h.is_udp
          and p.source_port = h.source_port and p.vm_host_id = h.vm_host_id
        order by p.id desc limit ${longestLookBack}) as looks
    from vm_lb_health h join vm_hosts v on v.project_id = h.project_id and v.id = h.vm_host_id
    where h.project_id = ${projectId} and h.load_balancer_id = ${id}
    order by v.name, h.source_port`.execute(trx)
  return rows
}

const healthOf = (db: Db, { projectId, id }: BalancerKey) =>
  db.selectFrom('vm_lb_health').where('project_id', '=', projectId).where('load_balancer_id', '=', id)

/** Those that are out of rotation or on trial. */
export const listRotation = (trx: Db, key: BalancerKey) =>
  healthOf(trx, key)
    .where('out_count', '>', 0)
    .select(['is_udp as isUdp', 'source_port as sourcePort', 'vm_host_id as vmHostId', 'out_count as outCount'])
    .select(['out_since as outSince', 'next_try_at as nextTryAt', 'good_from as goodFrom'])
    .execute()

/** How many are looked at, and how many of them do not answer. */
export const countHealth = (trx: Db, key: BalancerKey) =>
  healthOf(trx, key)
    .select(sql<number>`count(*)::int`.as('memberCount'))
    .select(sql<number>`(count(*) filter (where not is_up))::int`.as('downCount'))
    .executeTakeFirstOrThrow()

export const setToldDown = async (
  trx: Db,
  { projectId, id }: BalancerKey,
  { isUdp, sourcePort, vmHostId }: MemberKey,
  toldAt: Date | null,
) => {
  await trx
    .updateTable('vm_lb_health')
    .set({ told_down_at: toldAt })
    .where('project_id', '=', projectId)
    .where('load_balancer_id', '=', id)
    .where('is_udp', '=', isUdp)
    .where('source_port', '=', sourcePort)
    .where('vm_host_id', '=', vmHostId)
    .execute()
}

/** In one go of one worker. */
const atOnce = 50

/** Those whose turn it is, taken: nobody else looks at them until it is again. */
export const takeUnprobed = async (db: Db) => {
  const due = await takeDue<'vm_load_balancers', { datacenter_id: number; customer_id: number }>(
    db,
    {
      table: 'vm_load_balancers',
      key: ['project_id', 'id'],
      at: sql`coalesce(vm_load_balancers.probed_at + make_interval(secs => ${lookSeconds}), '-infinity')`,
      where: sql`vm_load_balancers.deleted_at is null and vm_load_balancers.status_id = ${serviceStatus.id.active}
        and exists (select from vm_lb_listeners l
          where l.project_id = vm_load_balancers.project_id and l.load_balancer_id = vm_load_balancers.id
            and l.revision = vm_load_balancers.revision and l.health_check is not null)`,
    },
    {
      count: atOnce,
      set: sql`probed_at = now()`,
      besides: sql`(select p.datacenter_id from projects p where p.id = taken.project_id) as datacenter_id,
        (select p.customer_id from projects p where p.id = taken.project_id) as customer_id`,
    },
  )
  return due.map((row) => ({
    projectId: row.project_id,
    id: row.id,
    datacenterId: row.datacenter_id,
    customerId: row.customer_id,
  }))
}
