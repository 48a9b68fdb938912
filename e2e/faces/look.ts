import type { CDPSession, Page } from '@playwright/test'
import { violationsInBothSchemes } from '../axe.ts'
import { shiftsOf, shiftWatch, smallTargets, tooWide, untilRead } from '../layout.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const widths = [320, phone.width, 640, 720, 768, 900, 1024, 1200, desk.width]

const answerDelayMs = 60
/** In the page and not by a route of the test: a browser whose requests are looked at keeps nothing, and reads all anew. */
const lateAnswers = `{
  const ask = globalThis.fetch
  globalThis.fetch = async (...request) => {
    await new Promise((resolve) => setTimeout(resolve, ${answerDelayMs}))
    return ask(...request)
  }
}`

/** Readies a page of a browser for `load` and `lookAt`: answers take their time, and movements are noted. */
export const prepare = async (page: Page): Promise<CDPSession> => {
  await page.addInitScript(shiftWatch)
  await page.addInitScript(lateAnswers)
  await page.setViewportSize(desk)
  return page.context().newCDPSession(page)
}

const mostShift = 0.05

const movedOn = async (page: Page): Promise<string[]> => {
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const parts = shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`)
  return sum < mostShift ? [] : [`moves ${sum.toFixed(3)}: ${parts.join('; ')}`]
}

const settle = async (page: Page): Promise<string[]> => {
  await untilRead(page)
  // What comes after the first answers: pictures, what depends on them.
  await page.waitForTimeout(4 * answerDelayMs)
  return movedOn(page)
}

/** Loads an address, and says what moved by itself while it was read: pages move twice or not at all on a busy machine. */
export const load = async (page: Page, url: string): Promise<string[]> => {
  await page.goto(url)
  if ((await settle(page)).length === 0) return []
  await page.goto(url)
  return settle(page)
}

/** A finger instead of a pointer, as a phone has it. */
const setFinger = (browser: CDPSession, enabled: boolean) =>
  browser.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 })

/** What moves while the page is read on a phone. */
export const loadOnPhone = async (page: Page, browser: CDPSession): Promise<string[]> => {
  await page.setViewportSize(phone)
  await setFinger(browser, true)
  await page.reload()
  let moved = await settle(page)
  if (moved.length > 0) {
    await page.reload()
    moved = await settle(page)
  }
  await setFinger(browser, false)
  await page.setViewportSize(desk)
  return moved.map((what) => `on a phone ${what}`)
}

/** One heading, and a title of its own. */
const namesOn = async (page: Page): Promise<string[]> => {
  const title = await page.title()
  const headings = await page.locator('h1:visible').allInnerTexts()
  const found: string[] = []
  if (!/^\S.* · سرو$/s.test(title)) found.push(`has the title ${JSON.stringify(title)}`)
  if (headings.length !== 1 || headings[0]?.trim() === '') found.push(`has the headings ${JSON.stringify(headings)}`)
  return found
}

/** A picture is drawn anew for another width, in one of the next frames: only what stays so is wrong. */
const staying = async (page: Page, find: () => Promise<string[]>): Promise<string[]> => {
  let found = await find()
  for (let tries = 0; found.length > 0 && tries < 10; tries += 1) {
    await page.waitForTimeout(100)
    found = await find()
  }
  return found
}

const tooWideOn = async (page: Page): Promise<string[]> => {
  const { beyondPx, cutOff } = await tooWide(page)
  return [
    ...(beyondPx > 0 ? [`${beyondPx} px too wide`] : []),
    ...(cutOff.length > 0 ? [`cut off ${cutOff.join(', ')}`] : []),
  ]
}

const layoutOn = async (page: Page, browser: CDPSession): Promise<string[]> => {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: desk.height })
    for (const what of await staying(page, () => tooWideOn(page))) found.push(`at ${width} ${what}`)
    if (width !== phone.width) continue
    await setFinger(browser, true)
    for (const target of await staying(page, () => smallTargets(page))) found.push(`small ${target}`)
    await setFinger(browser, false)
  }
  return found
}

/** All that can be wrong with what a page shows now: names, axe in the light, contrast in the dark, layout at nine widths, targets. */
export const lookAt = async (page: Page, browser: CDPSession): Promise<string[]> => [
  ...(await namesOn(page)),
  ...(await violationsInBothSchemes(page, 'axe')),
  ...(await layoutOn(page, browser)),
]
