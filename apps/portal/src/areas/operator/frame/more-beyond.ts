export type MoreBeyond = 'before' | 'after' | 'both' | undefined

/** At which of its ends something that scrolls sideways has more to show. Right to left, places are counted downwards from 0. */
export const moreBeyond = ({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): MoreBeyond => {
  const gone = Math.abs(scrollLeft)
  const isMoreBefore = gone > 1
  const isMoreAfter = scrollWidth - clientWidth - gone > 1
  if (isMoreBefore && isMoreAfter) return 'both'
  if (isMoreBefore) return 'before'
  return isMoreAfter ? 'after' : undefined
}
