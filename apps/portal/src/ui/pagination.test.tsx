import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Pagination } from './Pagination.tsx'

const pagesOf = (pages: number) =>
  renderToStaticMarkup(<Pagination list="سرورها" page={1} pages={pages} onChange={() => {}} />)

it.each([0, 1])('is not there for %i pages', (pages) => expect(pagesOf(pages)).toBe(''))

it('is there from two pages on, and names its list', () => {
  expect(pagesOf(2)).toContain('صفحه‌های سرورها')
  expect(pagesOf(2)).toContain('صفحه ۲')
})
