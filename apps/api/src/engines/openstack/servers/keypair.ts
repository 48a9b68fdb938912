import type { FirstLogin } from '../../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import type { OpenStackClient } from '../client/client.ts'
import { cloudName, type OpenStackContext } from '../context.ts'

type Context = Pick<OpenStackContext, 'client' | 'settings'>

const path = '/os-keypairs'

const make = (client: OpenStackClient, name: string, publicKey: string, signal: AbortSignal): Promise<unknown> =>
  client.call(
    { service: 'compute', method: 'POST', path, body: { keypair: { name, type: 'ssh', public_key: publicKey } } },
    signal,
  )

/** Fine when it is not there. */
export const removeKeypair = async ({ client, settings }: Context, tag: string, signal: AbortSignal): Promise<void> => {
  const name = cloudName(settings, tag)
  await client.find({ service: 'compute', method: 'DELETE', path: `${path}/${name}` }, signal)
}

/**
 * For images without cloud-init, which ask Nova for the key. Nova copies it into the server, and then needs the pair no
 * more; its user, which is Sarv, may have only so many. So it is there for the time of one request.
 */
export const withKeypair = async <Result>(
  context: Context,
  tag: string,
  { publicKey }: FirstLogin,
  signal: AbortSignal,
  work: (named: { key_name?: string }) => Promise<Result>,
): Promise<Result> => {
  if (publicKey === undefined) return work({})
  const name = cloudName(context.settings, tag)
  try {
    await make(context.client, name, publicKey.trim(), signal)
  } catch (error) {
    if (!(error instanceof EngineError && error.code === 'refused')) throw error
    // Of a process that ended before it could take it away; maybe another key.
    await removeKeypair(context, tag, signal)
    await make(context.client, name, publicKey.trim(), signal)
  }
  try {
    return await work({ key_name: name })
  } finally {
    // It goes with the server otherwise, and must not turn a server that was made into one that was not.
    await removeKeypair(context, tag, signal).catch(() => undefined)
  }
}
