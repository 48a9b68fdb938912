import type { CopySpec, VolumeSpec } from '../../ports/compute/volumes.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import type { SandboxQuery } from './store.ts'
import type { CopyKind, CopyRow, VolumeRow, VolumeTask } from './volumes.state.ts'

const alive = '(gone_at is null or gone_at > $2::timestamptz)'

const volumesIn = ({ rows }: { rows: unknown[] }): VolumeRow[] => (rows as { volume: VolumeRow }[]).map((r) => r.volume)

const madeIn = ({ rows }: { rows: unknown[] }): { ref: string } => (rows as { made: { ref: string } }[])[0]!.made

export const findVolume = async (query: SandboxQuery, datacenter: string, tag: string, now: Date) =>
  volumesIn(
    await query(
      `select to_jsonb(v) as volume from sandbox.volumes v where datacenter = $1::text and ${alive} and tag = $3::text`,
      [datacenter, now.toISOString(), tag],
    ),
  )[0]

export const foundVolume = async (query: SandboxQuery, datacenter: string, tag: string, now: Date) => {
  const row = await findVolume(query, datacenter, tag, now)
  if (!row) throw new EngineError('not_found', `no volume ${tag} in ${datacenter}`)
  return row
}

export const listVolumesAfter = async (
  query: SandboxQuery,
  datacenter: string,
  page: { after: string; limit: number; now: Date },
) =>
  volumesIn(
    await query(
      `select to_jsonb(v) as volume from sandbox.volumes v
      where datacenter = $1::text and ${alive} and tag > $3::text order by tag limit $4::int`,
      [datacenter, page.now.toISOString(), page.after, page.limit],
    ),
  )

/** Those it lets go of are still there until they are gone. */
export const devicesOn = async (query: SandboxQuery, datacenter: string, serverTag: string, now: Date) => {
  const { rows } = await query(
    `select device from sandbox.volumes
    where datacenter = $1::text and server_tag = $3::text and (held_until is null or held_until > $2::timestamptz)`,
    [datacenter, now.toISOString(), serverTag],
  )
  return (rows as { device: string }[]).map(({ device }) => device)
}

/** Frees the tags of what is gone. */
export const purgeGoneVolumes = async (query: SandboxQuery, datacenter: string, now: Date): Promise<void> => {
  for (const table of ['volumes', 'volume_copies']) {
    await query(`delete from sandbox.${table} where datacenter = $1::text and not ${alive}`, [
      datacenter,
      now.toISOString(),
    ])
  }
}

export const insertVolume = async (
  query: SandboxQuery,
  datacenter: string,
  { spec, createdAt, builtAt }: { spec: VolumeSpec; createdAt: Date; builtAt: Date },
) =>
  madeIn(
    await query(
      `insert into sandbox.volumes (datacenter, tag, name, size_gb, created_at, built_at)
      values ($1::text, $2::text, $3::text, $4::int, $5::timestamptz, $6::timestamptz)
      returning jsonb_build_object('ref', ref) as made`,
      [datacenter, spec.tag, spec.name, spec.sizeGb, createdAt.toISOString(), builtAt.toISOString()],
    ),
  )

export interface VolumeChange {
  task: VolumeTask
  until: Date
  sizeGb?: number
  revision?: string
  attachment?: { serverTag: string; device: string }
}

export const beginVolumeTask = async (query: SandboxQuery, id: number, change: VolumeChange): Promise<void> => {
  await query(
    `update sandbox.volumes set task = $2::text, task_until = $3::timestamptz,
      size_gb = coalesce($4::int, size_gb),
      revision = coalesce($5::text, revision),
      server_tag = coalesce($6::text, server_tag),
      device = coalesce($7::text, device),
      held_until = case when $6::text is null then held_until end
    where id = $1::bigint`,
    [
      id,
      change.task,
      change.until.toISOString(),
      change.sizeGb ?? null,
      change.revision ?? null,
      change.attachment?.serverTag ?? null,
      change.attachment?.device ?? null,
    ],
  )
}

