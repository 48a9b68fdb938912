import { Refusal } from './refusal.ts'

/** More than any program puts before a chunk or after the last one. */
const longestLine = 8192

/**
 * `aws-chunked`: pieces with their length before them, as programs send what they do not know the hash of beforehand. The
 * signatures of single pieces are not looked at: that of the request was. Lines behind the last piece go to `onTrailer`.
 */
export async function* decodeChunked(
  source: AsyncIterable<Buffer>,
  onTrailer: (name: string, value: string) => void = () => {},
): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  /** Of the present piece, with the line's end behind it. */
  let left = 0
  let state: 'between' | 'inside' | 'trailers' = 'between'
  for await (const chunk of source) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (;;) {
      if (state !== 'inside') {
        const end = rest.indexOf('\r\n')
        if (end === -1) {
          if (rest.length > longestLine) throw new Refusal('InvalidArgument', 'no chunk begins here')
          break
        }
        const line = rest.subarray(0, end).toString('latin1')
        rest = rest.subarray(end + 2)
        if (state === 'trailers') {
          if (line === '') return
          const [name = '', ...value] = line.split(':')
          onTrailer(name.trim().toLowerCase(), value.join(':').trim())
          continue
        }
        left = Number.parseInt(line, 16)
        if (Number.isNaN(left)) throw new Refusal('InvalidArgument', 'no chunk begins here')
        state = left === 0 ? 'trailers' : 'inside'
        continue
      }
      const piece = rest.subarray(0, left)
      if (piece.length > 0) yield piece
      left -= piece.length
      rest = rest.subarray(piece.length)
      if (left > 0 || rest.length < 2) break
      rest = rest.subarray(2)
      state = 'between'
    }
  }
  // Some senders end the connection's body right behind the last chunk.
  if (state !== 'trailers') throw new Refusal('InvalidArgument', 'the last chunk did not come')
}
