import { businessUnit } from '@sarv/contract/enums'
import { viewMayNot } from '@sarv/contract/view.fa'
import { toasts } from './account.ts'
import { expect, test } from './journey.ts'
import { becomeOperator } from './operators.ts'
import { makeServers } from './servers.ts'

test('who sees as a customer reads every page, finds each act refused with the reason, and loses nothing by trying', async ({
  page,
  product,
  customer,
}) => {
  const { projectId } = customer
  const serverId = await makeServers(product, customer, ['shop-web'])
  const { id: ticketId } = await product.call<{ id: number }>(customer, 'POST', '/portal/issue/create', {
    businessUnitId: businessUnit.id.technical,
    issueSubjectId: 1,
    title: 'a disk is missing',
    content: 'it is gone',
  })
  await becomeOperator(page, product, { name: 'لاله امین', role: 'support' })
  await page.goto(`${product.url}/operator/customers/${customer.customerId}`)
  await page.getByRole('button', { name: 'دیدن از دید مشتری' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^دلیل/).fill('they cannot pay')
  await dialog.getByRole('button', { name: 'دیدن از دید مشتری' }).click()
  await expect(page.getByRole('region', { name: 'دیدن پنل از دید مشتری' })).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })

  const content = page.getByRole('main')
  const refused = async (path: string, names: readonly string[]) => {
    await page.goto(product.url + path)
    for (const name of names) {
      const act = content.getByRole('button', { name, exact: true }).first()
      await expect(act, `${name} on ${path}`).toBeDisabled()
      await expect(act, `${name} on ${path}`).toHaveAccessibleDescription(viewMayNot)
    }
  }
  const refusedInMenu = async (menu: string | RegExp, names: readonly string[]) => {
    await content.getByRole('button', { name: menu }).first().click()
    for (const name of names) {
      const act = page.getByRole('menuitem', { name })
      await expect(act).toBeDisabled()
      await expect(act).toContainText(viewMayNot)
    }
    await page.keyboard.press('Escape')
  }

  await refused('/', ['افزایش موجودی', 'ثبت کد هدیه', 'درخواست سهمیه بیشتر'])
  await refused(`/vm/${projectId}/list`, ['ساخت سرور'])
  await refusedInMenu(/^کارهای دیگر/, ['خاموش کردن اجباری', 'حذف سرور'])
  await refused(`/vm/${projectId}/${serverId}/specification`, ['خاموش کردن'])
  await refusedInMenu(/^کارهای دیگر/, ['خاموش کردن اجباری', 'حذف سرور'])
  await refused('/portal/wallet', ['افزایش موجودی', 'کد هدیه', 'اگر موجودی کم شد، نخست کدام خاموش شود؟'])
  await refused('/portal/account', ['ذخیره تغییرات'])
  await refused('/portal/account?tab=users', ['دعوت کاربر'])
  await refused('/portal/supports', [])
  await expect(page.getByText('a disk is missing')).toBeVisible()
  await refused('/portal/support/add-ticket', ['ارسال تیکت'])
  await refused(`/portal/support/${ticketId}`, ['ارسال پاسخ'])
  await expect(page.getByText('it is gone')).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('deposit')
  const deposit = page.getByRole('option', { name: /افزایش موجودی/ })
  await expect(deposit).toHaveAttribute('aria-disabled', 'true')
  await expect(deposit).toContainText(viewMayNot)
  await page.keyboard.press('Escape')

  // By the keys, past the button.
  const reply = page.getByRole('textbox', { name: 'متن پیام' })
  await reply.fill('this was typed')
  await reply.press('Control+Enter')
  await expect(toasts(page)).toContainText(viewMayNot)
  await expect(reply).toHaveValue('this was typed')
  expect(page.url()).toBe(`${product.url}/portal/support/${ticketId}`)
  expect(sent).toEqual([])
})
