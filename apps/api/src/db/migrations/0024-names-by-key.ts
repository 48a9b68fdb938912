import type { Migration } from '../migrations.ts'

/** Zero to nine, Persian and then Arabic, and what they are in Latin. */
const foreignDigits =
  '\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669'
const latinDigits = '01234567890123456789'

const isLive = 'where deleted_at is null'

/** Each with the columns that its names are unique within. */
const names: readonly [table: string, within: string, condition: string][] = [
  ['projects', 'customer_id', isLive],
  ['passkeys', 'user_id', ''],
  ['vm_keys', 'project_id', isLive],
  ['vm_hosts', 'project_id', `${isLive} and binned_at is null`],
  ['vm_host_snapshots', 'project_id, vm_host_id', isLive],
  ['vm_networks', 'project_id', isLive],
  ['vm_volumes', 'project_id', isLive],
  ['vm_volume_snapshots', 'project_id, vm_volume_id', isLive],
  ['vm_volume_backups', 'project_id, vm_volume_id', isLive],
]

/**
 * Names keep their digits as they were typed, and still no two may be read as the same: `name_key` is what they are
 * compared by. It sits under the unique indexes, so it must never change; another rule is another function.
 */
export const namesByKey: Migration = {
  name: '0024-names-by-key',
  statements: [
    `create function name_key(name text) returns text language sql immutable strict parallel safe
      return lower(translate(name, '${foreignDigits}', '${latinDigits}'))`,
    // Only projects could hold foreign digits so far; the newer of two that read alike gets its number behind it.
    `update projects p set name = left(p.name, 50) || ' ' || p.id
      where p.deleted_at is null and exists (
        select 1 from projects o
        where o.customer_id = p.customer_id and o.deleted_at is null and o.id < p.id
          and name_key(o.name) = name_key(p.name)
      )`,
    ...names.flatMap(([table, within, condition]) => [
      `drop index ${table}_name`,
      `create unique index ${table}_name on ${table} (${within}, name_key(name)) ${condition}`,
    ]),
  ],
}
