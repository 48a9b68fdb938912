import type { EngineConsole } from '../../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import type { OpenStackContext } from '../context.ts'
import { findOrRefuse, mustBe } from './actions.ts'

/** Nova answers the page of its own noVNC; our proxy needs the socket behind it, which has the same one-time token. */
export const socketOf = (pageUrl: string): string => {
  const page = new URL(pageUrl)
  const path = page.searchParams.get('path')
  const token = page.searchParams.get('token') ?? new URLSearchParams(path?.split('?')[1]).get('token')
  if (token === null) throw new EngineError('internal', 'the console of the cloud has no token')
  const socketPath = path?.split('?')[0] ?? ''
  const protocol = page.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${protocol}//${page.host}/${socketPath.replace(/^\/+/, '')}?token=${encodeURIComponent(token)}`
}

export const openConsole = async (
  context: Pick<OpenStackContext, 'client' | 'servers'>,
  tag: string,
  signal: AbortSignal,
): Promise<EngineConsole> => {
  const server = await findOrRefuse(context, tag, signal)
  mustBe(server, ['active'], 'console')
  const { remote_console } = await context.client.call<{ remote_console: { url: string } }>(
    {
      service: 'compute',
      method: 'POST',
      path: `/servers/${server.id}/remote-consoles`,
      body: { remote_console: { protocol: 'vnc', type: 'novnc' } },
    },
    signal,
  )
  return { kind: 'vnc', url: socketOf(remote_console.url) }
}
