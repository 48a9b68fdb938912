import { expect, it } from 'vitest'
import { createSseParser } from './sse.ts'
import type { SseMessage } from './sse.ts'

const read = (...pieces: string[]) => {
  const messages: SseMessage[] = []
  const pauses: number[] = []
  const parser = createSseParser({
    onMessage: (message) => messages.push(message),
    onRetry: (pauseMs) => pauses.push(pauseMs),
  })
  for (const piece of pieces) parser.push(piece)
  return { messages, pauses }
}

it('reads messages with their id, kind and data', () => {
  expect(read('id: 7\nevent: change\ndata: {"group":"VmHost"}\n\n').messages).toEqual([
    { lastEventId: '7', event: 'change', data: '{"group":"VmHost"}' },
  ])
})

it('joins several data lines and keeps the id for the messages after it', () => {
  expect(read('id: 1\ndata: a\ndata: b\n\ndata:c\n\n').messages).toEqual([
    { lastEventId: '1', event: 'message', data: 'a\nb' },
    { lastEventId: '1', event: 'message', data: 'c' },
  ])
})

it('ignores comments, unknown fields and messages without data', () => {
  expect(read(': heartbeat\n\n', 'event: nothing\n\n', 'colour: green\ndata\n\n').messages).toEqual([
    { lastEventId: '', event: 'message', data: '' },
  ])
})

it('does not care where the stream is cut', () => {
  const stream = '\uFEFFid: 1\r\ndata: سلام\r\n\r\nid: 2\rdata: b\r\rdata: c\n\n'
  const whole = read(stream).messages
  expect(whole.map(({ lastEventId, data }) => [lastEventId, data])).toEqual([
    ['1', 'سلام'],
    ['2', 'b'],
    ['2', 'c'],
  ])
  expect(read(...Array.from(stream)).messages).toEqual(whole)
})

it('tells the pause the server asks for', () => {
  expect(read('retry: 5000\nretry: soon\n\n').pauses).toEqual([5000])
})
