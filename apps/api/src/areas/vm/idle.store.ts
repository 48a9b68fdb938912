import { sql } from 'kysely'
import { powerStatus, serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import type { IdleKind } from '../../services/idle.ts'

const off = sql`power_status = ${sql.lit(powerStatus.id.poweredOff)} and deleted_at is null and binned_at is null`

export const vmIdle: readonly IdleKind[] = [
  {
    serviceType: serviceType.vm,
    reason: 'stopped',
    services: sql`select project_id, id, name, null::bigint as owner_id from vm_hosts where ${off}`,
  },
  {
    serviceType: serviceType.volume,
    reason: 'unattached',
    services: sql`select project_id, id, name, null::bigint as owner_id from vm_volumes v
      where deleted_at is null and status_id = ${sql.lit(serviceStatus.id.active)} and not exists (
        select from vm_volume_nodes n where n.vm_volume_id = v.id and n.project_id = v.project_id and n.deleted_at is null)`,
  },
  {
    serviceType: serviceType.vmIp,
    reason: 'ownerStopped',
    services: sql`select project_id, id, address as name, vm_host_id as owner_id from vm_host_ips
      where deleted_at is null and (project_id, vm_host_id) in (select project_id, id from vm_hosts where ${off})`,
  },
]
