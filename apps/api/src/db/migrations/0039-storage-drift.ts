import type { Migration } from '../migrations.ts'

/** Object stores are compared with our rows as well, apart from servers: one that does not answer keeps no other waiting. */
export const storageDrift: Migration = {
  name: '0039-storage-drift',
  statements: [
    `alter table drift_findings drop constraint drift_findings_service_type_check`,
    `alter table drift_findings add constraint drift_findings_service_type_check
      check (service_type in ('Vm', 'Volume', 'Network', 'Storage'))`,
    `alter table drift_rounds add column scope text not null default 'compute' check (scope in ('compute', 'storage'))`,
    `alter table drift_rounds drop constraint drift_rounds_pkey`,
    `alter table drift_rounds add primary key (datacenter_id, scope)`,
  ],
}
