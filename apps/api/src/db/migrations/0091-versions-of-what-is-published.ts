import type { Migration } from '../migrations.ts'

/** Two editors at once: the second one must not write over what they have not read. */
export const versionsOfWhatIsPublished: Migration = {
  name: '0091-versions-of-what-is-published',
  statements: [
    `alter table articles add column version integer not null default 1`,
    `alter table incidents add column version integer not null default 1`,
    `comment on column articles.version is 'Counts its changes: whoever changes it says which one they have read.'`,
    `comment on column incidents.version is 'Counts its changes: whoever changes it says which one they have read.'`,
  ],
}
