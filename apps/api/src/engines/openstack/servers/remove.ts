import { EngineError } from '../../engine-error.ts'
import { poll } from '../../waiting.ts'
import type { OpenStackContext } from '../context.ts'
import { removePortsAndGroup } from '../networks/server-ports.ts'
import { removeDisks } from '../volumes/disks.ts'
import { removeSnapshots } from './snapshots.ts'

const pollMs = 500

/** What stood around a server: the cloud keeps ports, groups, disks and snapshots that were made beside it. */
export const removeParts = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<void> => {
  await removePortsAndGroup(context, tag, signal)
  await removeDisks(context, tag, signal)
  await removeSnapshots(context, tag, signal)
}

/**
 * Ends when the server is gone with everything of it: whoever repeats it after a crash finishes what is left, also when
 * the server itself is not there any more.
 */
export const deleteServer = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<void> => {
  const { client, servers } = context
  await poll({ signal, pollMs }, async () => {
    const server = await servers.find(tag, signal)
    if (!server) return true
    if (server['OS-EXT-STS:task_state'] !== 'deleting') {
      await client
        .find({ service: 'compute', method: 'DELETE', path: `/servers/${server.id}` }, signal)
        .catch((error: unknown) => {
          // It is in the middle of something that cannot be interrupted: the next look tries again.
          if (!(error instanceof EngineError && error.code === 'busy')) throw error
        })
    }
    return undefined
  })
  await removeParts(context, tag, signal)
}
