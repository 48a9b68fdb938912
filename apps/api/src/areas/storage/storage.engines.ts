import { hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { sandboxStore } from '../../sandbox-store.ts'
import type { Config } from '../../config.ts'
import type { OpenDatabase } from '../../db/connection.ts'
import { createLocks } from '../../engine-locks.ts'
import { openCephStorage } from '../../engines/ceph/storage.ts'
import { openSandboxStorage, type SandboxStorage } from '../../engines/sandbox/storage/storage.ts'
import type { EngineContext, OpenedEngines } from '../area.ts'
import type { StorageEngine } from '../../ports/storage/storage.engine.ts'
import { withMovedTags } from '../../services/moved-tags.ts'

declare module '../../dependencies.ts' {
  interface AreaEngines {
    /** The object store of a datacenter; undefined: it has none. */
    storage: (datacenterId: number) => StorageEngine | undefined
  }
}

export type StorageOptions = Pick<
  Config,
  'dataFolder' | 'secretKey' | 'sandboxStoragePort' | 'storage' | 'datacenters' | 'allowedOrigins'
>

export interface StorageEngines {
  /** undefined: this datacenter has no object storage. */
  engineFor(datacenterId: number): StorageEngine | undefined
  /** Where browsers send and fetch the files of buckets: `https://s3.example.ir`, each once. */
  origins: readonly string[]
  close(): Promise<void>
}

/** Names of buckets and objects are the customers'. */
const tagFields = ['tag', 'tags', 'spaceTag']

/** On its own machine the portal opens by two names, and a browser takes them for two portals. */
const namesOf = (publicUrl: string): string[] => {
  const { origin, hostname } = new URL(publicUrl)
  return hostname === 'localhost' ? [origin, origin.replace('localhost', '127.0.0.1')] : [origin]
}

/**
 * Gives every datacenter the object store that the configuration names. The sandbox serves those whose servers are the
 * sandbox's, too: nobody who runs a real cloud should keep customers' files on the disk of the portal by mistake.
 */
export const openStorageEngines = async (
  database: OpenDatabase,
  options: StorageOptions,
  { publicUrl, log }: { publicUrl: string; log: Pick<Logger, 'error'> },
): Promise<StorageEngines> => {
  const { dataFolder, secretKey, sandboxStoragePort, storage, datacenters, allowedOrigins } = options
  const portalOrigins = [...namesOf(publicUrl), ...allowedOrigins]
  const opened = new AsyncDisposableStack()
  const engines = new Map<number, StorageEngine>()
  const withLock = createLocks(database.db)

  let sandbox: SandboxStorage | undefined
  const sandboxFor = async (name: string): Promise<StorageEngine> => {
    if (!sandbox) {
      sandbox = await openSandboxStorage({
        store: sandboxStore(database),
        folder: join(dataFolder, 'sandbox-objects'),
        port: sandboxStoragePort,
        secretKey: new Uint8Array(hkdfSync('sha256', secretKey, '', 'keys of the sandbox’s object storage', 32)),
        portalOrigins,
        onError: (error) => log.error({ err: error }, 'the sandbox’s object storage failed'),
      })
      opened.defer(sandbox.close)
    }
    return sandbox.engineFor(name)
  }

  const rows = await database.db.selectFrom('datacenters').select(['id', 'engine']).execute()
  for (const { id, engine: usual } of rows) {
    const wanted = storage[id]
    if (wanted?.engine === 'ceph') {
      const { engine, close } = openCephStorage({ settings: wanted.settings, withLock, portalOrigins })
      opened.defer(close)
      engines.set(id, withMovedTags(database.db, engine, { tagFields }))
    } else if (wanted?.engine === 'sandbox' || (datacenters[id]?.engine ?? usual) === 'sandbox') {
      engines.set(id, withMovedTags(database.db, await sandboxFor(`datacenter-${id}`), { tagFields }))
    }
  }
  const origins = new Set([...engines.values()].map(({ connection }) => new URL(connection.endpoint).origin))
  return {
    engineFor: (datacenterId) => engines.get(datacenterId),
    origins: [...origins],
    close: () => opened.disposeAsync(),
  }
}

export const openStorageArea = async (context: EngineContext): Promise<OpenedEngines> => {
  const { database, config, isBeside, ...outside } = context
  const sandboxStoragePort = isBeside ? 0 : config.sandboxStoragePort
  const { engineFor, origins, close } = await openStorageEngines(database, { ...config, sandboxStoragePort }, outside)
  return { engines: { storage: engineFor }, origins, close }
}
