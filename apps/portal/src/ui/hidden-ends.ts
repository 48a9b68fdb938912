interface Strip {
  /** Zero at the beginning; negative further on, where the text runs from right to left. */
  scrollLeft: number
  scrollWidth: number
  clientWidth: number
}

export interface HiddenEnds {
  left: boolean
  right: boolean
}

/** Browsers round: less than this is nothing. */
const leastPx = 4

/** Which ends of a strip that runs from right to left are out of sight. */
export const hiddenEnds = ({ scrollLeft, scrollWidth, clientWidth }: Strip): HiddenEnds => {
  const scrolledPx = Math.abs(scrollLeft)
  return { right: scrolledPx > leastPx, left: scrollWidth - clientWidth - scrolledPx > leastPx }
}

interface Span {
  left: number
  right: number
}

/** An arrow over an end of the strip is this wide. */
export const arrowPx = 40

/** How far a strip has to scroll so that a part of it stands clear of its ends and their arrows; 0: it does already. */
export const scrollToSee = (strip: Span, part: Span): number => {
  const isClear = part.left >= strip.left + arrowPx && part.right <= strip.right - arrowPx
  return isClear ? 0 : (part.left + part.right - strip.left - strip.right) / 2
}
