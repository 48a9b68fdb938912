import { expect, it } from 'vitest'
import { searchPalette } from '../../../shell/palette-search.ts'
import { articleEntry } from './article-entries.ts'

const opened: string[] = []
const entry = articleEntry(
  {
    link: 'right-size-a-server',
    title: 'اندازه درست سرور را از نمودارها بخوانید',
    subtitle: 'چه زمانی کوچک‌تر کنیم و چه زمانی بزرگ‌تر',
    webBolgTags: ['هزینه'],
  },
  (to) => opened.push(to),
)

it.each(['نمودارها', 'کوچک‌تر', 'هزینه', 'right size', 'blog', 'namoodar', 'kl,nhvih'])(
  'an article is found by %j',
  (query) => {
    expect(searchPalette([entry], query).hits.map((hit) => hit.entry.id)).toEqual(['article-right-size-a-server'])
  },
)

it('is not found by something else, and opens its page', () => {
  expect(searchPalette([entry], 'کیف پول').hits).toEqual([])
  entry.run()
  expect(opened).toEqual(['/blog/right-size-a-server'])
})
