import type { EngineServer, ServerPage } from '../../../ports/compute/hosts.engine.ts'
import { tagOf, type OpenStackContext } from '../context.ts'
import { keepOurs } from '../ours.ts'
import { checkCells } from './cells.ts'
import type { NovaServer } from './nova.ts'
import { goOn } from './onward.ts'
import { toEngineServer } from './servers.state.ts'

type Context = Pick<OpenStackContext, 'client' | 'settings' | 'projects'>

const pageLimit = 500

/** One page of all servers of the cloud, whoever has them, in the order of their making. */
const readPage = async (
  { client }: Context,
  { after, limit }: { after?: string | undefined; limit: number },
  signal: AbortSignal,
): Promise<NovaServer[]> => {
  const { servers } = await client.call<{ servers: NovaServer[] }>(
    {
      service: 'compute',
      method: 'GET',
      path: '/servers/detail',
      query: { all_tenants: true, limit, marker: after, sort_key: 'created_at', sort_dir: 'asc' },
    },
    signal,
  )
  return servers
}

const oursAmong = (context: Context, servers: readonly NovaServer[], signal: AbortSignal): Promise<NovaServer[]> => {
  const tagged = servers.filter(({ tags }) => tags.some((name) => tagOf(context.settings, name) !== undefined))
  return keepOurs(context, tagged, ({ tenant_id }) => tenant_id, signal)
}

/** Every server of ours, page by page. */
export const listOurServers = async (context: Context, signal: AbortSignal): Promise<NovaServer[]> => {
  const found: NovaServer[] = []
  let after: string | undefined
  for (;;) {
    const page = await readPage(context, { after, limit: pageLimit }, signal)
    found.push(...(await oursAmong(context, page, signal)))
    if (page.length < pageLimit) return found
    after = page.at(-1)!.id
  }
}

/** A page may hold fewer than asked for, or none, since others have servers in the cloud as well. */
export const listServers = async (
  context: Context,
  page: { after?: string; limit: number },
  signal: AbortSignal,
): Promise<ServerPage> => {
  if (page.after === undefined) await checkCells(context, signal)
  const servers = await readPage(context, page, signal)
  const last = servers.at(-1)
  const ours = await oursAmong(context, servers, signal)
  return {
    servers: ours.flatMap((server) => toEngineServer(server, context.settings) ?? []),
    ...(last && servers.length === page.limit && { next: last.id }),
  }
}

/** undefined where the cloud says for sure that it has none. A look also takes the server on where it stands half-way. */
export const getServer = async (
  context: Context & Pick<OpenStackContext, 'servers'>,
  tag: string,
  signal: AbortSignal,
): Promise<EngineServer | undefined> => {
  const server = await context.servers.find(tag, signal)
  if (!server) {
    await checkCells(context, signal)
    return undefined
  }
  await goOn(context, server, signal)
  return toEngineServer(server, context.settings)
}
