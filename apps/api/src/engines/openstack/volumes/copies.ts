import type { CopySpec, EngineCopy } from '../../../ports/compute/volumes.engine.ts'
import { poll } from '../../../ports/waiting.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, sarvProjectOf, type OpenStackContext } from '../context.ts'
import { keepOurs } from '../ours.ts'
import { askToRemove, faultOf, getById, resetStatus } from './cinder.ts'
import { foundCurrent, keptName } from './parts.ts'
import { copyStateOf, isAtRest, toEngineCopy, volumeTagOf, type CinderCopy } from './volumes.state.ts'

/** Snapshots and backups alike: Cinder has them under different names. */
export interface CopyKind {
  kind: 'snapshot' | 'backup'
  path: string
  /** What makes a volume from one. */
  source: 'snapshot_id' | 'backup_id'
  projectIdOf(copy: CinderCopy): string
}

export const snapshots: CopyKind = {
  kind: 'snapshot',
  path: '/snapshots',
  source: 'snapshot_id',
  projectIdOf: (copy) => copy['os-extended-snapshot-attributes:project_id'] ?? '',
}

export const backups: CopyKind = {
  kind: 'backup',
  path: '/backups',
  source: 'backup_id',
  projectIdOf: (copy) => copy['os-backup-project-attr:project_id'] ?? '',
}

type Context = Pick<OpenStackContext, 'client' | 'settings' | 'projects'>

const readCopies = async (
  { client }: Pick<Context, 'client'>,
  { kind, path }: CopyKind,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<CinderCopy[]> => {
  const body = await client.call<Record<string, CinderCopy[]>>(
    { service: 'volume', method: 'GET', path: `${path}/detail`, query: { all_tenants: 1, ...query } },
    signal,
  )
  return body[`${kind}s`] ?? []
}

export const findCopy = async (context: Context, copies: CopyKind, tag: string, signal: AbortSignal) => {
  const named = await readCopies(context, copies, { name: cloudName(context.settings, tag) }, signal)
  return (await keepOurs(context, named, copies.projectIdOf, signal))[0]
}

export const snapshotsOf = (context: Context, volumeId: string, signal: AbortSignal): Promise<CinderCopy[]> =>
  readCopies(context, snapshots, { volume_id: volumeId }, signal)

const pollMs = 500

export const copyMethods = (context: OpenStackContext, copies: CopyKind) => ({
  create: (spec: CopySpec, signal: AbortSignal): Promise<{ ref: string }> =>
    context.withLock(cloudName(context.settings, spec.tag), signal, async () => {
      const existing = await findCopy(context, copies, spec.tag, signal)
      return existing ? sameCopy(existing, spec) : take(context, copies, spec, signal)
    }),

  get: async (tag: string, signal: AbortSignal): Promise<EngineCopy | undefined> => {
    const copy = await findCopy(context, copies, tag, signal)
    if (!copy) return undefined
    const isFailed = copyStateOf(copy) === 'error'
    return toEngineCopy(copy, tag, isFailed ? copy.fail_reason || (await faultOf(context, tag, copy, signal)) : null)
  },

  remove: async (tag: string, signal: AbortSignal): Promise<void> => {
    await poll({ signal, pollMs }, () =>
      context.withLock(cloudName(context.settings, tag), signal, () => removeStep(context, copies, tag, signal)),
    )
  },
})

const sameCopy = (copy: CinderCopy, spec: CopySpec): { ref: string } => {
  if (copy.status === 'deleting') throw new EngineError('busy', `${spec.tag} is still being deleted`)
  if (volumeTagOf(copy) !== spec.volumeTag) throw new EngineError('duplicate', `${spec.tag} is of ${volumeTagOf(copy)}`)
  return { ref: copy.id }
}

const take = async (
  context: OpenStackContext,
  { kind, path }: CopyKind,
  { tag, volumeTag, name }: CopySpec,
  signal: AbortSignal,
): Promise<{ ref: string }> => {
  const volume = await foundCurrent(context, volumeTag, signal)
  if (!isAtRest(volume)) throw new EngineError('busy', `${kind}: volume ${volumeTag} is ${volume.status}`)
  const wanted = {
    volume_id: volume.id,
    name: cloudName(context.settings, tag),
    description: name,
    // Also while a server has it.
    force: true,
    metadata: { sarv_volume: volumeTag },
  }
  const scope = await context.projects.scopeOf(sarvProjectOf(tag), signal)
  const body = await context.client.call<Record<string, { id: string }>>(
    { service: 'volume', method: 'POST', path, body: { [kind]: wanted }, scope },
    signal,
  )
  return { ref: body[kind]!.id }
}

/** Done once the cloud has taken the request. */
const removeStep = async (
  context: OpenStackContext,
  copies: CopyKind,
  tag: string,
  signal: AbortSignal,
): Promise<true | undefined> => {
  const copy = await findCopy(context, copies, tag, signal)
  if (!copy || copy.status === 'deleting') return true
  // Cinder deletes only what it has finished.
  if (copy.status === 'creating') return undefined
  const path = `${copies.path}/${copy.id}`
  if (copy.status === 'error_deleting') await resetStatus(context, path, 'error', signal)
  else if (copy.status !== 'available' && copy.status !== 'error')
    throw new EngineError('busy', `delete: ${tag} is ${copy.status}`)
  if (copies.kind === 'snapshot' && (await removeWithKept(context, copy, signal))) return true
  await context.client.find({ service: 'volume', method: 'DELETE', path }, signal)
  return true
}

/** A volume that was kept for this snapshot alone goes with it, in one request: none is left behind by a crash. */
const removeWithKept = async (context: OpenStackContext, copy: CinderCopy, signal: AbortSignal): Promise<boolean> => {
  const volume = await getById(context, copy.volume_id, signal)
  if (!volume || volume.name !== keptName(context.settings, volumeTagOf(copy))) return false
  const others = (await snapshotsOf(context, volume.id, signal)).filter(({ id }) => id !== copy.id)
  if (others.length > 0) return false
  await askToRemove(context, volume, signal)
  return true
}
