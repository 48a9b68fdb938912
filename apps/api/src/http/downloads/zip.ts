import { Readable, pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of the archive; its text comes piece by piece and is never held as a whole. */
export interface ZippedFile {
  name: string
  content: AsyncIterable<string> | Iterable<string>
}

/** Sizes and sum follow the data, because nobody knows them before; names are UTF-8. */
const flags = 0x0808
const deflated = 8
const versionNeeded = 20
/** 1980-01-01, the first day that the format knows: equal tables make equal files. */
const dosDate = 0x21

interface Written {
  name: Buffer
  offset: number
  crc: number
  size: number
  packedSize: number
}

const numbers = (...fields: [bytes: 2 | 4, value: number][]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((total, [bytes]) => total + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields)
    at = bytes === 2 ? buffer.writeUInt16LE(value, at) : buffer.writeUInt32LE(value, at)
  return buffer
}

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    numbers([4, 0x04034b50], [2, versionNeeded], [2, flags], [2, deflated], [2, 0], [2, dosDate]),
    numbers([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ])

const sums = ({ crc, packedSize, size }: Written): Buffer => numbers([4, crc], [4, packedSize], [4, size])

const directoryEntry = (file: Written): Buffer =>
  Buffer.concat([
    numbers([4, 0x02014b50], [2, versionNeeded], [2, versionNeeded], [2, flags], [2, deflated], [2, 0], [2, dosDate]),
    sums(file),
    numbers([2, file.name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, file.offset]),
    file.name,
  ])

const directoryEnd = (files: number, size: number, offset: number): Buffer =>
  numbers([4, 0x06054b50], [2, 0], [2, 0], [2, files], [2, files], [4, size], [4, offset], [2, 0])

/** The archive, in pieces as they are ready. */
export async function* zip(files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  const count = (piece: Buffer): Buffer => {
    offset += piece.length
    return piece
  }
  for await (const { name, content } of files) {
    const file: Written = { name: Buffer.from(name), offset, crc: 0, size: 0, packedSize: 0 }
    yield count(localHeader(file.name))
    const deflate = createDeflateRaw({ level: 6 })
    const summed = async function* () {
      for await (const text of content) {
        const bytes = Buffer.from(text)
        file.crc = crc32(bytes, file.crc)
        file.size += bytes.length
        yield bytes
      }
    }
    // An error of the source ends the reading of `deflate` below with it.
    pipeline(Readable.from(summed()), deflate, () => undefined)
    for await (const piece of deflate as AsyncIterable<Buffer>) {
      file.packedSize += piece.length
      yield count(piece)
    }
    yield count(Buffer.concat([numbers([4, 0x08074b50]), sums(file)]))
    written.push(file)
  }
  const directory = written.map(directoryEntry)
  const size = directory.reduce((total, entry) => total + entry.length, 0)
  yield* directory
  yield directoryEnd(written.length, size, offset)
}
