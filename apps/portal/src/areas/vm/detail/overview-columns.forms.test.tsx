import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerServerPage, showServerPage } from './server-page.fixture.ts'

afterEach(() => page.viewport(414, 896))

const boxOf = async (heading: string) => {
  const title = await page.getByRole('heading', { name: heading, exact: true }).findElement()
  return (title.closest('section') ?? title).getBoundingClientRect()
}

it('the columns of a server are packed: what was done lately follows the cards, whatever the length of the rail', async () => {
  await page.viewport(1440, 900)
  answerServerPage()
  showServerPage()
  const ports = await boxOf('پورت‌های باز')
  const activity = await boxOf('گزارش فعالیت‌های این سرور')
  const lock = await boxOf('قفل حذف')
  expect(activity.top - ports.bottom).toBeLessThan(48)
  // The rail stands beside it.
  expect(activity.left).toBeGreaterThan(lock.right)
  // An empty card is as tall as what it says.
  const [usage, cost] = [await boxOf('مصرف اکنون'), await boxOf('هزینه')]
  expect(usage.height).toBeLessThan(cost.height)
})
