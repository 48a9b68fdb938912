import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/page.tsx'
import { operatorPages } from '../operator.pages.ts'
import { operatorRoutes } from '../../../operator-routes.tsx'
import { MissingPage } from './MissingPage.tsx'

it('leads from an unknown address of the console to its desk', async () => {
  show(<MissingPage />)
  await expect.element(page.getByRole('link', { name: 'میز کار' })).toHaveAttribute('href', '/operator')
  const inFrame = operatorRoutes.flatMap(({ children }) => children ?? []).map(({ path }) => path)
  expect(inFrame).toEqual([...operatorPages.map(({ path }) => path), '/operator/*'])
})
