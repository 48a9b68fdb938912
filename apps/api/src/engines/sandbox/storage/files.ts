import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A piece of an object as it lies on the disk. */
export interface StoredFile {
  file: string
  bytes: number
}

export interface ReceivedFile extends StoredFile {
  md5: string
  sha256: string
}

/** Bytes of objects. A file has a name of chance and is nothing until a row speaks of it: half an upload is never seen. */
export interface Files {
  receive(source: Readable): Promise<ReceivedFile>
  /** From `start` to `end`, both included, through all pieces. */
  read(pieces: readonly StoredFile[], start: number, end: number): AsyncGenerator<Buffer>
  remove(files: readonly string[]): Promise<void>
  /** Takes away what nothing speaks of, and what is old enough not to be on its way. */
  sweep(isKnown: (files: string[]) => Promise<Set<string>>): Promise<void>
}

const ownerOnly = { folder: 0o700, file: 0o600 }
/** An upload that takes longer than this has to come in parts. */
const underwayMs = 24 * 3600_000

export const openFiles = async (folder: string): Promise<Files> => {
  await mkdir(folder, { recursive: true, mode: ownerOnly.folder })
  const pathOf = (file: string) => join(folder, file.slice(0, 2), file)

  const remove: Files['remove'] = async (files) => {
    for (const file of files) await rm(pathOf(file), { force: true })
  }

  return {
    receive: async (source) => {
      const file = randomUUID()
      await mkdir(join(folder, file.slice(0, 2)), { recursive: true, mode: ownerOnly.folder })
      const handle = await open(pathOf(file), 'wx', ownerOnly.file)
      const [md5, sha256] = [createHash('md5'), createHash('sha256')]
      let bytes = 0
      const counting = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length
          md5.update(chunk)
          sha256.update(chunk)
          done(null, chunk)
        },
      })
      try {
        await pipeline(source, counting, handle.createWriteStream({ flush: true }))
      } catch (error) {
        await remove([file])
        throw error
      }
      return { file, bytes, md5: md5.digest('hex'), sha256: sha256.digest('hex') }
    },

    read: async function* (pieces, start, end) {
      let before = 0
      for (const { file, bytes } of pieces) {
        const [from, to] = [Math.max(start - before, 0), Math.min(end - before, bytes - 1)]
        if (from <= to) yield* createReadStream(pathOf(file), { start: from, end: to }) as AsyncIterable<Buffer>
        before += bytes
      }
    },

    remove,

    sweep: async (isKnown) => {
      const oldest = Date.now() - underwayMs
      for (const part of await readdir(folder)) {
        const names = await readdir(join(folder, part))
        const known = await isKnown(names)
        for (const name of names.filter((one) => !known.has(one))) {
          // One that was on its way may have ended meanwhile.
          const found = await stat(pathOf(name)).catch(() => undefined)
          if (found && found.mtimeMs < oldest) await remove([name])
        }
      }
    },
  }
}
