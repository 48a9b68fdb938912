/** Being read, and not known to keep its size when that is done. */
const busy = '[aria-busy="true"]:not([data-sized])'

/**
 * Everything that stands below a busy part, or below what holds one; what stands beside it is not moved by it. Where the
 * focus is already nothing is hidden: it would be lost, and what is typed with it.
 */
const findBelow = (page: Element): Set<Element> => {
  const below = new Set<Element>()
  for (const part of page.querySelectorAll(busy)) {
    for (let holder = part; holder !== page && holder.parentElement; holder = holder.parentElement) {
      const { bottom } = holder.getBoundingClientRect()
      for (let next = holder.nextElementSibling; next; next = next.nextElementSibling) {
        if (next.contains(document.activeElement)) continue
        if (next.getBoundingClientRect().top >= bottom - 1) below.add(next)
      }
    }
  }
  return below
}

/**
 * Marks what stands below something that is still being read, so that it waits until its place is known: nothing moves
 * under a finger. The shapes of its cards are seen meanwhile (`Layout.module.css`). By hand, because Chromium (156) does not always judge `:has([aria-busy]) ~ *` again when the busy part goes,
 * and half of a page stayed hidden. Runs before anything is painted. Answers the function that ends it.
 */
export const markBelowBusy = (page: Element): (() => void) => {
  let marked = new Set<Element>()
  let frame: number | undefined
  let hasChanged = false
  const mark = () => {
    const below = findBelow(page)
    for (const part of marked) if (!below.has(part)) part.removeAttribute('data-below-busy')
    for (const part of below) if (!marked.has(part)) part.setAttribute('data-below-busy', '')
    marked = below
  }
  const endFrame = () => {
    frame = undefined
    if (hasChanged) mark()
    hasChanged = false
  }
  // To find out where things stand the browser lays the page out, and a page is drawn in many small steps: at the first of a
  // frame, so that nobody finds what is hidden a moment later, and once more at its end.
  const onChange = () => {
    if (frame !== undefined) hasChanged = true
    else {
      mark()
      frame = requestAnimationFrame(endFrame)
    }
  }
  const observer = new MutationObserver(onChange)
  observer.observe(page, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] })
  onChange()
  return () => {
    observer.disconnect()
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
