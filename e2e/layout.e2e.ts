import type { Page } from '@playwright/test'
import { counterFaces } from './counter.ts'
import { expect, test } from './journey.ts'
import { facesOf, shiftsOf, shiftWatch, smallTargets, tooWide, untilRead, type Face } from './layout.ts'
import { orderPage } from './order.ts'
import { makeThings } from './things.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const desk = { viewport: { width: 1440, height: 900 } } as const
const widths = [320, 390, 640, 720, 768, 900, 1024, 1200, 1440]

const answerDelayMs = 60
/** In the page and not by a route of the test: a browser whose requests are looked at keeps nothing, and reads all anew. */
const lateAnswers = `{
  const ask = globalThis.fetch
  globalThis.fetch = async (...request) => {
    await new Promise((resolve) => setTimeout(resolve, ${answerDelayMs}))
    return ask(...request)
  }
}`

interface Shown extends Face {
  page: Page
}

/** Answers that take their time: what is read late must not push what stands. */
const watch = async (faces: readonly Shown[]) => {
  for (const page of new Set(faces.map((face) => face.page))) {
    await page.addInitScript(shiftWatch)
    await page.addInitScript(lateAnswers)
  }
}

const visit = async (url: string, { page, address }: Shown) => {
  await page.goto(url + address)
  await untilRead(page)
  // What comes after the first answers: pictures, what depends on them.
  await page.waitForTimeout(4 * answerDelayMs)
}

const mostShift = 0.05

const movedOn = async (page: Page): Promise<string[]> => {
  const shifts = await shiftsOf(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const parts = shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`)
  return sum < mostShift ? [] : [`moves ${sum.toFixed(3)}: ${parts.join('; ')}`]
}

const tooWideOn = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: desk.viewport.height })
    const { beyondPx, cutOff } = await tooWide(page)
    if (beyondPx > 0) found.push(`at ${width} ${beyondPx} px too wide`)
    if (cutOff.length > 0) found.push(`at ${width} cut off ${cutOff.join(', ')}`)
  }
  await page.setViewportSize(desk.viewport)
  return found
}

const smallOn = async (page: Page): Promise<string[]> => (await smallTargets(page)).map((target) => `small ${target}`)

const screens = {
  phone: { options: phone, title: 'a finger meets everything', further: smallOn },
  desk: { options: desk, title: 'nothing scrolls sideways or is cut off at any width', further: tooWideOn },
}
for (const [screen, { options, title, further }] of Object.entries(screens)) {
  const whatIsWrong = async (url: string, faces: readonly Shown[]): Promise<string[]> => {
    await watch(faces)
    const found: string[] = []
    for (const face of faces) {
      await visit(url, face)
      let moved = await movedOn(face.page)
      if (moved.length > 0) {
        // A busy machine may draw between two answers that everywhere else come together: a page that moves does it twice.
        await visit(url, face)
        moved = await movedOn(face.page)
      }
      const wrong = [...moved, ...(await further(face.page))]
      found.push(...wrong.map((what) => `${face.name}: ${what}`))
    }
    return found
  }

  test(`${screen}: nothing moves by itself while a page is read, and ${title}`, async ({
    browser,
    open,
    product,
    customer,
  }) => {
    test.setTimeout(300_000)
    const outside = await browser.newPage(options)
    const inside = await open(customer, '/', options)
    const faces = facesOf(customer, await makeThings(product, customer)).map((face) => ({
      ...face,
      page: face.isPublic ? outside : inside,
    }))
    expect(await whatIsWrong(product.url, faces)).toEqual([])
    await outside.close()
  })

  test(`${screen}: the same on the pages of operators`, async ({ openAsOperator, product, customer }) => {
    test.setTimeout(180_000)
    const operator = await product.newOperator()
    const page = await openAsOperator(operator, '/operator', options)
    const faces = (await counterFaces(product, customer, operator)).map((face) => ({ ...face, page }))
    expect(await whatIsWrong(product.url, faces)).toEqual([])
  })
}

/** Of the first part that waits: the shape that stands for it. */
const shapeScript = `(() => {
  const { visibility, animationDelay } = getComputedStyle(document.querySelector('section[data-below-busy]'), '::after')
  return { visibility, animationDelay }
})()`

test('what waits shows its shape, and what stands beside a busy part does not wait', async ({ open, customer }) => {
  const page = await open(customer, '/', desk)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/image/list?*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${new URL(page.url()).origin}/vm/${customer.projectId}/add-vm`)
  const { section, receipt } = orderPage(page)
  await expect(section('سیستم‌عامل').locator('[aria-busy=true]')).toBeVisible()
  await expect(receipt).toBeVisible()
  await expect(page.locator('section[data-below-busy]').first()).toBeHidden()
  // Not at once: what is read within a blink does not flicker.
  expect(await page.evaluate(shapeScript)).toEqual({ visibility: 'visible', animationDelay: '0.15s' })

  await page.setViewportSize(phone.viewport)
  release()
  await expect(page.locator('[data-below-busy]')).toHaveCount(0)
  await expect(receipt).toBeVisible()
})
