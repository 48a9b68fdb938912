/** What the page tells of its picture. */
export interface Drawn {
  /** When the first frame with things of the picture was on the screen, and what it had. */
  firstAt: number
  firstIds: readonly string[]
  /** When the frame with the last of them was. */
  allAt: number
}

/**
 * Runs in the page, before its own scripts: `drawn` is answered when all things are there. A frame that took long says itself
 * when it was on the screen (some time afterwards); a shorter one was over with the next task.
 */
export const pictureWatch = (all: number): string => `
  const longFrames = []
  new PerformanceObserver((list) => longFrames.push(...list.getEntries())).observe({ type: 'long-animation-frame' })
  globalThis.shownAfter = async (inserted) => {
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    const over = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 300))
    const frame = longFrames.find(({ startTime, duration }) => startTime <= inserted && inserted <= startTime + duration)
    return frame?.presentationTime ?? over
  }
  globalThis.drawn = new Promise((resolve) => {
    let first
    const observer = new MutationObserver(() => {
      const things = [...document.querySelectorAll('svg[role=group] [data-node]')]
      if (things.length === 0) return
      const now = performance.now()
      first ??= { at: shownAfter(now), ids: things.map(({ dataset }) => dataset.node) }
      if (things.length < ${all}) return
      observer.disconnect()
      Promise.all([first.at, shownAfter(now)]).then(([firstAt, allAt]) => resolve({ firstAt, firstIds: first.ids, allAt }))
    })
    observer.observe(document, { childList: true, subtree: true })
  })`

/** In the page: what of the picture a person sees without scrolling. */
export const thingsInView = `(() => {
  const picture = document.querySelector('svg[role=group]')
  const bottom = Math.min(picture.parentElement.getBoundingClientRect().bottom, innerHeight)
  return [...picture.querySelectorAll('[data-node]')]
    .filter((thing) => thing.getBoundingClientRect().top < bottom)
    .map(({ dataset }) => dataset.node)
})()`

/** In the page: as many boxes with two words each, by hand and in one piece. It says how fast this machine is just now. */
export const drawPlain = (count: number): string => `(async () => {
  const made = (name, attributes, words = '') => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.textContent = words
    return element
  }
  const began = performance.now()
  const svg = made('svg', { viewBox: '0 0 900 5000', width: 900 })
  for (let index = 0; index < ${count}; index += 1) {
    const x = (index % 4) * 200
    const y = Math.floor(index / 4) * 60
    svg.append(
      made('rect', { x, y, width: 180, height: 48, rx: 8, fill: 'white', stroke: 'gray' }),
      made('text', { x, y: y + 20 }, 'server-' + index),
      made('text', { x, y: y + 40 }, '10.0.0.' + index),
    )
  }
  document.body.replaceChildren(svg)
  return (await shownAfter(performance.now())) - began
})()`
