import type { Migration } from '../migrations.ts'

/** Servers that people keep at the top of their list. */
export const pinnedServers: Migration = {
  name: '0040-pinned-servers',
  statements: [
    `alter table vm_hosts add column is_pinned boolean not null default false`,
    `comment on column vm_hosts.is_pinned is 'Stands before the others in lists.'`,
  ],
}
