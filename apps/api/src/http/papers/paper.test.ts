import { describe, expect, it } from 'vitest'
import { named } from '@sarv/contract/direction'
import type { Paper } from './paper.schemas.ts'
import { writePaper } from './paper.ts'

const paperOf = (rows: string[][]): Paper => ({
  brand: 'Sarv',
  title: 'a paper',
  number: '17',
  badge: null,
  size: 'a4',
  facts: [{ label: 'number', text: '17', isCode: true }],
  parties: [{ title: 'who', rows: [{ label: 'name', text: named('web-1'), isCode: false, isLong: true }] }],
  table: {
    columns: [
      { title: 'what', isWide: true },
      { title: 'how much', isWide: false },
    ],
    rows,
    foot: { title: 'sum', span: 1, cells: ['1'] },
  },
  sums: [{ label: 'to pay', value: '1' }],
  words: { label: 'in words', text: 'one' },
  notes: ['a note'],
  signatures: ['one', 'other'],
  link: 'https://sarv.example.ir/portal/wallet/invoice/17',
  qrText: 'look here',
  footer: 'the end',
  page: '{page} of {pages}',
})

describe('a paper', () => {
  it('is a tagged PDF with as many pages as it needs', async () => {
    const short = await writePaper(paperOf([['a line', '1']]))
    expect(short.pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(short.pages).toBe(1)
    const long = await writePaper(paperOf(Array.from({ length: 200 }, (_, index) => [`line ${index}`, '1'])))
    expect(long.pages).toBeGreaterThan(4)
  })

  it('runs nothing of what it is told', async () => {
    const hostile = ['#panic("ran")', ']', '#read("/etc/passwd")', '\\', '$x$', '*', '// {', '\u2066left open']
    const paper = paperOf(hostile.map((text) => [text, text]))
    const { pages } = await writePaper({ ...paper, title: '#panic()', notes: hostile, footer: '#include "x"' })
    expect(pages).toBe(1)
  })

  it('has its turn after others, and is refused where too many wait', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => writePaper(paperOf([['a line', '1']]))))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect(answers.at(-1)).toMatchObject({ reason: { code: 'papers_busy' } })
    expect((await writePaper(paperOf([]))).pages).toBe(1)
  })
})
