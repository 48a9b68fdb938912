export interface CsvColumn<Row> {
  label: string
  value: (row: Row) => string | number | null | undefined
}

/** A spreadsheet would take a text that begins so for a formula. */
const formulaStart = /^[=+\-@\t\r]/

const written = (value: string | number | null | undefined): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const safe = formulaStart.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Spreadsheets take a file without it for one in the system's old encoding. */
const byteOrderMark = '\uFEFF'

/** Rows as a file for spreadsheets (RFC 4180), with a line of heads. */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ value }) => value(row)))]
  return byteOrderMark + lines.map((line) => line.map(written).join(',')).join('\r\n') + '\r\n'
}