export const letGoOfVolume = async (query: SandboxQuery, id: number, heldUntil: Date): Promise<void> => {
  await query('update sandbox.volumes set held_until = $2::timestamptz where id = $1::bigint', [
    id,
    heldUntil.toISOString(),
  ])
}

/** A deleted server holds its volumes until it is gone: call it in the same transaction, once `gone_at` is set. */
export const releaseVolumesOf = async (query: SandboxQuery, datacenter: string, serverTag: string): Promise<void> => {
  await query(
    `update sandbox.volumes v set held_until = least(v.held_until, s.gone_at) from sandbox.servers s
    where s.datacenter = $1::text and s.tag = $2::text and s.gone_at is not null
      and v.datacenter = s.datacenter and v.server_tag = s.tag`,
    [datacenter, serverTag],
  )
}

/** With its snapshots. The first request decides when it is gone. */
export const setVolumeGone = async (query: SandboxQuery, datacenter: string, tag: string, goneAt: Date) => {
  const params = [datacenter, tag, goneAt.toISOString()]
  await query(
    `update sandbox.volumes set gone_at = $3::timestamptz
    where datacenter = $1::text and tag = $2::text and gone_at is null`,
    params,
  )
  await query(
    `update sandbox.volume_copies set gone_at = $3::timestamptz
    where datacenter = $1::text and volume_tag = $2::text and kind = 'snapshot' and gone_at is null`,
    params,
  )
}

const copiesIn = ({ rows }: { rows: unknown[] }): CopyRow[] => (rows as { copy: CopyRow }[]).map((r) => r.copy)

export interface CopyKey {
  kind: CopyKind
  tag: string
}

export const findCopy = async (query: SandboxQuery, datacenter: string, { kind, tag }: CopyKey, now: Date) =>
  copiesIn(
    await query(
      `select to_jsonb(c) as copy from sandbox.volume_copies c
      where datacenter = $1::text and ${alive} and kind = $3::text and tag = $4::text`,
      [datacenter, now.toISOString(), kind, tag],
    ),
  )[0]

/** Those that are still being written, and so still read the volume. */
export const unfinishedCopies = async (query: SandboxQuery, datacenter: string, volumeTag: string, now: Date) => {
  const { rows } = await query(
    `select kind from sandbox.volume_copies
    where datacenter = $1::text and volume_tag = $3::text and gone_at is null and ready_at > $2::timestamptz`,
    [datacenter, now.toISOString(), volumeTag],
  )
  return (rows as { kind: CopyKind }[]).map(({ kind }) => kind)
}

export const insertCopy = async (
  query: SandboxQuery,
  datacenter: string,
  copy: { kind: CopyKind; spec: CopySpec; sizeGb: number; createdAt: Date; readyAt: Date },
) =>
  madeIn(
    await query(
      `insert into sandbox.volume_copies (datacenter, kind, tag, volume_tag, name, size_gb, created_at, ready_at)
      values ($1::text, $2::text, $3::text, $4::text, $5::text, $6::int, $7::timestamptz, $8::timestamptz)
      returning jsonb_build_object('ref', ref) as made`,
      [
        datacenter,
        copy.kind,
        copy.spec.tag,
        copy.spec.volumeTag,
        copy.spec.name,
        copy.sizeGb,
        copy.createdAt.toISOString(),
        copy.readyAt.toISOString(),
      ],
    ),
  )

/** The first request decides when it is gone. */
export const setCopyGone = async (query: SandboxQuery, datacenter: string, { kind, tag }: CopyKey, goneAt: Date) => {
  await query(
    `update sandbox.volume_copies set gone_at = $4::timestamptz
    where datacenter = $1::text and kind = $2::text and tag = $3::text and gone_at is null`,
    [datacenter, kind, tag, goneAt.toISOString()],
  )
}
