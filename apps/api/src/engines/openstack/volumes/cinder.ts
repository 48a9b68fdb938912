import { EngineError } from '../../../ports/engine-error.ts'
import { cloudName, sarvProjectOf, type OpenStackContext } from '../context.ts'
import { keepOurs } from '../ours.ts'

/** A volume as Cinder 3.70 tells of it; only what we read. */
export interface CinderVolume {
  id: string
  name: string | null
  description: string | null
  status: string
  size: number
  /** UTC, though it does not say so. */
  created_at: string
  metadata: Record<string, string>
  attachments: { server_id: string; device: string | null }[]
  'os-vol-tenant-attr:tenant_id': string
}

type Context = Pick<OpenStackContext, 'client' | 'settings' | 'projects'>

interface VolumeList {
  volumes: CinderVolume[]
  volumes_links?: { rel: string }[]
}

/** Oldest first. */
const inOrder = 'created_at:asc,id:asc'

const readVolumes = (
  { client }: Pick<Context, 'client'>,
  query: Record<string, string | number | undefined>,
  signal: AbortSignal,
): Promise<VolumeList> =>
  client.call<VolumeList>(
    { service: 'volume', method: 'GET', path: '/volumes/detail', query: { all_tenants: 1, sort: inOrder, ...query } },
    signal,
  )

const oursAmong = (context: Context, { volumes }: VolumeList, signal: AbortSignal): Promise<CinderVolume[]> =>
  keepOurs(context, volumes, (volume) => volume['os-vol-tenant-attr:tenant_id'], signal)

/** Names are not unique: all that have it, oldest first. */
export const listNamed = async (context: Context, name: string, signal: AbortSignal): Promise<CinderVolume[]> =>
  oursAmong(context, await readVolumes(context, { name }, signal), signal)

/** Of one text of ours in the metadata, whichever name they have. */
export const listNoted = async (context: Context, note: string, value: string, signal: AbortSignal) =>
  oursAmong(context, await readVolumes(context, { metadata: JSON.stringify({ [note]: value }) }, signal), signal)

/** A page of those whose names begin as ours do; a page may also have a few others. */
export const readPage = async (
  context: Context,
  { after, limit, kind = '' }: { after?: string | undefined; limit: number; kind?: string },
  signal: AbortSignal,
): Promise<{ volumes: CinderVolume[]; next?: string }> => {
  const query = { 'name~': cloudName(context.settings, kind), marker: after, limit }
  const page = await readVolumes(context, query, signal)
  const last = page.volumes.at(-1)
  // The cloud has its own greatest page: only its link says whether there is more.
  const isMore = page.volumes_links?.some(({ rel }) => rel === 'next') ?? false
  return { volumes: await oursAmong(context, page, signal), ...(last && isMore && { next: last.id }) }
}

export const getById = async ({ client }: Pick<Context, 'client'>, id: string, signal: AbortSignal) =>
  (await client.find<{ volume: CinderVolume }>({ service: 'volume', method: 'GET', path: `/volumes/${id}` }, signal))
    ?.volume

export interface NewVolume {
  name: string
  description: string
  size: number
  metadata?: Record<string, string>
  snapshot_id?: string
  backup_id?: string
}

/** In the project that the tag belongs to. */
export const postVolume = async (
  { client, settings, projects }: OpenStackContext,
  tag: string,
  wanted: NewVolume,
  signal: AbortSignal,
): Promise<CinderVolume> => {
  const scope = await projects.scopeOf(sarvProjectOf(tag), signal)
  const body = { volume: { ...wanted, ...(settings.volumeType && { volume_type: settings.volumeType }) } }
  const { volume } = await client.call<{ volume: CinderVolume }>(
    { service: 'volume', method: 'POST', path: '/volumes', body, scope },
    signal,
  )
  return volume
}

export const rename = async (
  { client }: Pick<Context, 'client'>,
  { id }: CinderVolume,
  volume: { name: string; description?: string | null },
  signal: AbortSignal,
): Promise<void> => {
  await client.call(
    { service: 'volume', method: 'PUT', path: `/volumes/${id}`, body: { volume }, isSafe: true },
    signal,
  )
}

const writeNotes =
  (method: 'POST' | 'PUT') =>
  async (
    { client }: Pick<Context, 'client'>,
    { id }: CinderVolume,
    metadata: Record<string, string>,
    signal: AbortSignal,
  ): Promise<void> => {
    const path = `/volumes/${id}/metadata`
    await client.call({ service: 'volume', method, path, body: { metadata }, isSafe: true }, signal)
  }

/** Adds to what is noted with a volume; what is not named stays. */
export const note = writeNotes('POST')

/** What is not named goes. */
export const replaceNotes = writeNotes('PUT')

export const dropNotes = async (
  { client }: Pick<Context, 'client'>,
  { id, metadata }: CinderVolume,
  names: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  for (const name of names.filter((one) => one in metadata))
    await client.find({ service: 'volume', method: 'DELETE', path: `/volumes/${id}/metadata/${name}` }, signal)
}

/** What the cloud calls it after a failure that did the thing no harm. Administrators only. */
export const resetStatus = async (
  { client }: Pick<Context, 'client'>,
  path: string,
  status: string,
  signal: AbortSignal,
): Promise<void> => {
  const body = { 'os-reset_status': { status } }
  await client.call({ service: 'volume', method: 'POST', path: `${path}/action`, body, isSafe: true }, signal)
}

/** From these it cannot be deleted yet; it leaves them by itself. */
const underWay: ReadonlySet<string> = new Set(['creating', 'downloading', 'restoring-backup', 'deleting', 'detaching'])

/** Asks for its end and that of its snapshots, once the cloud takes such a request; says whether it has. */
export const askToRemove = async (
  { client }: Pick<Context, 'client'>,
  { id, status }: CinderVolume,
  signal: AbortSignal,
): Promise<boolean> => {
  if (underWay.has(status)) return status === 'deleting'
  const path = `/volumes/${id}`
  if (status === 'error_deleting') await resetStatus({ client }, path, 'error', signal)
  try {
    await client.find({ service: 'volume', method: 'DELETE', path, query: { cascade: true } }, signal)
    return true
  } catch (error) {
    if (!(error instanceof EngineError && error.code === 'invalid')) throw error
    throw new EngineError('busy', `volume ${id} cannot be deleted yet`, { cause: error })
  }
}

/** The newest that the cloud tells its user about the thing. */
export const faultOf = async (
  { client, projects }: Pick<OpenStackContext, 'client' | 'projects'>,
  tag: string,
  { id, status }: { id: string; status: string },
  signal: AbortSignal,
): Promise<string> => {
  const scope = await projects.scopeOf(sarvProjectOf(tag), signal)
  const query = { resource_uuid: id, sort: 'created_at:desc', limit: 1 }
  const { messages } = await client.call<{ messages: { user_message: string }[] }>(
    { service: 'volume', method: 'GET', path: '/messages', query, scope },
    signal,
  )
  return messages[0]?.user_message ?? `the cloud calls it ${status}`
}
