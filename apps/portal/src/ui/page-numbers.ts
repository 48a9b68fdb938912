/** Pages to offer: the first, the last, the ones around the current; `'gap'` stands for those left out. */
export const pageNumbers = (current: number, last: number): (number | 'gap')[] => {
  const wanted = [...new Set([1, current - 1, current, current + 1, last])].filter((page) => page >= 1 && page <= last)
  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1] ?? 0
    if (page - before === 2) return [page - 1, page] // A gap of one page is no shorter than the page itself.
    return page - before > 2 ? ['gap' as const, page] : [page]
  })
}
