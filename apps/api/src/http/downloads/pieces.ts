const pieceLength = 64 * 1024

/** The same text in fewer, larger pieces: streams cost by the piece. */
export async function* textPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length >= pieceLength) {
      yield piece
      piece = ''
    }
  }
  if (piece !== '') yield piece
}
