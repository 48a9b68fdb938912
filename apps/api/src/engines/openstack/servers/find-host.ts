import type { ServerSize } from '../../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { poll } from '../../../ports/waiting.ts'
import type { OpenStackContext } from '../context.ts'
import { findOrRefuse } from './actions.ts'
import type { NovaServer } from './nova.ts'
import { sizeOf, sizeText, stateOf } from './servers.state.ts'

type Context = Pick<OpenStackContext, 'client' | 'servers'>

const pollMs = 500

/** Newest first. */
interface Actions {
  instanceActions: { action: string; request_id: string }[]
}

interface Action {
  instanceAction: { events: { event: string; result: string | null; details?: string | null }[] }
}

/** Nova puts a server back where it was without a word, and tells why among the things that were done to it. */
const failureOf = async ({ client }: Context, { id }: NovaServer, signal: AbortSignal): Promise<EngineError> => {
  const read = <Body>(path: string) => client.call<Body>({ service: 'compute', method: 'GET', path }, signal)
  const path = `/servers/${id}/os-instance-actions`
  const { instanceActions } = await read<Actions>(path)
  const newest = instanceActions.find(({ action }) => action === 'resize')
  const events = newest ? (await read<Action>(`${path}/${newest.request_id}`)).instanceAction.events : []
  const failed = events.find(({ result }) => result === 'Error')
  const why = failed?.details ?? failed?.event ?? 'the cloud tells no reason'
  return new EngineError(/no ?valid ?host/i.test(why) ? 'no_capacity' : 'server_failed', `resize: ${why}`)
}

/** Nova takes a new size on before it has looked for a host. Ends when it has one; throws when there is none. */
export const waitForHost = async (
  context: Context,
  tag: string,
  size: ServerSize,
  signal: AbortSignal,
): Promise<void> => {
  const server = await poll({ signal, pollMs }, async () => {
    const now = await findOrRefuse(context, tag, signal)
    return now['OS-EXT-STS:task_state'] === 'resize_prep' ? undefined : now
  })
  const isAsBefore = ['active', 'stopped'].includes(stateOf(server)) && sizeText(sizeOf(server)) !== sizeText(size)
  if (isAsBefore) throw await failureOf(context, server, signal)
}
