import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assertFileKey, type FileStore } from '../../ports/files/file-store.ts'

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** In a folder of the installation: one process, or several that share the folder. */
export const openDiskFiles = (folder: string): FileStore => {
  // A folder with a million files is slow to look into.
  const pathOf = (key: string): string => {
    assertFileKey(key)
    return join(folder, key.slice(0, 2), key)
  }
  return {
    put: async (key, file) => {
      const path = pathOf(key)
      const parts = dirname(path)
      await mkdir(parts, { recursive: true, mode: 0o700 })
      const half = `${path}.${randomBytes(6).toString('hex')}.half`
      try {
        const target = createWriteStream(half, { flags: 'wx', mode: 0o600, flush: true })
        await pipeline(Readable.fromWeb(file.stream()), target)
        // Whoever finds it under its name finds all of it, also after the power was gone.
        await rename(half, path)
        await syncFolder(parts)
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },
    open: async (key) => {
      const handle = await open(pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return handle && createReadStream('', { fd: handle })
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    close: async () => undefined,
  }
}
