import type { Page } from '@playwright/test'
import { pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { act, beginPlan, makeCloud, pictureOf, press, trayOf } from './plan-picture.ts'
import { untilIdle } from './things.ts'

const planForward = async (page: Page, name: string, ports: string) => {
  await act(page, 'هدایت پورت تازه').press('Enter')
  const form = page.getByRole('dialog', { name: 'افزودن هدایت پورت' })
  await form.getByRole('textbox', { name: 'نام' }).fill(name)
  await form.getByRole('textbox', { name: 'پورت عمومی' }).fill(ports)
  await form.getByRole('textbox', { name: 'پورت مقصد' }).fill('۸۴۴۳')
  return form
}

test('changes are planned on the picture, seen, mended and applied together', async ({ product, open, customer }) => {
  test.setTimeout(90_000)
  const { cloudId, read } = await makeCloud(product, customer)
  const page = await open(customer, `/vpc/${customer.projectId}/${cloudId}/topology`)
  const tray = trayOf(page)
  await beginPlan(page)

  // A network and an address: what is asked of the cloud itself.
  await press(page, /^ابر خصوصی plan-net/)
  await act(page, 'ساخت شبکه تازه در ابر').press('Enter')
  const network = page.getByRole('dialog', { name: /شبکه/ })
  await network.getByRole('textbox', { name: 'نام' }).fill('plan-new')
  await network.getByRole('button', { name: 'افزودن به طرح' }).press('Enter')
  await expect(tray.getByText('۱ تغییر در طرح')).toBeVisible()
  await act(page, 'نشانی عمومی تازه').press('Enter')
  await expect(tray.getByText('۲ تغییر در طرح')).toBeVisible()
  await expect(pictureOf(page).getByRole('button', { name: /شبکه خصوصی plan-new.*تازه/ })).toBeVisible()

  // A line from the address that is not there yet to the server.
  await press(page, /^نشانی عمومی.*تازه$/)
  await act(page, 'کشیدن خط از اینجا').press('Enter')
  await expect(page.getByText(/^خط از/)).toBeVisible()
  await press(page, /^سرور plan-web/)
  const form = await planForward(page, 'plan-https', '۴۴۳')
  await form.getByRole('button', { name: 'افزودن به طرح' }).press('Enter')
  await expect(tray.getByText('۳ تغییر در طرح')).toBeVisible()
  await expect(tray).toContainText('چه چیزی تازه به اینترنت باز می‌شود')
  await expect(tray.getByRole('listitem').filter({ hasText: 'plan-web' }).first()).toBeVisible()
  await expect(pictureOf(page).getByRole('button', { name: /^سرور plan-web.*رو به اینترنت باز می‌شود/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'پورت', exact: true }).fill('۸۴۴۳')
  await page.getByRole('button', { name: 'بررسی', exact: true }).press('Enter')
  await expect(page.getByText('اکنون نمی‌رسد')).toBeVisible()
  await expect(page.getByText('پس از اعمال طرح می‌رسد')).toBeVisible()

  // One too many, taken back and brought again by keys, and taken back.
  await press(page, /^ابر خصوصی plan-net/)
  await act(page, 'روشن کردن SNAT').press('Enter')
  await expect(tray.getByText('۴ تغییر در طرح')).toBeVisible()
  // The button that did it is gone; the keyboard goes on in the picture.
  await expect(pictureOf(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(tray.getByText('۳ تغییر در طرح')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(tray.getByText('۴ تغییر در طرح')).toBeVisible()
  await tray.getByRole('button', { name: 'برگرداندن', exact: true }).press('Enter')
  await expect(tray.getByText('۳ تغییر در طرح')).toBeVisible()

  // It is kept: after a reload, on a phone, and the pages of the cloud say so.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.url}/vpc/${customer.projectId}/${cloudId}/overview`)
  await page.getByRole('link', { name: 'طرحی با ۳ تغییر دارید' }).click()
  await expect(tray.getByRole('button', { name: 'اعمال ۳ تغییر' })).toBeInViewport()
  await tray.getByRole('button', { name: 'نمایش تغییرها' }).click()
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)

  // Until it is applied nothing is there; then all of it.
  expect(await read()).toMatchObject({ forwards: [], addresses: { length: 2 } })
  await page.setViewportSize({ width: 1440, height: 900 })
  await tray.getByRole('button', { name: 'اعمال ۳ تغییر' }).click()
  const question = page.getByRole('dialog', { name: 'اعمال ۳ تغییر؟' })
  await expect(question).toContainText('plan-https')
  await question.getByRole('button', { name: 'اعمال طرح' }).click()
  await expect(tray.getByText('طرح هنوز خالی است')).toBeVisible({ timeout: 20_000 })
  const after = await read()
  expect(after.networks).toContain('plan-new')
  expect(after.forwards).toContain('plan-https')
  expect(after.addresses).toHaveLength(3)
  await expect(pictureOf(page).getByRole('button', { name: /^سرور plan-web.*8443/ })).toBeVisible()
})

test('a plan that is thrown away leaves nothing, and one that the world has overtaken says why', async ({
  product,
  open,
  customer,
}) => {
  test.setTimeout(90_000)
  const { cloudId, call, read } = await makeCloud(product, customer)
  const before = await read()
  const page = await open(customer, `/topology/${customer.projectId}`)
  const tray = trayOf(page)
  await beginPlan(page)

  await press(page, /^ابر خصوصی plan-net/)
  await act(page, 'نشانی عمومی تازه').click()
  await expect(tray.getByText('۱ تغییر در طرح')).toBeVisible()
  await act(page, 'روشن کردن SNAT').click()
  await expect(tray.getByText('۲ تغییر در طرح')).toBeVisible()
  await tray.getByRole('button', { name: 'دور انداختن' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'دور انداختن' }).click()
  await expect(tray.getByText('طرح هنوز خالی است')).toBeVisible()
  expect(await read()).toEqual(before)

  // The port is free while it is planned, and taken when somebody looks again.
  const free = before.addresses.find(({ isPrimary }) => !isPrimary)!
  await press(page, new RegExp(`^نشانی عمومی ${free.ipAddress.replaceAll('.', String.raw`\.`)}`))
  await act(page, 'کشیدن خط از اینجا').click()
  await press(page, /^سرور plan-web/)
  const form = await planForward(page, 'plan-mine', '۹۰۰۰')
  await form.getByRole('button', { name: 'افزودن به طرح' }).click()
  await expect(tray.getByText('۱ تغییر در طرح')).toBeVisible()
  const [node] = await call<{ vmNetworkId: number; ipAddress: string }[]>('GET', 'network/node/list')
  await call('POST', `vpc/${cloudId}/nat/create-dnat`, {
    name: 'plan-theirs',
    vmNetworkId: node!.vmNetworkId,
    vpcHostIpId: free.id,
    destinationIp: node!.ipAddress,
    destinationPort: 8443,
    port: 9000,
  })
  await expect(tray).toContainText('plan-theirs')
  await expect(tray.getByText('۱ تغییر شدنی نیست')).toBeVisible()
  await expect(tray.getByRole('button', { name: 'اعمال ۱ تغییر' })).toHaveAttribute('aria-disabled', 'true')
  await tray.getByRole('button', { name: /^برداشتن از طرح/ }).click()
  await expect(tray.getByText('طرح هنوز خالی است')).toBeVisible()
  await untilIdle(product, customer)
  const settled = await read()

  // One change of two fails: the other is taken back, the reason is told, and the plan is there to be applied again.
  await press(page, /^ابر خصوصی plan-net/)
  await act(page, 'روشن کردن SNAT').click()
  await expect(tray.getByText('۱ تغییر در طرح')).toBeVisible()
  const again = await planForward(page, 'plan-again', '۹۰۰۱')
  await again.getByRole('textbox', { name: 'پورت مقصد' }).fill('8444')
  await pick(again.getByRole('button', { name: /شبکه/ }), page.getByRole('option', { name: /plan-net-front/ }))
  await pick(again.getByRole('button', { name: /سرور مقصد/ }), page.getByRole('option', { name: /plan-web/ }))
  await again.getByRole('button', { name: 'افزودن به طرح' }).click()
  await expect(tray.getByText('۲ تغییر در طرح')).toBeVisible()
  await product.breakEngine({ method: 'changeForward', kind: 'error', code: 'no_capacity' })
  const apply = async () => {
    await tray.getByRole('button', { name: 'اعمال ۲ تغییر' }).click()
    await page.getByRole('dialog', { name: 'اعمال ۲ تغییر؟' }).getByRole('button', { name: 'اعمال طرح' }).click()
  }
  await apply()
  await expect(tray).toContainText('طرح اعمال نشد و همه چیز مانند پیش از آن است')
  expect(await read()).toEqual(settled)
  await apply()
  await expect(tray.getByText('طرح هنوز خالی است')).toBeVisible()
  expect((await read()).forwards).toContain('plan-again')
})
