import { sql } from 'kysely'
import type { ObjectKind } from '@sarv/contract/objects'
import { describeRule } from '@sarv/contract/vm/host-firewall/host-firewall.fa'
import type { Db } from '../db/connection.ts'
import { userTitle } from '../db/user-title.ts'

/** Whose call it is: names are looked up inside what the caller sees, so that no log tells of others' things. */
export interface ObjectScope {
  userId: number
  customerId: number
  projectId: number | undefined
}

/** A thing as it is: its name, and by the wire's names what an edit may change. */
export type ObjectRow = { name: string | null } & Record<string, unknown>

type Lookup = (db: Db, id: number, scope: ObjectScope) => Promise<ObjectRow | undefined>

interface InProject {
  table: string
  /** By the wire's names. */
  columns: Readonly<Record<string, string>>
}

const inProject =
  ({ table, columns }: InProject): Lookup =>
  async (db, id, { projectId }) => {
    if (projectId === undefined) return undefined
    const selected = Object.entries(columns).map(([name, column]) => sql`${sql.ref(column)} as ${sql.id(name)}`)
    const { rows } = await sql<ObjectRow>`
      select ${sql.join(selected)} from ${sql.table(table)}
      where project_id = ${projectId} and id = ${id}`.execute(db)
    return rows[0]
  }

/** A rule has no name: it is called by what it says. */
const firewallRuleInWords: Lookup = async (db, id, { projectId }) => {
  if (projectId === undefined) return undefined
  const rule = await db
    .selectFrom('vm_firewall_rules')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .select([
      'protocol_id as firewallProtocolId',
      'direction_id as directionId',
      'remote_ip as remoteIp',
      'min_port as minPort',
      'max_port as maxPort',
      'is_allow as isAllow',
    ])
    .executeTakeFirst()
  return rule && { name: describeRule(rule) }
}

const lookups: Readonly<Record<ObjectKind, Lookup>> = {
  server: inProject({
    table: 'vm_hosts',
    columns: {
      name: 'name',
      cpu: 'cpu',
      memory: 'memory_gb',
      disk: 'disk_gb',
      isLocked: 'is_locked',
      isPinned: 'is_pinned',
    },
  }),
  volume: inProject({ table: 'vm_volumes', columns: { name: 'name', volumeSize: 'size_gb' } }),
  network: inProject({ table: 'vm_networks', columns: { name: 'name' } }),
  key: inProject({ table: 'vm_keys', columns: { name: 'name' } }),
  disk: inProject({ table: 'vm_host_disks', columns: { name: 'name' } }),
  snapshot: inProject({ table: 'vm_host_snapshots', columns: { name: 'name' } }),
  volumeSnapshot: inProject({ table: 'vm_volume_snapshots', columns: { name: 'name' } }),
  backup: inProject({ table: 'vm_volume_backups', columns: { name: 'name' } }),
  address: inProject({ table: 'vm_host_ips', columns: { name: 'address' } }),
  bucket: inProject({
    table: 'storage_buckets',
    columns: { name: 'name', volumeSize: 'size_gb', publicAccess: 'is_public' },
  }),
  storageKey: inProject({ table: 'storage_keys', columns: { name: 'name' } }),
  firewallRule: firewallRuleInWords,
  project: (db, id, { customerId }) =>
    db
      .selectFrom('projects')
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .select(['name', 'description', 'is_public as isPublic'])
      .executeTakeFirst(),
  user: (db, id, { customerId }) =>
    db
      .selectFrom('users as u')
      .innerJoin('memberships as m', 'm.user_id', 'u.id')
      .where('m.customer_id', '=', customerId)
      .where('u.id', '=', id)
      .select(userTitle.as('name'))
      .executeTakeFirst(),
  invitation: (db, id, { customerId }) =>
    db
      .selectFrom('invitations')
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .select('email as name')
      .executeTakeFirst(),
  token: (db, id, { userId }) =>
    db.selectFrom('api_tokens').where('user_id', '=', userId).where('id', '=', id).select('name').executeTakeFirst(),
  passkey: (db, id, { userId }) =>
    db.selectFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).select('name').executeTakeFirst(),
  operation: (db, id, { customerId }) =>
    db
      .selectFrom('operations')
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .select(sql<string>`coalesce(sentence, title)`.as('name'))
      .executeTakeFirst(),
}

export const findObject = (db: Db, kind: ObjectKind, id: number, scope: ObjectScope): Promise<ObjectRow | undefined> =>
  lookups[kind](db, id, scope)

export const findProjectName = async (db: Db, id: number): Promise<string | null> => {
  const project = await db.selectFrom('projects').where('id', '=', id).select('name').executeTakeFirst()
  return project?.name ?? null
}
