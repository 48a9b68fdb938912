import { crc32, deflateRawSync } from 'node:zlib'

/** One pixel. */
export const aPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const segment = (marker: number, content: Uint8Array): Buffer => {
  const begin = Buffer.from([0xff, marker, 0, 0])
  begin.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([begin, content])
}

/** What a camera writes around a photo; `comment` stands before its size. */
export const jpegOf = ({ width = 4000, height = 3000, comment = '' } = {}): Buffer => {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xe0, Buffer.from('4a46494600010100000100010000', 'hex')),
    segment(0xfe, Buffer.from(comment)),
    // More than a small picture of what follows takes.
    segment(0xe1, Buffer.alloc(60_000, 7)),
    segment(0xc2, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.alloc(64, 7),
    Buffer.from('ffd9', 'hex'),
  ])
}
export const aJpeg = jpegOf()

const webpOf = (kind: 'VP8 ' | 'VP8L' | 'VP8X', facts: Uint8Array): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(facts.length)
  const body = Buffer.concat([Buffer.from(`WEBP${kind}`), size, facts])
  const all = Buffer.alloc(4)
  all.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), all, body])
}

type Size = { width: number; height: number }

export const plainWebp = ({ width, height }: Size): Buffer => {
  const facts = Buffer.alloc(24)
  facts.writeUIntBE(0x9d_01_2a, 3, 3)
  facts.writeUInt16LE(width, 6)
  facts.writeUInt16LE(height, 8)
  return webpOf('VP8 ', facts)
}

export const losslessWebp = ({ width, height }: Size): Buffer => {
  const facts = Buffer.alloc(24, 1)
  facts[0] = 0x2f
  facts.writeUInt32LE((((height - 1) << 14) | (width - 1)) >>> 0, 1)
  return webpOf('VP8L', facts)
}

export const extendedWebp = ({ width, height }: Size): Buffer => {
  const facts = Buffer.alloc(24)
  facts.writeUIntLE(width - 1, 4, 3)
  facts.writeUIntLE(height - 1, 7, 3)
  return webpOf('VP8X', facts)
}
export const aWebp = losslessWebp({ width: 640, height: 480 })

export const aPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 2\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
)

/** An archive with one file. */
export const aZip = (name: string, content: Uint8Array): Buffer => {
  const packed = deflateRawSync(content)
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(crc32(content), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(content.length, 18)
  fields.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed])
  const central = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from([20, 0]),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
