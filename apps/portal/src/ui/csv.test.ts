import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

const columns = [
  { label: 'نام', value: ({ name }: { name: string | null; cpu?: number }) => name },
  { label: 'vCPU', value: ({ cpu }: { name: string | null; cpu?: number }) => cpu },
]

it('writes heads and rows, and nothing where nothing is known', () => {
  const rows = [{ name: 'web-1', cpu: 2 }, { name: null }]
  expect(toCsv(columns, rows)).toBe('\uFEFFنام,vCPU\r\nweb-1,2\r\n,\r\n')
})

it.each([
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@cmd', "'@cmd"],
  ['-5', "'-5"],
])('writes %s so that a spreadsheet reads it as that text', (name, expected) => {
  expect(toCsv(columns, [{ name }]).split('\r\n')[1]).toBe(`${expected},`)
})
