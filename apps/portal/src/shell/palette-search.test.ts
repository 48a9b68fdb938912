import { Server } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { isAskedFirst, oncePerService, type PaletteEntry } from './palette-entries.ts'
import { bySection, searchPalette } from './palette-search.ts'

const entry = (title: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: title,
  section: 'pages',
  title,
  keywords: '',
  icon: Server,
  run: () => {},
  ...more,
})

const entries = [
  entry('سرورهای مجازی', { keywords: 'vm virtual server سرور ابری' }),
  entry('shop-web-01', { section: 'services', detail: '203.0.113.14' }),
  entry('web-back', { section: 'services', detail: '203.0.113.15' }),
  entry('می‌خواهم', { section: 'acts' }),
  entry('خاموش کردن shop-web-01', { section: 'acts', verb: 'خاموش کردن stop' }),
]

const found = (query: string) => searchPalette(entries, query).hits.map((hit) => hit.entry.title)

describe('the palette', () => {
  it('shows everything before anything is typed', () => {
    expect(found(' ')).toHaveLength(4)
  })

  it('finds by Persian name, English name and address', () => {
    expect(found('سرور')).toEqual(['سرورهای مجازی'])
    expect(found('virtual')).toEqual(['سرورهای مجازی'])
    expect(found('server vm')).toEqual(['سرورهای مجازی'])
    expect(found('203.0.113.14')).toEqual(['shop-web-01'])
    expect(found('۱۱۳.۱۵')).toEqual(['web-back'])
  })

  it('finds Persian that is typed with Latin letters, below what is written so', () => {
    expect(found('majazi')).toEqual(['سرورهای مجازی'])
    expect(found('mikhaham')).toEqual(['می‌خواهم'])
    expect(found('xyz')).toEqual([])
  })

  it('finds things by what they are, in Persian and in English', () => {
    const things = [
      entry('web', { section: 'services', kind: 'سرور مجازی', keywords: 'server vm host' }),
      entry('data', { section: 'services', kind: 'دیسک', keywords: 'disk volume' }),
    ]
    const titles = (query: string) => searchPalette(things, query).hits.map((hit) => hit.entry.title)
    for (const word of ['سرور', 'server', 'sarvar']) expect(titles(word)).toEqual(['web'])
    for (const word of ['دیسک', 'disk', 'volume']) expect(titles(word)).toEqual(['data'])
  })

  it('says that the keyboard was left in the other language only where that found something more', () => {
    const wallet = [entry('کیف پول', { keywords: 'wallet نهب' })]
    expect(searchPalette(wallet, 'kif')).toMatchObject({ hits: [{}], otherLayout: undefined })
  })

  it('shows a service once, though two sources know it', () => {
    const twice = [
      entry('web', { id: 'vm-1', service: 'Vm 1' }),
      entry('web', { id: 'order-11', service: 'Vm 1' }),
      entry('page'),
    ]
    expect(oncePerService(twice).map(({ id }) => id)).toEqual(['vm-1', 'page'])
  })

  it('offers of such a service what either source can do with it', () => {
    const twice = [
      entry('web', { id: 'vm-1', service: 'Vm 1', acts: [entry('start')] }),
      entry('web', { id: 'order-11', service: 'Vm 1', acts: [entry('move')] }),
    ]
    const [web] = oncePerService(twice)
    expect(web?.acts?.map(({ title }) => title)).toEqual(['start', 'move'])
  })

  it('finds such a service by what either source knows of it', () => {
    const twice = [
      entry('web', { id: 'vm-1', service: 'Vm 1', keywords: 'server' }),
      entry('web', { id: 'order-11', service: 'Vm 1', keywords: 'owner:sara' }),
    ]
    const hits = (query: string) => searchPalette(oncePerService(twice), query).hits.map(({ entry: { id } }) => id)
    expect([hits('server'), hits('owner:sa')]).toEqual([['vm-1'], ['vm-1']])
  })

  it('asks once more before an act that nothing else asks about, and only for that one', () => {
    const start = entry('روشن کردن web', { id: 'start', asks: 'here' })
    expect(isAskedFirst(start, undefined)).toBe(true)
    expect(isAskedFirst(start, 'another')).toBe(true)
    expect(isAskedFirst(start, 'start')).toBe(false)
    expect(isAskedFirst(entry('حذف web', { asks: 'there' }), undefined)).toBe(false)
    expect(isAskedFirst(entry('صورت‌حساب'), undefined)).toBe(false)
  })

  it('puts titles that begin with the word first', () => {
    expect(found('web')).toEqual(['web-back', 'shop-web-01'])
  })

  it('does not mind Arabic letters and half-spaces', () => {
    expect(found('سرورهاي')).toEqual(['سرورهای مجازی'])
    expect(found('میخواهم')).toEqual(['می‌خواهم'])
  })

  it('understands the wrong keyboard, both ways, and says so', () => {
    expect(searchPalette(entries, 'صثذ')).toMatchObject({ otherLayout: { typedIn: 'persian', text: 'web' } })
    expect(found('صثذ')).toEqual(['web-back', 'shop-web-01'])
    expect(found('sv,v')).toEqual(['سرورهای مجازی'])
    expect(searchPalette(entries, 'web').otherLayout).toBeUndefined()
  })

  it('marks what was searched for in the title', () => {
    const marked = (query: string) =>
      searchPalette(entries, query).hits.map(
        ({ entry: { title }, match }) => match && title.slice(match.start, match.end),
      )
    expect(marked('web')).toEqual(['web', 'web'])
    expect(marked('میخوا')).toEqual(['می‌خوا'])
    expect(marked('virtual')).toEqual([undefined])
  })

  it('finds an act on a service by what it does, never by the name of the service alone', () => {
    expect(found('خاموش web')).toEqual(['خاموش کردن shop-web-01'])
    expect(found('stop shop')).toEqual(['خاموش کردن shop-web-01'])
    expect(found('shop')).toEqual(['shop-web-01'])
    expect(found('')).not.toContain('خاموش کردن shop-web-01')
  })

  it('groups by section, the section of the best hit first', () => {
    const { hits } = searchPalette(entries, 'e')
    expect(bySection(hits).map(([section]) => section)).toEqual(['services', 'pages'])
  })
})
