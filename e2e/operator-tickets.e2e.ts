import type { Page } from '@playwright/test'
import { businessUnit, issuePriority } from '@sarv/contract/enums'
import { pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { becomeOperator } from './operators.ts'
import { makeVolume } from './things.ts'

const soon = { timeout: 20_000 }
const technical = { businessUnitId: businessUnit.id.technical, issueSubjectId: 1, content: 'از ساعت ۸ خطا می‌دهد.' }

/** One pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const choose = (page: Page, field: string, option: string) =>
  pick(page.getByRole('button', { name: new RegExp(field) }), page.getByRole('option', { name: option }))

/** As Ctrl V does it after a screenshot. */
const pastePicture = async (page: Page, field: string) => {
  await page.getByRole('textbox', { name: field }).focus()
  await page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${picture}'), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement.dispatchEvent(paste)
  })()`)
}

test('a customer pastes a screenshot into a ticket, an operator answers from the queue, and the customer reads it at once and rates', async ({
  open,
  page: desk,
  product,
  customer,
}) => {
  await becomeOperator(desk, product, { name: 'سینا موحد', role: 'support' })
  await desk.getByRole('link', { name: /^تیکت‌ها/ }).click()

  const portal = await open(customer, '/portal/support/add-ticket')
  await choose(portal, 'واحد', 'پشتیبانی فنی')
  await choose(portal, 'موضوع', 'سرویس در دسترس نیست')
  await choose(portal, 'اولویت', 'فوری')
  await portal.getByRole('textbox', { name: 'عنوان' }).fill('سرور mail روشن نمی‌شود')
  await portal.getByRole('textbox', { name: 'شرح' }).fill('از ساعت ۸ خطا می‌دهد.')
  await pastePicture(portal, 'شرح')
  await expect(portal.getByRole('list', { name: 'پیوست‌ها' }).getByText('بارگذاری شد')).toHaveCount(1)
  await portal.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(portal).toHaveURL(/\/portal\/support\/\d+$/)

  // Nobody has loaded the queue again.
  const row = desk.getByRole('link', { name: /سرور mail روشن نمی‌شود.*بی‌صاحب/ })
  await expect(row).toBeVisible(soon)
  await desk.keyboard.press('j')
  await expect(desk.getByRole('region', { name: 'صف تیکت‌ها' }).locator('a:focus')).toBeVisible()
  // Tickets of other journeys stand in the queue as well.
  await row.press('Enter')
  await expect(desk).toHaveURL(/\/operator\/tickets\/\d+$/)
  const thread = desk.getByRole('log', { name: 'گفت‌وگو' })
  const download = desk.waitForEvent('download')
  await thread.getByRole('button', { name: /دریافت.*png/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.png$/)

  await desk.keyboard.press('n')
  await desk.getByRole('textbox', { name: 'یادداشت' }).fill('میزبان t1-c07 کند است.')
  await desk.keyboard.press('Control+Enter')
  await expect(thread.getByText('میزبان t1-c07 کند است.')).toBeVisible()

  await desk.keyboard.press('Escape')
  await thread.focus()
  await desk.keyboard.press('r')
  await desk.getByRole('textbox', { name: 'پاسخ', exact: true }).fill('سرور را **جابه‌جا** کردیم.')
  // What is typed is kept.
  await desk.waitForTimeout(800)
  await desk.reload()
  await expect(desk.getByRole('textbox', { name: 'پاسخ', exact: true })).toHaveValue('سرور را **جابه‌جا** کردیم.')
  await desk.getByRole('button', { name: /ارسال پاسخ/ }).click()
  await expect(portal.getByRole('log').getByText('جابه‌جا')).toBeVisible(soon)
  await expect(portal.getByRole('log').getByRole('article', { name: 'سینا موحد' })).toBeVisible()
  await expect(portal.getByText('t1-c07')).toBeHidden()

  await portal.getByText('۵ از ۵').click({ force: true })
  await portal.getByRole('button', { name: 'ثبت امتیاز' }).click()
  await expect(thread.getByText('امتیاز مشتری: ۵ از ۵')).toBeVisible(soon)

  await thread.focus()
  await desk.keyboard.press('e')
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(/^دلیل/).fill('they thanked us')
  await dialog.getByRole('button', { name: 'بستن تیکت' }).click()
  await expect(portal.getByText('این تیکت بسته است')).toBeVisible(soon)

  await desk.setViewportSize({ width: 390, height: 844 })
  await expect(desk.getByRole('link', { name: 'صف تیکت‌ها' })).toBeVisible()
})

test('what arrives while an operator types takes neither the ticket nor the keys; an answer that crosses a message is kept', async ({
  openAsOperator,
  product,
  customer,
  trouble,
}) => {
  const ask = (title: string, issuePriorityId: number) =>
    product.call<{ id: number }>(customer, 'POST', '/portal/issue/create', { ...technical, title, issuePriorityId })
  const word = `goldfish-${customer.customerId}`
  const { id } = await ask(`${word} is calm`, issuePriority.id.important)
  const desk = await openAsOperator(await product.newOperator(), `/operator/tickets?q=${word}`)
  const answer = desk.getByRole('textbox', { name: 'پاسخ', exact: true })
  await answer.fill('سلام، بررسی')
  await ask(`${word} burns`, issuePriority.id.urgent)
  const rows = desk.getByRole('region', { name: 'صف تیکت‌ها' }).getByRole('listitem')
  await expect(rows.first()).toContainText('burns', soon)
  await desk.keyboard.type(' e می‌کنیم')
  await expect(answer).toHaveValue('سلام، بررسی e می‌کنیم')
  await expect(answer).toBeFocused()
  await expect(desk.getByRole('dialog')).toBeHidden()
  await expect(desk.getByRole('heading', { level: 2, name: /is calm/ })).toBeVisible()

  // The customer writes while the answer is on its way.
  trouble.allow(/ticket\/reply|409/)
  await desk.route(
    '**/api/operator/ticket/reply/*',
    async (route) => {
      await product.call(customer, 'POST', '/portal/issue-item/create', { issueId: id, content: 'یک چیز دیگر' })
      await route.continue()
    },
    { times: 1 },
  )
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByText(/مشتری پیام تازه‌ای نوشته/)).toBeVisible()
  await expect(desk.getByRole('log').getByText('یک چیز دیگر')).toBeVisible()
  await expect(answer).toHaveValue('سلام، بررسی e می‌کنیم')
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('log').getByText('سلام، بررسی e می‌کنیم')).toBeVisible()
})

test('two operators share the desk: an answer kept ready, giving, another unit, and one ticket out of two', async ({
  openAsOperator,
  product,
  customer,
}) => {
  const volumeId = await makeVolume(product, customer, 'goldfish-files')
  const orders = await product.call<{ id: number; serviceId: number }[]>(customer, 'GET', '/financial/order/list/0')
  const orderId = orders.find(({ serviceId }) => serviceId === volumeId)!.id
  const ask = (title: string) =>
    product.call<{ id: number }>(customer, 'POST', '/portal/issue/create', { ...technical, title, orderId })
  const first = await ask('disk is slow')
  const second = await ask('disk is slow still')
  const [one, other] = [await product.newOperator(), await product.newOperator()]
  const desk = await openAsOperator(one, '/operator/canned-replies')
  const title = `خوشامد ${customer.customerId}`
  await desk.getByRole('button', { name: 'پاسخ آماده تازه' }).first().click()
  const making = desk.getByRole('dialog')
  await making.getByRole('textbox', { name: /عنوان/ }).fill(title)
  await making.getByRole('textbox', { name: /متن/ }).fill('درباره {سرویس} در تیکت {تیکت} می‌نویسیم.')
  await making.getByLabel(/^دلیل/).fill('asked for every day')
  await making.getByRole('button', { name: 'ذخیره' }).click()
  await expect(desk.getByRole('row', { name: new RegExp(title) })).toBeVisible()

  // What the ticket is about stands in its head, and first in the panel of the customer.
  await desk.goto(`${product.url}/operator/tickets/${second.id}`)
  const head = desk.getByRole('region', { name: /^تیکت/ }).locator('header').first()
  await expect(head).toContainText('سرور مجازی')
  await expect(head.getByRole('link', { name: 'goldfish-files' })).toBeVisible()
  await expect(desk.getByRole('complementary')).toContainText('سرویس همین تیکت')
  await expect(desk.getByRole('button', { name: new RegExp(title) })).toBeVisible()
  await desk.keyboard.press('/')
  await expect(desk.getByRole('searchbox', { name: 'پاسخ آماده' })).toBeFocused()
  // At once: what is asked for is taken, and not what still stands first.
  await desk.getByRole('searchbox', { name: 'پاسخ آماده' }).fill(title)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('textbox', { name: 'پاسخ', exact: true })).toHaveValue(
    new RegExp(`goldfish-files در تیکت ${second.id} می‌نویسیم`),
  )
  await desk.keyboard.press('Control+Enter')
  const thread = desk.getByRole('log', { name: 'گفت‌وگو' })
  await expect(thread.getByText(/goldfish-files در تیکت/)).toBeVisible()

  // The first answer made it theirs: the colleague is given it, and does not take it.
  const colleague = await openAsOperator(other, `/operator/tickets/${second.id}`)
  await colleague.getByRole('button', { name: 'کارهای دیگر' }).click()
  await expect(colleague.getByRole('menuitem', { name: /برداشتن برای خودم/ })).toBeDisabled()
  await colleague.keyboard.press('Escape')
  await thread.focus()
  await desk.keyboard.press('a')
  await choose(desk, 'همکار', other.name)
  await desk.getByRole('dialog').getByLabel(/^دلیل/).fill('knows disks')
  await desk.getByRole('dialog').getByRole('button', { name: 'سپردن' }).click()
  await expect(colleague.getByRole('log').getByText(/knows disks/)).toBeVisible(soon)

  await colleague.getByRole('button', { name: 'کارهای دیگر' }).click()
  await colleague.getByRole('menuitem', { name: 'ارسال به واحد دیگر' }).click()
  await choose(colleague, 'واحد$', 'امور مالی')
  await colleague.getByRole('dialog').getByLabel(/^دلیل/).fill('asks for money back')
  await colleague.getByRole('dialog').getByRole('button', { name: 'ارسال به واحد دیگر' }).click()
  await expect(head).toContainText('امور مالی', soon)
  await expect(head).toContainText('بی‌صاحب')

  // Both are about one disk: the older ticket is suggested to go on in.
  await desk.getByRole('button', { name: /یکی کردن/ }).click()
  await desk.getByRole('dialog').getByLabel(/^دلیل/).fill('the same disk')
  await desk.getByRole('dialog').getByRole('button', { name: 'یکی کردن با تیکت دیگر' }).click()
  await expect(thread.getByText(/با تیکت .* یکی شده است/)).toBeVisible()
  await thread.getByRole('link', { name: 'باز کردن آن تیکت' }).click()
  await expect(desk).toHaveURL(new RegExp(`/operator/tickets/${first.id}$`))
  await expect(
    desk
      .getByRole('log')
      .getByText(/disk is slow still/)
      .first(),
  ).toBeVisible()
})
