import type { Migration } from '../migrations.ts'

/** Private clouds and what hangs on them are compared with their engine as servers are. */
export const driftOfClouds: Migration = {
  name: '0078-drift-of-clouds',
  statements: [
    `alter table drift_findings drop constraint drift_findings_service_type_check`,
    `alter table drift_findings add constraint drift_findings_service_type_check check (service_type in
      ('Vm', 'Volume', 'Network', 'Storage', 'Vpc', 'VpcNetwork', 'VpcIp', 'VpcNat', 'LoadBalancer'))`,
    `alter table drift_findings drop constraint drift_findings_kind_check`,
    `alter table drift_findings add constraint drift_findings_kind_check check (kind in
      ('gone', 'failed', 'power', 'address', 'size', 'attachment', 'route', 'orphan'))`,
  ],
}
