import { sql } from 'kysely'
import { powerStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import type { Lifecycle } from '../../services/lifecycle.ts'
import { putAwayVmHost } from './host-bin/deletion.service.ts'
import { purgeVmHost, restoreVmHost } from './host-bin/host-bin.service.ts'
import { powerVmHost } from './hosts/hosts.service.ts'
import { deleteBalancer } from './load-balancers/changes.service.ts'
import { deleteVpc } from './vpc-changes/vpc-changes.service.ts'
import { deleteVolume } from './volume-copies/volume-deletion.service.ts'

/** Addresses beyond the first stay with their server, and go with it. */
export const vmLifecycles: readonly Lifecycle[] = [
  {
    serviceType: serviceType.vm,
    services: sql`select project_id, id, name, case when binned_at is not null then 'binned'
        when power_status = ${sql.lit(powerStatus.id.poweredOn)} then 'running' else 'stopped' end as standing
      from vm_hosts where deleted_at is null`,
    power: {
      stop: (trx, context, { isForced }) => powerVmHost(trx, context, isForced ? 'stop' : 'shutdown'),
      start: (trx, context) => powerVmHost(trx, context, 'start'),
    },
    bin: { put: putAwayVmHost, restore: restoreVmHost },
    remove: purgeVmHost,
  },
  {
    serviceType: serviceType.volume,
    services: sql`select project_id, id, name, 'stopped' as standing from vm_volumes where deleted_at is null`,
    remove: deleteVolume,
  },
  {
    serviceType: serviceType.vpc,
    services: sql`select project_id, id, name, 'stopped' as standing from vpc_hosts where deleted_at is null`,
    remove: deleteVpc,
  },
  {
    serviceType: serviceType.loadBalancer,
    services: sql`select project_id, id, name, 'stopped' as standing from vm_load_balancers where deleted_at is null`,
    remove: deleteBalancer,
  },
]
