/**
 * A baseline grey JPEG (ITU T.81). `jpeg-js`, the usual encoder without native code, builds its tables anew on every call:
 * 9 ms and a garbage collection per picture, on a call that anyone may make. This takes about one.
 */
export interface GreyImage {
  width: number
  height: number
  /** One byte per pixel, row by row. */
  pixels: Uint8Array
}

/** T.81 table K.1, row by row: how coarsely the eye lets each frequency be stored. */
const coarseness = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
]

/** Places of an 8x8 block in the order they are stored: along the diagonals, low frequencies first. */
const zigzag = Array.from({ length: 64 }, (_, place) => place).sort((a, b) => {
  const [rowA, rowB] = [a >> 3, b >> 3]
  const [diagonalA, diagonalB] = [rowA + (a & 7), rowB + (b & 7)]
  if (diagonalA !== diagonalB) return diagonalA - diagonalB
  return diagonalA % 2 === 0 ? rowB - rowA : rowA - rowB
})

/** `basis[frequency * 8 + position]` of the discrete cosine transform. */
const basis = Float64Array.from({ length: 64 }, (_, at) => {
  const [frequency, position] = [at >> 3, at & 7]
  return (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * position + 1) * frequency * Math.PI) / 16)
})

interface HuffmanTable {
  /** As the file holds it: how many codes of each length, then their symbols. */
  bytes: Buffer
  codes: Uint16Array
  lengths: Uint8Array
}

const createTable = (countsHex: string, symbolsHex: string): HuffmanTable => {
  const counts = Buffer.from(countsHex, 'hex')
  const symbols = Buffer.from(symbolsHex, 'hex')
  const table = { bytes: Buffer.concat([counts, symbols]), codes: new Uint16Array(256), lengths: new Uint8Array(256) }
  let [code, next] = [0, 0]
  for (const [at, count] of counts.entries()) {
    for (let used = 0; used < count; used++) {
      const symbol = symbols[next++]!
      table.codes[symbol] = code++
      table.lengths[symbol] = at + 1
    }
    code <<= 1
  }
  return table
}

/** T.81 tables K.3 and K.5. */
const dcTable = createTable('00010501010101010100000000000000', '000102030405060708090a0b')
const acTable = createTable(
  '0002010303020403050504040000017d',
  '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a' +
    '434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7' +
    'a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
)

/** `quality` from 1 to 100, on the scale that everybody uses. */
export const encodeGreyJpeg = (image: GreyImage, quality: number): Buffer => {
  const scale = quality < 50 ? 50 / quality : 2 - quality / 50
  const steps = Uint8Array.from(coarseness, (step) => Math.min(255, Math.max(1, Math.round(step * scale))))
  return Buffer.concat([headerOf(image, steps), encodeBlocks(image, steps), Buffer.from([0xff, 0xd9])])
}

const segment = (marker: number, ...parts: (Buffer | number[])[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

const headerOf = ({ width, height }: GreyImage, steps: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0'), [1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(
      0xdb,
      [0],
      zigzag.map((place) => steps[place]!),
    ),
    segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00], dcTable.bytes),
    segment(0xc4, [0x10], acTable.bytes),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
  ])

const encodeBlocks = (image: GreyImage, steps: Uint8Array): Buffer => {
  const bits = createBitWriter()
  const block = new Float64Array(64)
  const frequencies = new Int32Array(64)
  let lastMean = 0
  for (let top = 0; top < image.height; top += 8) {
    for (let left = 0; left < image.width; left += 8) {
      copyBlock(image, left, top, block)
      transform(block, steps, frequencies)
      writeBlock(bits, frequencies, lastMean)
      lastMean = frequencies[0]!
    }
  }
  return bits.finish()
}

/** Beyond the edge the last pixel goes on. */
const copyBlock = ({ width, height, pixels }: GreyImage, left: number, top: number, block: Float64Array): void => {
  for (let place = 0; place < 64; place++) {
    const x = Math.min(width - 1, left + (place & 7))
    const y = Math.min(height - 1, top + (place >> 3))
    block[place] = pixels[y * width + x]! - 128
  }
}

const rows = new Float64Array(64)

const transform = (block: Float64Array, steps: Uint8Array, frequencies: Int32Array): void => {
  for (let place = 0; place < 64; place++) {
    const [row, frequency] = [place & 56, place & 7]
    let sum = 0
    for (let at = 0; at < 8; at++) sum += block[row + at]! * basis[frequency * 8 + at]!
    rows[place] = sum
  }
  for (let order = 0; order < 64; order++) {
    const place = zigzag[order]!
    const [frequency, column] = [place >> 3, place & 7]
    let sum = 0
    for (let at = 0; at < 8; at++) sum += rows[at * 8 + column]! * basis[frequency * 8 + at]!
    frequencies[order] = Math.round(sum / steps[place]!)
  }
}

type BitWriter = ReturnType<typeof createBitWriter>

const writeBlock = (bits: BitWriter, frequencies: Int32Array, lastMean: number): void => {
  writeNumber(bits, dcTable, 0, frequencies[0]! - lastMean)
  let zeros = 0
  for (let order = 1; order < 64; order++) {
    const value = frequencies[order]!
    if (value === 0) {
      zeros++
      continue
    }
    for (; zeros > 15; zeros -= 16) bits.write(acTable.codes[0xf0]!, acTable.lengths[0xf0]!)
    writeNumber(bits, acTable, zeros, value)
    zeros = 0
  }
  if (zeros > 0) bits.write(acTable.codes[0]!, acTable.lengths[0]!)
}

/** The symbol holds the zeros before the number and the number's length in bits; the bits follow. */
const writeNumber = (bits: BitWriter, table: HuffmanTable, zeros: number, value: number): void => {
  const size = 32 - Math.clz32(Math.abs(value))
  const symbol = (zeros << 4) | size
  bits.write(table.codes[symbol]!, table.lengths[symbol]!)
  bits.write(value < 0 ? value + (1 << size) - 1 : value, size)
}

const createBitWriter = () => {
  const bytes: number[] = []
  let [pending, count] = [0, 0]
  const write = (value: number, length: number) => {
    pending = (pending << length) | value
    count += length
    while (count >= 8) {
      count -= 8
      const byte = (pending >> count) & 255
      bytes.push(byte)
      // In picture bits an ff is followed by 00, or it would be read as a marker.
      if (byte === 255) bytes.push(0)
    }
    pending &= (1 << count) - 1
  }
  return {
    write,
    finish: () => {
      write(0x7f, 7)
      return Buffer.from(bytes)
    },
  }
}
