import { sql } from 'kysely'
import { scheduleKind, scheduleResult, vmLbProtocol } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import type { Db } from '../../db/connection.ts'
import type { Decision, FindDecisions } from '../../decisions.ts'
import type { Actor } from '../../http/authorize.ts'
import { projectSightOf } from '../project/project-users/project-access.service.ts'

const dayMs = 86_400_000
/** A certificate that ends within these days is told of; within the second number it cannot wait. */
const certificateDays = { told: 14, urgent: 3 }
const rowCeiling = 50

/** The projects `p` of the customer that the actor reads. */
const inSight = async (db: Db, actor: Actor) => {
  const { visibleProjectIds } = await projectSightOf(db, actor)
  const isVisible = visibleProjectIds === undefined ? sql`true` : sql`p.id = any(${[...visibleProjectIds]}::bigint[])`
  return sql`p.customer_id = ${actor.customerId} and ${isVisible}`
}

/** Listeners `l` of load balancers `b` as they are in force, in projects `p`. */
const listenersInForce = sql`vm_load_balancers b
  join projects p on p.id = b.project_id
  join vm_lb_listeners l on l.project_id = b.project_id and l.load_balancer_id = b.id and l.revision = b.revision`

/** Behind a load balancer servers do not answer: for some of its visitors the site is down. */
const silentMembers: FindDecisions = async ({ db }, actor) => {
  const { rows } = await sql<{
    projectId: number
    id: number
    name: string
    servers: string[]
    memberCount: number
    since: Date
  }>`
    select b.project_id as "projectId", b.id, b.name, min(s.since) filter (where s.vm_host_id is not null) as since,
      array_agg(distinct h.name) filter (where s.vm_host_id is not null) as servers,
      count(distinct m.vm_host_id)::int as "memberCount"
    from ${listenersInForce}
      join vm_lb_members m on m.project_id = l.project_id and m.listener_id = l.id
      join vm_hosts h on h.project_id = m.project_id and h.id = m.vm_host_id
      left join vm_lb_health s on s.project_id = l.project_id and s.load_balancer_id = b.id and not s.is_up
        and s.source_port = l.source_port and s.is_udp = (l.protocol_id = ${sql.lit(vmLbProtocol.id.udp)})
        and s.vm_host_id = m.vm_host_id and l.health_check is not null
    where b.deleted_at is null and ${await inSight(db, actor)}
    group by 1, 2, 3 having count(s.vm_host_id) > 0
    order by since limit ${sql.lit(rowCeiling)}`.execute(db)
  return rows.map(({ projectId, id, name, servers, memberCount, since }): Decision => {
    const isDown = servers.length === memberCount
    return {
      // Others that fall silent are another matter than those that were hidden.
      key: `silent:${id}:${servers.length}`,
      kind: isDown ? 'balancerDown' : 'memberDown',
      urgency: 'now',
      rials: null,
      projectId,
      serviceType: serviceType.loadBalancer,
      serviceId: id,
      service: name,
      sentence: servers.join(', '),
      count: servers.length,
      canHide: !isDown,
      at: since,
    }
  })
}

/** The newest run of a schedule has failed: what it should keep is older than its owner thinks. */
const failedBackups: FindDecisions = async ({ db }, actor) => {
  const { rows } = await sql<{
    projectId: number
    scheduleId: number
    kindId: number
    volumeId: number
    volume: string
    reason: string | null
    at: Date | null
  }>`
    select s.project_id as "projectId", s.id as "scheduleId", s.kind_id as "kindId", v.id as "volumeId", v.name as volume,
      s.reason, s.last_at as at
    from vm_volume_schedules s
      join projects p on p.id = s.project_id
      join vm_volumes v on v.project_id = s.project_id and v.id = s.vm_volume_id and v.deleted_at is null
    where s.is_enabled and s.result_id = ${scheduleResult.id.failed} and ${await inSight(db, actor)}
    order by s.last_at desc nulls last limit ${sql.lit(rowCeiling)}`.execute(db)
  return rows.map(({ projectId, scheduleId, kindId, volumeId, volume, reason, at }) => ({
    key: `schedule:${scheduleId}`,
    kind: 'backupFailed',
    urgency: 'now',
    rials: null,
    projectId,
    serviceType: serviceType.volume,
    serviceId: volumeId,
    service: volume,
    product: scheduleKind.label(kindId),
    reason,
    canHide: true,
    at,
  }))
}

/** Browsers refuse a site whose certificate has ended. */
const endingCertificates: FindDecisions = async ({ db }, actor, now) => {
  const until = new Date(now.getTime() + certificateDays.told * dayMs)
  const { rows } = await sql<{ projectId: number; id: number; name: string; names: string[]; at: Date; key: number }>`
    select b.project_id as "projectId", b.id, b.name, c.names, c.ends_at as at, c.id as key
    from ${listenersInForce}
      join vm_lb_certificates c on c.project_id = l.project_id and c.listener_id = l.id
    where b.deleted_at is null and c.ends_at <= ${until} and ${await inSight(db, actor)}
    order by c.ends_at limit ${sql.lit(rowCeiling)}`.execute(db)
  return rows.map(({ projectId, id, name, names, at, key }) => ({
    key: `certificate:${key}`,
    kind: 'certificateEnds',
    urgency: at.getTime() - now.getTime() < certificateDays.urgent * dayMs ? 'now' : 'soon',
    rials: null,
    projectId,
    serviceType: serviceType.loadBalancer,
    serviceId: id,
    service: name,
    sentence: names.join(', '),
    canHide: true,
    at,
  }))
}

export const vmDecisions = [silentMembers, failedBackups, endingCertificates]
