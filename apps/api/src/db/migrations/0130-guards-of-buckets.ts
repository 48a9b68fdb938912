import type { Migration } from '../migrations.ts'

/** A bucket that has lost what Sarv wrote into it is found, told to operators and mended. */
export const guardsOfBuckets: Migration = {
  name: '0130-guards-of-buckets',
  statements: [
    `alter table drift_findings drop constraint drift_findings_kind_check`,
    `alter table drift_findings add constraint drift_findings_kind_check check (kind in
      ('gone', 'failed', 'power', 'address', 'size', 'attachment', 'route', 'orphan', 'guards'))`,
  ],
}
