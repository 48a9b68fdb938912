import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { csv } from './csv.ts'
import { xlsx } from './xlsx.ts'

export interface Column<Row> {
  title: string
  kind: 'text' | 'rials' | 'number'
  /** In characters; absent: what suits the kind. */
  width?: number
  value(row: Row): string | number
}

export interface Table<Row> {
  /** What the sheet is called. */
  title: string
  columns: readonly Column<Row>[]
  /** Read as the file is written: never all of them at once. */
  rows: AsyncIterable<Row>
}

export type TableFormat = 'xlsx' | 'csv'

const mediaTypes: Record<TableFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** Answers a call with a table to keep, as fast as the reader takes it. */
export const sendTable = <Row>(
  reply: FastifyReply,
  { fileName, format, ...table }: Table<Row> & { fileName: string; format: TableFormat },
): void => {
  const pieces = format === 'csv' ? csv(table) : xlsx(table)
  void reply
    .header('content-type', mediaTypes[format])
    .header('content-disposition', `attachment; filename="${fileName}.${format}"`)
    .send(Readable.from(pieces, { objectMode: false }))
}
