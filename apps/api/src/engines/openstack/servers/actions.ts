import { EngineError } from '../../../ports/engine-error.ts'
import type { PowerAction, ServerState } from '../../../ports/compute/hosts.engine.ts'
import type { Sendable } from '../client/http.ts'
import { cloudName, type OpenStackContext } from '../context.ts'
import { noteWishes } from './notes.ts'
import type { NovaServer } from './nova.ts'
import { stateOf } from './servers.state.ts'

type Context = Pick<OpenStackContext, 'client' | 'servers'>

/** Asks Nova to do something to a server. As administrator: the server says itself which project it is in. */
export const act = async (
  { client }: Pick<Context, 'client'>,
  { id }: Pick<NovaServer, 'id'>,
  body: Sendable,
  signal: AbortSignal,
): Promise<void> => {
  await client.call({ service: 'compute', method: 'POST', path: `/servers/${id}/action`, body }, signal)
}

export const findOrRefuse = async ({ servers }: Pick<Context, 'servers'>, tag: string, signal: AbortSignal) => {
  const server = await servers.find(tag, signal)
  if (!server) throw new EngineError('not_found', `the cloud has no server ${tag}`)
  return server
}

/** `busy` between two states, `refused` at rest in another than these. */
export const mustBe = (server: NovaServer, allowed: readonly ServerState[], what: string): void => {
  const state = stateOf(server)
  if (allowed.includes(state)) return
  const isAtRest = state === 'active' || state === 'stopped' || state === 'error'
  throw new EngineError(isAtRest ? 'refused' : 'busy', `${what}: the server is ${state}`)
}

/**
 * Nova asks the guest before it turns a server off, and does it anyway when the guest takes too long: it has no other way,
 * so that `stop` and `shutdown` are the same.
 */
const actions: Record<PowerAction, { body: Sendable; from: ServerState }> = {
  start: { body: { 'os-start': null }, from: 'stopped' },
  stop: { body: { 'os-stop': null }, from: 'active' },
  shutdown: { body: { 'os-stop': null }, from: 'active' },
  reboot: { body: { reboot: { type: 'SOFT' } }, from: 'active' },
  reset: { body: { reboot: { type: 'HARD' } }, from: 'active' },
}

/** In turn: Nova takes a second order to stop for as long as it has not noted the first. */
export const powerServer = (
  context: OpenStackContext,
  tag: string,
  action: PowerAction,
  signal: AbortSignal,
): Promise<void> =>
  context.withLock(cloudName(context.settings, tag), signal, async () => {
    const { body, from } = actions[action]
    const server = await findOrRefuse(context, tag, signal)
    mustBe(server, [from], action)
    // What was wished for before, and nobody waited for, does not come back at it.
    await noteWishes(context, server, [], signal)
    await act(context, server, body, signal)
  })
