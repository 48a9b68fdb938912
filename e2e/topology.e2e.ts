import type { Page } from '@playwright/test'
import { pick } from './controls.ts'
import { makeGateway } from './gateway.ts'
import { expect, test } from './journey.ts'
import { makeServers } from './servers.ts'

const pictureOf = (page: Page) => page.getByRole('group', { name: /^نقشه شبکه (پروژه|ابر خصوصی)/ })

test('the picture shows what the internet reaches and what is broken, and leads to where it is put right', async ({
  product,
  open,
  customer,
}) => {
  test.setTimeout(60_000)
  await makeServers(product, customer, ['shop-web-01', 'shop-web-02'])
  const { cloudId, closedId } = await makeGateway(product, customer)
  const page = await open(customer, `/vpc/${customer.projectId}/${cloudId}/topology`)
  const picture = pictureOf(page)
  const details = page.getByRole('complementary', { name: 'جزئیات' })
  await expect(picture.getByRole('button', { name: /لودبالانسر shop-lb.*۱ از ۲ سالم/ })).toBeVisible()
  await picture.getByRole('button', { name: /سرور shop-web-01/ }).press('Enter')
  await expect(details).toContainText('8443')

  // A forward whose server lets nothing in.
  await picture.getByRole('button', { name: /سرور shop-web-02/ }).press('Enter')
  await expect(details).toContainText(/فایروال سرور .*shop-web-02.* راه .*TCP 8443.* را از اینترنت بسته است/)
  // An act begins with the thing that was chosen.
  await details.getByRole('link', { name: 'افزودن هدایت پورت' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /shop-web-02/ })).toBeVisible()
  await page.goBack()
  await picture.getByRole('button', { name: /سرور shop-web-02/ }).press('Enter')
  await details.getByRole('link', { name: 'تغییر فایروال' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/vm/${customer.projectId}/${closedId}/firewall$`))
  await page.goBack()

  // Whether one thing reaches another, over all of it; what blocks is named, and the way is marked.
  const reach = page.getByRole('region', { name: 'می‌رسد یا نه؟' })
  await pick(reach.getByRole('button', { name: /به/ }), page.getByRole('option', { name: 'shop-web-01' }))
  await reach.getByRole('textbox', { name: 'پورت' }).fill('۸۴۴۳')
  await reach.getByRole('button', { name: 'بررسی' }).click()
  await expect(reach.getByText('می‌رسد', { exact: true })).toBeVisible()
  await expect(reach).toContainText('از شبکه عمومی، از هر نشانی')
  await expect(picture.locator('[data-path=open]')).not.toHaveCount(0)
  await pick(reach.getByRole('button', { name: /به/ }), page.getByRole('option', { name: 'shop-web-02' }))
  await reach.getByRole('button', { name: 'بررسی' }).click()
  await expect(reach.getByText('نمی‌رسد', { exact: true })).toBeVisible()
  await expect(reach.getByRole('link', { name: 'تغییر فایروال' })).toBeVisible()
  // It is no answer to another question.
  await reach.getByRole('textbox', { name: 'پورت' }).fill('۲۲')
  await expect(reach.getByText('نمی‌رسد', { exact: true })).toHaveCount(0)

  // However large it is drawn, what has the focus stays in sight.
  const closed = picture.getByRole('button', { name: /سرور shop-web-02/ })
  await closed.focus()
  for (let step = 0; step < 4; step += 1) await closed.press('+')
  await expect(closed).toBeInViewport()
  await closed.press('0')

  // Only what is reached; the same as a table.
  await page.getByRole('checkbox', { name: 'فقط آنچه از اینترنت می‌رسد' }).check()
  await expect(picture.getByRole('button', { name: /لودبالانسر/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'فقط آنچه از اینترنت می‌رسد' }).uncheck()
  await page.getByRole('radio', { name: 'جدول' }).check()
  await expect(page.getByRole('row', { name: /shop-lb.*لودبالانسر/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^shop-web-02/ })).toContainText(/از .*shop-lb.*فایروال سرور/)

  // On a phone everything stands under each other, and nothing scrolls sideways.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.url}/topology/${customer.projectId}`)
  await expect(picture.getByRole('button', { name: /نشانی عمومی/ }).first()).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
})
