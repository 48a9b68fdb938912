export interface SseMessage {
  /** The last id the stream has named so far; sent back to resume. */
  lastEventId: string
  event: string
  data: string
}

interface SseListeners {
  onMessage(message: SseMessage): void
  /** The pause before reconnecting that the server asks for. */
  onRetry?(pauseMs: number): void
}

/** Reads a `text/event-stream` piece by piece, as the HTML standard says (9.2.6): any line end, comments, several data lines. */
export const createSseParser = ({ onMessage, onRetry }: SseListeners) => {
  let rest = ''
  let endedWithCarriageReturn = false
  let isFirst = true
  let lastEventId = ''
  let event = ''
  let data: string[] = []

  const dispatch = () => {
    if (data.length > 0) onMessage({ lastEventId, event: event || 'message', data: data.join('\n') })
    event = ''
    data = []
  }

  const takeField = (field: string, value: string) => {
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\0')) lastEventId = value
    else if (field === 'retry' && /^\d+$/.test(value)) onRetry?.(Number(value))
  }

  const takeLine = (line: string) => {
    if (line === '') return dispatch()
    const colon = line.indexOf(':')
    if (colon === 0) return
    if (colon === -1) takeField(line, '')
    else takeField(line.slice(0, colon), line.slice(colon + 1).replace(/^ /, ''))
  }

  return {
    push(piece: string) {
      let text = piece
      if (isFirst && text !== '') {
        text = text.replace(/^\uFEFF/, '')
        isFirst = false
      }
      // The line feed of a line end that was cut between two pieces.
      if (endedWithCarriageReturn && text.startsWith('\n')) text = text.slice(1)
      if (text === '') return
      endedWithCarriageReturn = text.endsWith('\r')

      const lines = (rest + text).split(/\r\n|\r|\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) takeLine(line)
    },
  }
}
