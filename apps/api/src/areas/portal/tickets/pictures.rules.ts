/** What the headers of pictures say, without unpacking anything. */

export interface PictureSize {
  width: number
  height: number
}

const pngBegin = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

export const readPngSize = (head: Buffer): PictureSize | undefined =>
  head.length >= 24 && head.subarray(0, pngBegin.length).equals(pngBegin)
    ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
    : undefined

/** Start of frame, of any way of coding: C4, C8 and CC between them are something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Markers that stand alone: no length follows. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/**
 * Walks the segments to the first frame: every one says its length, so that what they hold is stepped over. Nothing where the
 * picture begins before any frame, as no reader could show it.
 */
export const readJpegSize = (bytes: Buffer): PictureSize | undefined => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xff_d8) return undefined
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    // Any number of FF may stand before a marker.
    if (marker === 0xff) at += 1
    else if (isAlone(marker)) at += 2
    else if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    else if (marker === 0xda || marker === 0xd9) return undefined
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

/** A WebP holds a plain picture, a lossless one, or says the size of its canvas before others follow. */
export const readWebpSize = (head: Buffer): PictureSize | undefined => {
  if (head.length < 30 || head.toString('latin1', 0, 4) !== 'RIFF') return undefined
  switch (head.toString('latin1', 8, 16)) {
    case 'WEBPVP8 ':
      return head.readUIntBE(23, 3) === 0x9d_01_2a
        ? { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
        : undefined
    case 'WEBPVP8L': {
      if (head[20] !== 0x2f) return undefined
      const bits = head.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'WEBPVP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}
