import { textPieces } from './pieces.ts'
import type { Table } from './table.ts'

/** Programs that open it take text that begins like this as a formula and run it: an apostrophe says that it is text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const field = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = harmless(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const record = (values: readonly (string | number)[]): string => `${values.map(field).join(',')}\r\n`

/** Begins with the mark by which Excel knows UTF-8. */
export async function* csv<Row>({ columns, rows }: Table<Row>): AsyncGenerator<string> {
  const lines = async function* () {
    yield `\uFEFF${record(columns.map(({ title }) => title))}`
    for await (const row of rows) yield record(columns.map(({ value }) => value(row)))
  }
  yield* textPieces(lines())
}
