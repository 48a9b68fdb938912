import { expect, type Page } from '@playwright/test'

/** Waits until the page says that it has been read. */
export const untilRead = async (page: Page): Promise<void> => {
  await page.getByRole('heading').first().waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('[data-below-busy]')).toHaveCount(0)
}

/**
 * How far the page can be scrolled sideways, and which controls of its tables are cut off: by the edge of the screen, or
 * by something around them that scrolls or hides.
 */
const tooWideScript = `(() => {
  const cutOff = (control) => {
    const box = control.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return false
    if (box.left < -1 || box.right > innerWidth + 1) return true
    for (let around = control.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue
      const edge = around.getBoundingClientRect()
      if (box.left < edge.left - 1 || box.right > edge.right + 1) return true
    }
    return false
  }
  const controls = [...document.querySelectorAll('table :is(button, a[href], input, select)')]
  return {
    beyondPx: document.documentElement.scrollWidth - innerWidth,
    cutOff: controls.filter(cutOff).map((control) => control.getAttribute('aria-label') ?? control.innerText),
  }
})()`

export const tooWide = (page: Page) => page.evaluate<{ beyondPx: number; cutOff: string[] }>(tooWideScript)

/** Notes from the beginning of each page how much of it moves without having been touched. */
export const shiftWatch = `
  globalThis.shifts = []
  globalThis.nameOf = (node) =>
    node?.nodeType === 1 ? node.tagName.toLowerCase() + '.' + String(node.className?.baseVal ?? node.className).split(' ')[0] : String(node?.nodeName)
  const whatOf = ({ node, previousRect: from, currentRect: to }) =>
    nameOf(node) + ' ' + [from.x, from.y, 'to', to.x, to.y].map((part) => Number.isFinite(part) ? Math.round(part) : part).join(' ')
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) shifts.push({ value, what: sources.map(whatOf).join(', ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })`

export interface Shift {
  value: number
  what: string
}

export const shiftsOf = (page: Page) => page.evaluate<Shift[]>('shifts')

/**
 * What a finger has to meet and is too small for one. A link inside a sentence is as high as its line; of a field its frame
 * is pressed, of a choice its words as well, and of a row's title the whole row.
 */
const smallTargetsScript = `(() => {
  const leastPx = 39
  const isInSentence = (control) =>
    getComputedStyle(control).display === 'inline' &&
    [...control.parentNode.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')
  const surroundings = (control) => {
    if (control.matches('tr [data-place=title] *, tr input[type=radio]')) return control.closest('tr')
    if (control.matches('input:is([type=radio], [type=checkbox])')) return control.closest('label') ?? control
    return control.matches('input, textarea') ? control.parentElement : control
  }
  const partsOf = (element) => {
    const drawn = ['::before', '::after'].map((part) => getComputedStyle(element, part))
    const pressed = drawn.filter(({ position, content }) => position === 'absolute' && content !== 'none')
    return pressed.map(({ width, height }) => ({ width: parseFloat(width), height: parseFloat(height) }))
  }
  const sizeOf = (control) => {
    const elements = [control, surroundings(control)]
    const parts = elements.flatMap((element) => [element.getBoundingClientRect(), ...partsOf(element)])
    const most = (side) => Math.max(...parts.map((part) => part[side] || 0))
    return { width: most('width'), height: most('height') }
  }
  const isSeen = (control) => {
    const { width, height } = control.getBoundingClientRect()
    const isShown = width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true })
    // A bar of a chart is as wide as its day; its whole column is pressed, and the table beside it says the same.
    return isShown && !control.closest('.sr-only, [aria-hidden=true], [data-bars]')
  }
  const isSmall = (control) => {
    const { width, height } = sizeOf(control)
    return (height < leastPx || width < leastPx) && !isInSentence(control)
  }
  const controls = 'button, a[href], input:not([type=range]), select, summary, [role=button], [role=tab], [role=menuitem]'
  return [...document.querySelectorAll(controls)]
    .filter((control) => isSeen(control) && isSmall(control))
    .map((control) => {
      const { width, height } = sizeOf(control)
      const name = control.getAttribute('aria-label') ?? (control.innerText || control.name)
      return nameOf(control) + ' ' + Math.round(width) + 'x' + Math.round(height) + ' ' + name
    })
})()`

export const smallTargets = (page: Page) => page.evaluate<string[]>(smallTargetsScript)
