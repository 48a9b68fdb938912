import { Refusal } from './refusal.ts'

/** More than any program puts before a chunk or after the last one. */
const longestLine = 8192

/**
 * `aws-chunked`: pieces with their length before them, as programs send what they do not know the hash of beforehand. The
 * signatures of single pieces are not looked at: that of the request was.
 */
export async function* decodeChunked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  /** Of the present piece, with the line's end behind it. */
  let left = 0
  let isBetween = true
  for await (const chunk of source) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (;;) {
      if (isBetween) {
        const end = rest.indexOf('\r\n')
        if (end === -1) {
          if (rest.length > longestLine) throw new Refusal('InvalidArgument', 'no chunk begins here')
          break
        }
        left = Number.parseInt(rest.subarray(0, end).toString('latin1'), 16)
        if (Number.isNaN(left)) throw new Refusal('InvalidArgument', 'no chunk begins here')
        // What follows are checksums of the whole, which the connection has its own for.
        if (left === 0) return
        rest = rest.subarray(end + 2)
        isBetween = false
      }
      const piece = rest.subarray(0, left)
      if (piece.length > 0) yield piece
      left -= piece.length
      rest = rest.subarray(piece.length)
      if (left > 0 || rest.length < 2) break
      rest = rest.subarray(2)
      isBetween = true
    }
  }
  throw new Refusal('InvalidArgument', 'the last chunk did not come')
}
