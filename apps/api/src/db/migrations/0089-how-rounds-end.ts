import type { Migration } from '../migrations.ts'

/** Why an engine could not be read, since when, and how long it took to tell all that it has. */
export const howRoundsEnd: Migration = {
  name: '0089-how-rounds-end',
  statements: [
    `alter table drift_rounds add column failure text, add column failed_since timestamptz, add column took_ms integer,
      add check ((failure is null) = (failed_since is null))`,
    `comment on column drift_rounds.failure is 'Code of what the engine said instead of an answer, the last time; null: it answered.'`,
    `comment on column drift_rounds.failed_since is 'The first of the rounds without an answer.'`,
    `comment on column drift_rounds.took_ms is 'How long the last whole answer took.'`,
  ],
}
