import { appendFileSync } from 'node:fs'
import { serialize } from 'node:v8'
import { Client } from 'pg'

/**
 * Loaded before the product (`node --import`): writes each statement that it sends, with its values and the rows that
 * came back, to the file in `BENCH_RECORD`. So a floor repeats what the product does, without being told what that is.
 */
const file = process.env['BENCH_RECORD']
if (!file) throw new Error('BENCH_RECORD must name a file')

interface Result {
  rows: unknown[]
}

type Send = (...args: unknown[]) => unknown

const prototype = Client.prototype as unknown as { query: Send }
const send = prototype.query
let order = 0

prototype.query = function record(...args) {
  const answer = send.apply(this, args)
  if (!(answer instanceof Promise)) return answer // with a callback: the pool's own, never a call's
  const [statement, values] = args as [string | { text: string; values?: unknown[] }, unknown[]?]
  const sent = typeof statement === 'string' ? { text: statement, values } : statement
  const place = (order += 1)
  const note = (text: string, sentValues: unknown[], { rows }: Result) =>
    appendFileSync(file, `${serialize({ place, text, values: sentValues, rows }).toString('base64')}\n`)
  const write = async () => {
    const results = [(await answer) as Result | Result[]].flat()
    // Two answers to one statement: the first is to the `begin` that went with it.
    if (results.length === 2) note('begin', [], results[0]!)
    note(sent.text, [...(sent.values ?? [])], results.at(-1)!)
  }
  write().catch(() => undefined) // a refused statement is not repeated
  return answer
}
