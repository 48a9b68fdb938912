import type { Migration } from '../migrations.ts'

/** How much a snapshot of a server holds, as its engine says when it is done. Nobody asked for those that are there. */
export const snapshotSize: Migration = {
  name: '0021-snapshot-size',
  statements: [`alter table vm_host_snapshots add column size_gb integer check (size_gb > 0)`],
}
