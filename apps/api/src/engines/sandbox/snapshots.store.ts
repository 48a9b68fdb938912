import type { ServerSnapshotSpec } from '../../ports/compute/hosts.engine.ts'
import type { SandboxQuery } from './store.ts'

/** A row of `sandbox.server_snapshots` with its server's tag and end, as JSON. */
export interface SnapshotRow {
  tag: string
  ref: string
  server_id: number
  server_tag: string
  name: string
  image: string
  disk_gb: number
  access: string
  created_at: string
  ready_at: string
  gone_at: string | null
  server_gone_at: string | null
}

export const findSnapshot = async (query: SandboxQuery, datacenter: string, tag: string) => {
  const { rows } = await query(
    `select to_jsonb(p) || jsonb_build_object('server_tag', s.tag, 'server_gone_at', s.gone_at) as snapshot
    from sandbox.server_snapshots p join sandbox.servers s on s.id = p.server_id
    where p.datacenter = $1::text and p.tag = $2::text`,
    [datacenter, tag],
  )
  return (rows as { snapshot: SnapshotRow }[])[0]?.snapshot
}

export const purgeGoneSnapshots = async (query: SandboxQuery, datacenter: string, now: Date): Promise<void> => {
  await query('delete from sandbox.server_snapshots where datacenter = $1::text and gone_at <= $2::timestamptz', [
    datacenter,
    now.toISOString(),
  ])
}

export const insertSnapshot = async (
  query: SandboxQuery,
  datacenter: string,
  {
    serverId,
    spec,
    createdAt,
    readyAt,
  }: { serverId: number; spec: ServerSnapshotSpec; createdAt: Date; readyAt: Date },
): Promise<{ ref: string }> => {
  const { rows } = await query(
    `insert into sandbox.server_snapshots
      (datacenter, tag, server_id, name, image, disk_gb, access, created_at, ready_at)
    select $1::text, $2::text, s.id, $4::text, s.image, s.disk_gb, s.access, $5::timestamptz, $6::timestamptz
    from sandbox.servers s where s.id = $3::bigint
    returning ref::text as ref`,
    [datacenter, spec.tag, serverId, spec.name, createdAt.toISOString(), readyAt.toISOString()],
  )
  return (rows as { ref: string }[])[0]!
}

/** The first request decides when it is gone. */
export const setSnapshotGone = async (
  query: SandboxQuery,
  datacenter: string,
  tag: string,
  goneAt: Date,
): Promise<void> => {
  await query(
    `update sandbox.server_snapshots set gone_at = $3::timestamptz
    where datacenter = $1::text and tag = $2::text and gone_at is null`,
    [datacenter, tag, goneAt.toISOString()],
  )
}
