import { sql } from 'kysely'
import { vmLbProtocol } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import type { BalancerKey } from './load-balancers.store.ts'
import type { MemberKey } from './probes.store.ts'
import { waitAfter, type Turn } from './rotation.rules.ts'
import type { RevisionKey } from './shapes.store.ts'

const rows = (trx: Db, { projectId, id }: BalancerKey) =>
  trx.updateTable('vm_lb_health').where('project_id', '=', projectId).where('load_balancer_id', '=', id)

const isIn = { out_count: 0, out_since: null, next_try_at: null, good_from: null }

const columnsAfter = (turn: Turn, outCount: number, at: Date) => {
  if (turn === 'in') return isIn
  if (turn === 'trial') return { out_since: null, next_try_at: null, good_from: null }
  const nextTryAt = new Date(at.getTime() + waitAfter(outCount))
  return { out_count: outCount + 1, out_since: at, next_try_at: nextTryAt, good_from: null }
}

export const turnMember = async (
  trx: Db,
  key: BalancerKey,
  { isUdp, sourcePort, vmHostId, outCount }: MemberKey & { outCount: number },
  { turn, at }: { turn: Turn; at: Date },
) => {
  await rows(trx, key)
    .where('is_udp', '=', isUdp)
    .where('source_port', '=', sourcePort)
    .where('vm_host_id', '=', vmHostId)
    .set(columnsAfter(turn, outCount, at))
    .execute()
}

/** Of the listener with that name in the query. */
const isMemberOf = (
  listener: 'was' | 'l',
) => sql`select from vm_lb_members m where m.project_id = vm_lb_health.project_id
  and m.listener_id = ${sql.ref(listener)}.id and m.vm_host_id = vm_lb_health.vm_host_id`

/** All are in for good. */
export const endRotation = async (trx: Db, key: BalancerKey) => {
  await rows(trx, key).where('out_count', '>', 0).set(isIn).execute()
}

/** The engine has them back: from now on the check of each listener has to be good for as long as it takes. */
export const beginTrials = async (trx: Db, { projectId, id }: BalancerKey) => {
  const number = (name: string) => sql`(l.health_check ->> ${sql.lit(name)})::int`
  await sql`update vm_lb_health as s
    set good_from = now() + make_interval(secs => ${number('intervalSeconds')}
      * greatest(${number('upAfter')}, ${number('downAfter')}) + ${number('timeoutSeconds')})
    from vm_lb_listeners l join vm_load_balancers b
      on b.project_id = l.project_id and b.id = l.load_balancer_id and b.revision = l.revision
    where s.project_id = ${projectId} and s.load_balancer_id = ${id}
      and s.out_count > 0 and s.out_since is null and s.good_from is null
      and l.project_id = s.project_id and l.load_balancer_id = s.load_balancer_id and l.health_check is not null
      and l.source_port = s.source_port and (l.protocol_id = ${vmLbProtocol.id.udp}) = s.is_udp`.execute(trx)
}

/**
 * A server on trial that a change has taken out and put back: the engine takes it for well again. The next look finds it
 * behind, and begins its trial anew.
 */
export const restartTrial = async (trx: Db, key: BalancerKey, { isUdp, sourcePort, vmHostId }: MemberKey) => {
  await rows(trx, key)
    .where('is_udp', '=', isUdp)
    .where('source_port', '=', sourcePort)
    .where('vm_host_id', '=', vmHostId)
    .where('out_count', '>', 0)
    .where('out_since', 'is', null)
    .set({ good_from: null })
    .execute()
}

/**
 * What was seen at a port that goes elsewhere or is looked at otherwise in another revision says nothing of it there; nor
 * does what was seen of a server that has been none of its members since.
 */
export const endRotationOfChanged = async (trx: Db, { projectId, id, revision }: RevisionKey) => {
  await rows(trx, { projectId, id })
    .where('out_count', '>', 0)
    .where(
      sql<boolean>`not exists (select from vm_load_balancers b
        join vm_lb_listeners was on was.project_id = b.project_id and was.load_balancer_id = b.id
          and was.revision = b.revision
        join vm_lb_listeners l on l.project_id = b.project_id and l.load_balancer_id = b.id and l.revision = ${revision}
          and l.protocol_id = was.protocol_id and l.source_port = was.source_port
          and l.destination_port = was.destination_port and l.health_check = was.health_check
        where b.project_id = ${projectId} and b.id = ${id} and was.source_port = vm_lb_health.source_port
          and (was.protocol_id = ${vmLbProtocol.id.udp}) = vm_lb_health.is_udp
          and (exists (${isMemberOf('was')}) or not exists (${isMemberOf('l')})))`,
    )
    .set(isIn)
    .execute()
}
