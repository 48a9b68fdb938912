import type { Migration } from '../migrations.ts'

/** What other rows refer to by project and number. */
const followed = ['vm_hosts', 'vm_keys', 'vm_networks', 'vm_volumes', 'vm_volume_schedules', 'storage_buckets']

/** A service may go to another project: what refers to its row follows, and engines go on calling it as before. */
export const movedServices: Migration = {
  name: '0064-moved-services',
  statements: [
    // Something may belong to two that move in one transaction: a disk's place in a server. So it is looked at in the end.
    `do $$
      declare link record;
      begin
        for link in
          select conrelid::regclass as referring, conname, pg_get_constraintdef(oid) as definition from pg_constraint
          where contype = 'f' and array_length(conkey, 1) = 2
            and confrelid in (${followed.map((table) => `'${table}'::regclass`).join(', ')})
        loop
          execute format('alter table %s drop constraint %I, add constraint %I %s on update cascade deferrable',
            link.referring, link.conname, link.conname, link.definition);
        end loop;
      end $$`,

    `create table moved_tags (
      tag text primary key,
      engine_tag text not null unique,
      check (tag <> engine_tag)
    )`,
    `comment on table moved_tags is
      'What has moved to another project: an engine goes on calling it by the tag that it was made with.'`,
    `comment on column moved_tags.tag is 'By the project that it is in now.'`,
  ],
}
