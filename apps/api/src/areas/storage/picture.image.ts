import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  return Buffer.concat([word(content.length), named, word(crc32(named))])
}

const header = (width: number, height: number): Buffer =>
  Buffer.concat([word(width), word(height), Buffer.from([8 /* bits */, 2 /* red, green, blue */, 0, 0, 0])])

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG that runs from one colour to another: a picture for a demo, in a few hundred bytes. */
export const gradientPng = ({
  width,
  height,
  from,
  to,
}: {
  width: number
  height: number
  from: Colour
  to: Colour
}): Buffer => {
  // Each row begins with its filter, which is none.
  const rows = Array.from({ length: height }, (_, y) => {
    const share = y / Math.max(1, height - 1)
    const colour = from.map((value, part) => Math.round(value + (to[part]! - value) * share))
    return Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(colour))])
  })
  return Buffer.concat([
    signature,
    chunk('IHDR', header(width, height)),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
