import { EngineError } from '../../../ports/engine-error.ts'
import { poll } from '../../../ports/waiting.ts'
import { cloudName, type OpenStackContext } from '../context.ts'
import { removePortsAndGroup } from '../networks/server-ports.ts'
import { removeDisks } from '../volumes/disks.ts'
import { checkCells } from './cells.ts'
import { removeKeypair } from './keypair.ts'
import type { NovaServer } from './nova.ts'
import { removeSnapshots } from './snapshots.ts'

const pollMs = 500

/** What stood around a server: the cloud keeps ports, groups, disks, snapshots and keys that were made beside it. */
export const removeParts = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<void> => {
  await removePortsAndGroup(context, tag, signal)
  await removeDisks(context, tag, signal)
  await removeSnapshots(context, tag, signal)
  await removeKeypair(context, tag, signal)
}

/** Nova may be in the middle of something that it does not interrupt: the next look asks again. */
const askToRemove = async ({ client }: OpenStackContext, server: NovaServer, signal: AbortSignal): Promise<void> => {
  if (server['OS-EXT-STS:task_state'] === 'deleting') return
  await client
    .find({ service: 'compute', method: 'DELETE', path: `/servers/${server.id}` }, signal)
    .catch((error: unknown) => {
      if (!(error instanceof EngineError && error.code === 'busy')) throw error
    })
}

/**
 * Ends when the server is gone with everything of it: whoever repeats it after a crash finishes what is left, also when
 * the server itself is not there any more. Each look in turn with whoever is still making it, and once more at the end:
 * what was ordered last may have come late.
 */
export const deleteServer = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<void> => {
  const step = async (): Promise<true | undefined> => {
    const server = await context.servers.find(tag, signal)
    if (server) {
      await askToRemove(context, server, signal)
      return undefined
    }
    await checkCells(context, signal)
    await removeParts(context, tag, signal)
    return (await context.servers.find(tag, signal)) ? undefined : true
  }
  await poll({ signal, pollMs }, () => context.withLock(cloudName(context.settings, tag), signal, step))
}
