import { serviceType } from '@sarv/contract/service-types'
import { sql } from 'kysely'
import { powerStatus, vmKeyStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { isBusy } from '../../../services/drift.store.ts'
import { holdsLimits } from '../../../services/limits.service.ts'
import { readOurClouds } from './our-clouds.store.ts'
import type { OurService } from './comparing.rules.ts'
import { listed, type Look } from './listed.store.ts'
import type { Ours, OurServer, OurVolume, Theirs } from './reconcile.rules.ts'

const servers = async (db: Db, { datacenterId, since }: Look, theirs: Theirs): Promise<OurServer[]> => {
  const isExpected = sql`(h.deleted_at is null and ${holdsLimits(serviceType.vm, 'h')})`
  const { rows } = await sql<OurServer>`
    select h.project_id as "projectId", h.id, h.engine_ref as "engineRef", h.cpu as vcpus, h.memory_gb as "memoryGb",
      h.disk_gb as "diskGb", h.ipv4, h.ipv6, p.datacenter_id = ${datacenterId} as "isHere",
      case h.power_status when ${sql.lit(powerStatus.id.poweredOn)} then 'on'
        when ${sql.lit(powerStatus.id.poweredOff)} then 'off' end as power,
      ${isExpected} as "isExpected", not ${isExpected} as "isEnded", ${isBusy(serviceType.vm, sql`h.id`, since)} as "isBusy"
    from vm_hosts h join projects p on p.id = h.project_id
    where (p.datacenter_id = ${datacenterId} and ${isExpected})
      or (h.project_id, h.id) in ${listed(serviceType.vm, theirs.servers)}`.execute(db)
  return rows
}

const volumes = async (db: Db, { datacenterId, since }: Look, theirs: Theirs): Promise<OurVolume[]> => {
  const isExpected = sql`(v.deleted_at is null and ${holdsLimits(serviceType.volume, 'v')})`
  const { rows } = await sql<OurVolume>`
    select v.project_id as "projectId", v.id, v.engine_ref as "engineRef", v.size_gb as "sizeGb",
      n.vm_host_id as "serverId", p.datacenter_id = ${datacenterId} as "isHere",
      ${isExpected} as "isExpected", not ${isExpected} as "isEnded", ${isBusy(serviceType.volume, sql`v.id`, since)} as "isBusy"
    from vm_volumes v join projects p on p.id = v.project_id
      left join vm_volume_nodes n on n.project_id = v.project_id and n.vm_volume_id = v.id and n.deleted_at is null
    where (p.datacenter_id = ${datacenterId} and ${isExpected})
      or (v.project_id, v.id) in ${listed(serviceType.volume, theirs.volumes)}`.execute(db)
  return rows
}

/** A network that failed may never have been made; one that failed because it was gone is still waited for. */
const networks = async (db: Db, { datacenterId, since }: Look, theirs: Theirs): Promise<OurService[]> => {
  const isExpected = sql`(w.deleted_at is null and (w.status_id = ${sql.lit(vmKeyStatus.id.active)} or exists (
    select from drift_findings f where f.service_type = ${sql.lit(serviceType.network)} and f.service_id = w.id and f.kind = 'gone'
      and f.confirmed_at is not null and f.resolved_at is null)))`
  const { rows } = await sql<OurService>`
    select w.project_id as "projectId", w.id, null as "engineRef", p.datacenter_id = ${datacenterId} as "isHere",
      ${isExpected} as "isExpected", w.deleted_at is not null as "isEnded",
      ${isBusy(serviceType.network, sql`w.id`, since)} as "isBusy"
    from vm_networks w join projects p on p.id = w.project_id
    where (p.datacenter_id = ${datacenterId} and ${isExpected})
      or (w.project_id, w.id) in ${listed(serviceType.network, theirs.networks)}`.execute(db)
  return rows
}

/** All that the engine of a datacenter should have, and all that it has under our tags. Read after the engine was. */
export const readOurs = async (db: Db, look: Look, theirs: Theirs): Promise<Ours> => ({
  servers: await servers(db, look, theirs),
  volumes: await volumes(db, look, theirs),
  networks: await networks(db, look, theirs),
  ...(await readOurClouds(db, look, theirs)),
})
