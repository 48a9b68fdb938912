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
