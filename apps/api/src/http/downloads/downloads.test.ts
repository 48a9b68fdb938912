import { crc32, inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { csv } from './csv.ts'
import { jalaliMoment } from './moments.ts'
import type { Column, Table } from './table.ts'
import { columnName, xlsx } from './xlsx.ts'

interface Row {
  name: string
  rials: number
}

const columns: Column<Row>[] = [
  { title: 'شرح', kind: 'text', value: ({ name }) => name },
  { title: 'مبلغ', kind: 'rials', value: ({ rials }) => rials },
]

async function* rowsOf(rows: readonly Row[]) {
  yield* rows
}
const table = (rows: AsyncIterable<Row>): Table<Row> => ({ title: 'گردش', columns, rows })

const bytesOf = async (pieces: AsyncIterable<Buffer | string>) => {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(Buffer.from(piece))
  return Buffer.concat(all)
}

/** The files of an archive, found by its directory and checked by their sums. */
const unzip = (bytes: Buffer): Record<string, string> => {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const files: Record<string, string> = {}
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, packed, size] = [16, 20, 24].map((offset) => bytes.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28))
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = inflateRawSync(bytes.subarray(start, start + packed))
    expect([crc32(content), content.length]).toEqual([crc, size])
    files[name.toString()] = content.toString()
    at += 46 + name.length
  }
  return files
}

it('writes a workbook from right to left, with its head fixed and amounts as numbers', async () => {
  const files = unzip(await bytesOf(xlsx(table(rowsOf([{ name: 'سرور <1> & "web"\u0000', rials: 1_200_000 }])))))
  const sheet = files['xl/worksheets/sheet1.xml']!
  expect(sheet).toContain('rightToLeft="1"')
  expect(sheet).toContain('state="frozen"')
  expect(sheet).toContain('سرور &lt;1&gt; &amp; &quot;web&quot;</t>')
  expect(sheet).toContain('<c s="2"><v>1200000</v></c>')
  expect(sheet).toContain('<autoFilter ref="A1:B2"/>')
  expect(Object.keys(files)).toContain('[Content_Types].xml')
})

it('goes on with another sheet where one is full, and writes an empty one for nothing', async () => {
  const three = [1, 2, 3].map((rials) => ({ name: 'x', rials }))
  const files = unzip(await bytesOf(xlsx(table(rowsOf(three)), 2)))
  expect(files['xl/worksheets/sheet2.xml']).toContain('<v>3</v>')
  expect(files['xl/workbook.xml']).toContain('name="گردش 2"')
  const empty = unzip(await bytesOf(xlsx(table(rowsOf([])))))
  expect(empty['xl/worksheets/sheet1.xml']).toContain('شرح')
})

it('ends with the error of its rows instead of a file that looks whole', async () => {
  const failing = async function* () {
    yield { name: 'x', rials: 1 }
    throw new Error('the database is gone')
  }
  await expect(bytesOf(xlsx(table(failing())))).rejects.toThrow('the database is gone')
})

it('writes CSV that no program takes for a formula', async () => {
  const rows = [
    { name: '=1+1', rials: -5 },
    { name: 'a,"b"\nc', rials: 0 },
  ]
  expect((await bytesOf(csv(table(rowsOf(rows))))).toString()).toBe(`\uFEFFشرح,مبلغ\r\n'=1+1,-5\r\n"a,""b""\nc",0\r\n`)
})

it('keeps little in memory, however long the table is', async () => {
  const rows = async function* () {
    for (let index = 0; index < 200_000; index += 1) yield { name: `خط ${index}`, rials: index * 1_000 }
  }
  let most = 0
  let bytes = 0
  const before = process.memoryUsage().arrayBuffers
  for await (const piece of xlsx(table(rows()))) {
    bytes += piece.length
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }
  expect(bytes).toBeGreaterThan(500_000)
  expect(most).toBeLessThan(32 * 1024 * 1024)
})

it.each([
  [1, 'A'],
  [26, 'Z'],
  [27, 'AA'],
  [52, 'AZ'],
  [703, 'AAA'],
])('column %d is %s', (column, name) => expect(columnName(column)).toBe(name))

it('writes moments in the Jalali calendar of Tehran', () =>
  expect(jalaliMoment(new Date('2026-11-15T10:00:00Z'))).toBe('۱۴۰۵/۰۸/۲۴ ۱۳:۳۰'))
