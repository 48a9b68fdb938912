import type { CDPSession, Page } from '@playwright/test'
import { counterFaces } from './counter.ts'
import { accountFaces } from './faces/account.ts'
import type { Face, Viewer } from './faces/face.ts'
import { frameFaces } from './faces/frame.ts'
import { load, loadOnPhone, lookAt, prepare } from './faces/look.ts'
import { moneyFaces } from './faces/money.ts'
import { networkFaces } from './faces/networks.ts'
import { operatorFaces } from './faces/operators.ts'
import { serverFaces } from './faces/servers.ts'
import { storageFaces } from './faces/storage.ts'
import { createVisits, type Visited, type Visits } from './faces/visited.ts'
import { expect, test as base } from './journey.ts'
import { addressOf, routes } from './routes.ts'

/**
 * Each face of the portal is loaded once and looked at: what moves, its title and heading, axe in the light, contrast in the dark, layout at
 * nine widths, and what a finger meets. Journeys look at none of it: a new dialog is registered in `faces/`.
 */
const test = base.extend<object, { visits: Visits }>({
  visits: [
    async ({ product }, use) => {
      const visits = createVisits(product)
      await use(visits)
      await visits.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

// A file of journeys belongs to one worker; these are the longest, and go to whichever is free.
test.describe.configure({ mode: 'parallel' })

const pageFaces: readonly Face[] = routes.flatMap((route): Face[] => {
  const addressIn = ({ customer, things }: Visited) => addressOf(route, customer, things)
  const viewer: Viewer = route.isPublic ? 'guest' : 'owner'
  const tabs = (route.tabs ?? []).map(({ name, search }): Face => ({
    name: `${route.name}, ${name}`,
    viewer,
    address: (visited) => addressIn(visited) + search,
    isPage: true,
  }))
  return [{ name: route.name, viewer, address: addressIn, isPage: true }, ...tabs]
})

const most = 14
const pageGroups = Array.from({ length: Math.ceil(pageFaces.length / most) }, (_, index) =>
  pageFaces.slice(index * most, (index + 1) * most),
).map((faces): [string, readonly Face[]] => [`pages, ${faces[0]!.name} to ${faces.at(-1)!.name}`, faces])

const groups: readonly (readonly [name: string, faces: readonly Face[]])[] = [
  ['dialogs of networks and disks', networkFaces],
  ['dialogs of servers', serverFaces],
  ...pageGroups,
  ['dialogs of the frame', frameFaces],
  ['dialogs of the account', accountFaces],
  ['dialogs of money', moneyFaces],
  ['dialogs of buckets', storageFaces],
  ['dialogs of operators', operatorFaces],
]

interface Window {
  page: Page
  browser: CDPSession
}
type OpenWindow = (viewer: Viewer) => Promise<Window>

/** A window for each kind of viewer, opened once. */
const windowsOf = (open: (viewer: Viewer) => Promise<Page>): OpenWindow => {
  const opened = new Map<Viewer, Promise<Window>>()
  const openOne = async (viewer: Viewer): Promise<Window> => {
    const page = await open(viewer)
    page.setDefaultTimeout(15_000)
    return { page, browser: await prepare(page) }
  }
  return (viewer) => {
    const window = opened.get(viewer) ?? openOne(viewer)
    opened.set(viewer, window)
    return window
  }
}

const visit = async (face: Face, visited: Visited, windowOf: OpenWindow): Promise<string[]> => {
  const { page, browser } = await windowOf(face.viewer)
  const { product } = visited
  const address = typeof face.address === 'string' ? face.address : await face.address(visited)
  try {
    const moved = await load(page, product.url + address)
    // Once it is open, a dialog may have led to another page, or have moved what is below it on purpose.
    await face.open?.(page, visited)
    const wrong = [...(face.open ? [] : moved), ...(await lookAt(page, browser))]
    return face.isPage ? [...wrong, ...(await loadOnPhone(page, browser))] : wrong
  } catch (error) {
    return [`could not be looked at: ${String(error).slice(0, 1500)}`]
  } finally {
    await face.close?.(page, visited)
  }
}

const visitAll = async (faces: readonly Face[], visited: Visited, windowOf: OpenWindow): Promise<string[]> => {
  const found: string[] = []
  for (const face of faces) {
    const wrong = await test.step(face.name, () => visit(face, visited, windowOf))
    found.push(...wrong.map((what) => `${face.name}: ${what}`))
  }
  return found
}

/** Faces show refusals on purpose; files go between browser and store. */
const expected = [/status of (?:4\d\d|500)/, /left for http:\/\/127\.0\.0\.1:\d+\//]

for (const [name, faces] of groups) {
  test(`${name}: nothing moves, is cut off, too small, unnamed or without contrast`, async ({
    browser,
    open,
    openAsOperator,
    trouble,
    visits,
  }) => {
    test.setTimeout(480_000)
    if (faces.some(({ open: opens }) => opens)) trouble.allow(...expected)
    const visited = await visits.visited()
    const outside = await browser.newContext()
    const windowOf = windowsOf(async (viewer) => {
      if (viewer === 'guest') return outside.newPage()
      if (viewer === 'operator') return openAsOperator(await visits.operator(), '/operator')
      const member = await visits.members[viewer]()
      return open(member, '/')
    })
    expect(await visitAll(faces, visited, windowOf)).toEqual([])
    await outside.close()
  })
}

test('pages of operators: nothing moves, is cut off, too small, unnamed or without contrast', async ({
  openAsOperator,
  product,
  visits,
}) => {
  test.setTimeout(480_000)
  const visited = await visits.visited()
  const operator = await visits.operator()
  const windowOf = windowsOf(() => openAsOperator(operator, '/operator'))
  const faces = await counterFaces(product, visited.customer, operator, visited.things)
  expect(await visitAll(faces, visited, windowOf)).toEqual([])
})
