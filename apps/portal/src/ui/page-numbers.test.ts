import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('the pages offered below a table', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 10, [1, 2, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [10, 10, [1, 'gap', 9, 10]],
  ])('on page %d of %d', (current, last, offered) => expect(pageNumbers(current, last)).toEqual(offered))
})
