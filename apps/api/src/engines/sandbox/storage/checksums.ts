import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** A checksum that is worked out while bytes go by. */
export interface Checksum {
  update(bytes: Buffer): void
  /** As S3 writes it. */
  base64(): string
}

const ofNumber = (value: number): string => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes.toString('base64')
}

const castagnoli = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1
  return value
})

const crc32c = (): Checksum => {
  let value = 0xffffffff
  return {
    update: (bytes) => {
      for (const byte of bytes) value = castagnoli[(value ^ byte) & 0xff]! ^ (value >>> 8)
    },
    base64: () => ofNumber(value ^ 0xffffffff),
  }
}

/** In halves: numbers of 64 bits would be a hundred times slower. */
const nvme = { high: new Uint32Array(256), low: new Uint32Array(256) }
for (let index = 0; index < 256; index += 1) {
  let value = BigInt(index)
  for (let bit = 0; bit < 8; bit += 1) value = value & 1n ? (value >> 1n) ^ 0x9a6c9329ac4bc9b5n : value >> 1n
  nvme.high[index] = Number(value >> 32n)
  nvme.low[index] = Number(value & 0xffffffffn)
}

const crc64nvme = (): Checksum => {
  let [high, low] = [0xffffffff, 0xffffffff]
  return {
    update: (bytes) => {
      for (const byte of bytes) {
        const index = (low ^ byte) & 0xff
        low = ((low >>> 8) | (high << 24)) ^ nvme.low[index]!
        high = (high >>> 8) ^ nvme.high[index]!
      }
    },
    base64: () => {
      const bytes = Buffer.alloc(8)
      bytes.writeUInt32BE((high ^ 0xffffffff) >>> 0, 0)
      bytes.writeUInt32BE((low ^ 0xffffffff) >>> 0, 4)
      return bytes.toString('base64')
    },
  }
}

const hashed = (algorithm: string) => (): Checksum => {
  const hash = createHash(algorithm)
  return { update: (bytes) => void hash.update(bytes), base64: () => hash.digest('base64') }
}

/** By the header that announces them. */
export const checksums: Readonly<Record<string, () => Checksum>> = {
  'x-amz-checksum-crc32': () => {
    let value = 0
    return {
      update: (bytes) => {
        value = crc32(bytes, value)
      },
      base64: () => ofNumber(value),
    }
  },
  'x-amz-checksum-crc32c': crc32c,
  'x-amz-checksum-crc64nvme': crc64nvme,
  'x-amz-checksum-sha1': hashed('sha1'),
  'x-amz-checksum-sha256': hashed('sha256'),
}
