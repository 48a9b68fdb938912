import { expect, it } from 'vitest'
import { openRoutes } from './open-routes.tsx'
import { afterFirstPage } from './shell/first-page.ts'

it('parts of the frame come after an open page, too, where somebody signed in begins there', async () => {
  const come = new Promise<void>((resolve) => void afterFirstPage(resolve))
  const [page] = openRoutes[0]!.children!
  await (page!.lazy as () => Promise<unknown>)()
  await come
  expect(page!.path).toBeDefined()
})
