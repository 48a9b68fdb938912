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
    const short = await writePaper(paperOf([['a line', '1']]), '1')
    expect(short.pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(short.pages).toBe(1)
    const long = await writePaper(paperOf(Array.from({ length: 200 }, (_, index) => [`line ${index}`, '1'])), '1')
    expect(long.pages).toBeGreaterThan(4)
  })

  it('runs nothing of what it is told', async () => {
    const hostile = ['#panic("ran")', ']', '#read("/etc/passwd")', '\\', '$x$', '*', '// {', '\u2066left open']
    const paper = paperOf(hostile.map((text) => [text, text]))
    const { pages } = await writePaper({ ...paper, title: '#panic()', notes: hostile, footer: '#include "x"' }, '1')
    expect(pages).toBe(1)
  })

  it('is refused, when two of the same customer wait, and the others are written', async () => {
    const mine = Array.from({ length: 10 }, (_, index) => writePaper(paperOf([[`mine ${index}`, '1']]), 'me'))
    const yours = writePaper(paperOf([['yours', '1']]), 'you')
    const answers = await Promise.allSettled(mine)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(answers.at(-1)).toMatchObject({ reason: { code: 'papers_busy', retryAfterSeconds: 3 } })
    expect((await yours).pages).toBe(1)
  })

  it('has its turn before the second one of somebody else', async () => {
    const order: string[] = []
    const write = async (name: string, owner: string) => {
      await writePaper(paperOf([[name, '1']]), owner)
      order.push(name)
    }
    await Promise.all([write('a1', 'a'), write('a2', 'a'), write('b1', 'b'), write('b2', 'b'), write('c1', 'c')])
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'b2'])
  })

  it('is kept, when it is asked for again, and another one when anything of it has changed', async () => {
    const paper = paperOf([['kept', '1']])
    const { pdf } = await writePaper(paper, '1')
    expect((await writePaper({ ...paper }, '1')).pdf).toBe(pdf)
    expect((await writePaper({ ...paper, number: '18' }, '1')).pdf).not.toBe(pdf)
  })
})
