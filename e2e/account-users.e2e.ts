import { named } from '@sarv/contract/direction'
import type { Page } from '@playwright/test'
import { toasts } from './account.ts'
import { answerCaptcha } from './captcha.ts'
import { choose } from './controls.ts'
import { expect, test } from './journey.ts'
import { linkSentTo } from './outbox.ts'
import type { Owner, Product } from './product.ts'
import { makeServers } from './servers.ts'

const password = 'Correct1!horse'
/** A refused call is also an error of the console. */
const refused = (status: number, path: string) => new RegExp(`status of ${status} .*${path}`)

let guests = 0
const newEmail = () => `guest-${(guests += 1)}-${Date.now()}@example.com`

const usersOf = ({ projectId }: Owner) => `/project/${projectId}/users`
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('sarv.session') ?? '{}') as { accessToken: string }).accessToken)

/** By the link of the invitation: a person who was nowhere yet is in the account afterwards. */
const joinByMail = async (page: Page, product: Product, email: string) => {
  await page.goto(await linkSentTo(product, email))
  await page.getByRole('link', { name: 'ثبت‌نام و پذیرفتن دعوت' }).click()
  await page.getByRole('textbox', { name: 'نام', exact: true }).fill('نیلوفر')
  await page.getByRole('textbox', { name: 'نام خانوادگی' }).fill('تورانی')
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill('09125556677')
  await page.getByLabel('گذرواژه', { exact: true }).fill(password)
  await answerCaptcha(page)
  await page.getByRole('button', { name: 'ثبت‌نام' }).click()
  await page.getByRole('button', { name: 'بعداً' }).click()
  await expect(page.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()
}

/** An invitation that nobody takes. */
const inviteReader = (product: Product, customer: Owner) =>
  product.call(customer, 'POST', `/${customer.projectId}/user/create`, { userName: newEmail(), userAccessTypeId: 3 })

test('a reader joins a project by mail, looks and does not touch; as an operator they may, at once', async ({
  page: guest,
  open,
  product,
  customer,
}) => {
  test.setTimeout(120_000)
  await makeServers(product, customer, ['shop-web-01'])
  const owner = await open(customer, usersOf(customer))
  const email = newEmail()
  await owner.getByRole('button', { name: 'افزودن کاربر' }).click()
  const dialog = owner.getByRole('dialog', { name: 'افزودن کاربر به پروژه' })
  await expect(dialog.getByRole('radio', { name: 'ناظر' })).toBeChecked()
  await dialog.getByRole('button', { name: 'افزودن کاربر' }).click()
  await expect(dialog.getByText('ایمیل را بنویسید.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'ایمیل' }).fill(email)
  await dialog.getByRole('button', { name: 'افزودن کاربر' }).click()
  await expect(toasts(owner)).toContainText('برای او دعوت فرستاده شد')
  await expect(owner.getByRole('row', { name: new RegExp(`${email}.*ناظر`) })).toBeVisible()

  await joinByMail(guest, product, email)
  const joined = owner.getByRole('row', { name: /نیلوفر تورانی.*ناظر/ })
  await expect(joined).toBeVisible()
  await expect(owner.getByRole('heading', { name: 'دعوت‌های باز' })).toBeHidden()
  await inviteReader(product, customer)
  await expect(owner.getByRole('heading', { name: 'دعوت‌های باز' })).toBeVisible()

  // Looks: the project, its servers, its users. Touches nothing, and is told why.
  const { projectId } = customer
  await guest.goto(`${product.url}/vm/${projectId}/list`)
  const create = guest.getByRole('button', { name: 'ساخت سرور' })
  await expect(create).toBeDisabled()
  await expect(create).toHaveAccessibleDescription(/نقش شما در این پروژه اجازه این کار را نمی‌دهد/)
  await guest.goto(`${product.url}/project/${projectId}/specification`)
  await expect(guest.getByRole('button', { name: 'ویرایش' })).toBeDisabled()
  await guest.getByRole('button', { name: 'کارهای دیگر پروژه' }).click()
  await expect(guest.getByRole('menuitem', { name: 'حذف پروژه' })).toBeDisabled()
  await guest.keyboard.press('Escape')
  await guest.goto(product.url + usersOf(customer))
  await expect(guest.getByRole('row', { name: /نیلوفر تورانی.*شما.*ناظر/ })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'افزودن کاربر' })).toBeDisabled()
  await expect(guest.getByRole('heading', { name: 'دعوت‌های باز' })).toBeHidden()
  const token = await tokenOf(guest)
  const edit = { name: 'renamed by a reader' }
  await expect(product.call({ token }, 'PUT', `/project/edit/${projectId}`, edit)).rejects.toThrow(/403/)
  await guest.goto(`${product.url}/portal/account?tab=users`)
  await expect(guest.getByText('«کاربران حساب» برای نقش شما باز نیست')).toBeVisible()

  // The owner raises them: nobody reloads anything.
  await guest.goto(`${product.url}/vm/${projectId}/list`)
  await expect(create).toBeDisabled()
  await joined.getByRole('button', { name: 'تغییر دسترسی' }).click()
  await choose(owner.getByRole('radio', { name: 'اپراتور' }))
  await owner.getByRole('button', { name: 'ذخیره تغییرات' }).click()
  await expect(owner.getByRole('row', { name: /نیلوفر تورانی.*اپراتور/ })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'ساخت سرور' })).toBeVisible()

  await owner
    .getByRole('row', { name: /نیلوفر تورانی/ })
    .getByRole('button', { name: /کارهای دیگر/ })
    .click()
  await owner.getByRole('menuitem', { name: 'حذف از پروژه' }).click()
  const removal = owner.getByRole('alertdialog')
  await removal.getByRole('textbox').fill('نیلوفر تورانی')
  await removal.getByRole('button', { name: 'حذف از پروژه' }).click()
  await expect(owner.getByRole('row', { name: /نیلوفر تورانی/ })).toBeHidden()
  await expect(guest.getByRole('button', { name: 'انتخاب پروژه' }).first()).toBeVisible()
})

test('the users of an account: invited, changed, removed; one super user always stays', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  // The session of a removed colleague ends, and with it the stream of their open page.
  trouble.allow(/status of 401 .*events/)
  const colleague = await product.newColleague(customer, 'reporter')
  const page = await open(customer, '/portal/account?tab=users')
  const own = page.getByRole('row', { name: new RegExp(customer.email) })
  await expect(own).toContainText('کاربر ارشد')
  await own.getByRole('button', { name: /کارهای دیگر/ }).click()
  for (const name of ['ویرایش نقش‌ها', 'حذف از حساب']) {
    await expect(page.getByRole('menuitem', { name })).toBeDisabled()
    await expect(page.getByRole('menuitem', { name })).toContainText('نخست کاربر دیگری را کاربر ارشد کنید')
  }
  await page.keyboard.press('Escape')

  const other = page.getByRole('row', { name: new RegExp(colleague.email) })
  await other.getByRole('button', { name: 'جزئیات' }).click()
  await expect(page.getByRole('dialog').getByRole('row', { name: /ناظر/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await other.getByRole('button', { name: /کارهای دیگر/ }).click()
  await page.getByRole('menuitem', { name: 'ویرایش نقش‌ها' }).click()
  const editing = page.getByRole('dialog')
  await editing.getByRole('checkbox', { name: 'مدیر مالی' }).check()
  await editing.getByRole('checkbox', { name: 'کاربر ارشد' }).check()
  await expect(editing.getByRole('checkbox', { name: 'مدیر مالی' })).not.toBeChecked()
  await expect(editing.getByRole('checkbox', { name: 'مدیر مالی' })).toBeDisabled()
  await editing.getByRole('checkbox', { name: 'کاربر ارشد' }).uncheck()
  await editing.getByRole('checkbox', { name: 'مدیر حساب' }).check()
  await editing.getByRole('button', { name: 'ذخیره تغییرات' }).click()
  await expect(other).toContainText('مدیر حساب')

  // An account manager leaves super users alone, and gives no role that they lack.
  const manager = await open(colleague, '/portal/account?tab=users')
  await manager
    .getByRole('row', { name: new RegExp(customer.email) })
    .getByRole('button', { name: /کارهای دیگر/ })
    .click()
  await expect(manager.getByRole('menuitem', { name: 'حذف از حساب' })).toContainText('فقط کاربر ارشد دیگری')
  await manager.keyboard.press('Escape')
  await manager.getByRole('button', { name: 'دعوت کاربر' }).click()
  const inviting = manager.getByRole('dialog', { name: 'دعوت کاربر به حساب' })
  await expect(inviting.getByRole('checkbox', { name: 'کاربر ارشد' })).toBeDisabled()
  await expect(inviting.getByRole('checkbox', { name: 'مدیر مالی' })).toBeDisabled()
  const email = newEmail()
  await inviting.getByRole('textbox', { name: 'ایمیل' }).fill(email)
  // Somebody who gets neither a role nor a project is not invited by mistake.
  await inviting.getByRole('button', { name: 'ارسال دعوت' }).click()
  await expect(inviting).toContainText('دست‌کم یک نقش یا دسترسی به یک پروژه را انتخاب کنید')
  await inviting.getByRole('checkbox', { name: 'مدیر حساب' }).check()
  await inviting.getByRole('button', { name: 'ارسال دعوت' }).click()
  await expect(toasts(manager)).toContainText(email)

  // Roles and projects in one step: whoever manages a project gives a look at it unless they choose otherwise.
  await page.getByRole('button', { name: 'دعوت کاربر' }).click()
  const both = page.getByRole('dialog', { name: 'دعوت کاربر به حساب' })
  await expect(both.getByRole('button', { name: /ناظر/ })).toBeVisible()
  const guest = newEmail()
  await both.getByRole('textbox', { name: 'ایمیل' }).fill(guest)
  await both.getByRole('checkbox', { name: 'مدیر مالی' }).check()
  await both.getByRole('button', { name: 'ارسال دعوت' }).click()
  const given = page.getByRole('row', { name: new RegExp(guest) })
  await expect(given).toContainText('مدیر مالی')
  await expect(given).toContainText('ناظر')

  const invitation = page.getByRole('row', { name: new RegExp(`${email}.*مدیر حساب`) })
  await expect(invitation).toBeVisible()
  await invitation.getByRole('button', { name: 'ارسال دوباره' }).click()
  await expect(toasts(page)).toContainText('پیوند پیشین دیگر کار نمی‌کند')
  await expect(invitation.getByRole('button', { name: 'ارسال دوباره' })).toBeDisabled()
  await invitation.getByRole('button', { name: 'پس گرفتن دعوت' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'پس گرفتن دعوت' }).click()
  await expect(invitation).toBeHidden()

  await other.getByRole('button', { name: /کارهای دیگر/ }).click()
  await page.getByRole('menuitem', { name: 'حذف از حساب' }).click()
  const removal = page.getByRole('alertdialog')
  await removal.getByRole('textbox').fill(colleague.email)
  await removal.getByRole('button', { name: 'حذف از حساب' }).click()
  await expect(other).toBeHidden()
})

test('a manager sees the portal as a reader does, on every page, and comes back', async ({
  open,
  product,
  customer,
}) => {
  await makeServers(product, customer, ['shop-web-01'])
  await inviteReader(product, customer)
  const page = await open(customer, `/vm/${customer.projectId}/list`)
  await expect(page.getByRole('link', { name: 'ساخت سرور' })).toBeVisible()
  await page.getByRole('button', { name: 'حساب کاربری' }).click()
  await page.getByRole('menuitem', { name: 'نمایش از دید نقش دیگر' }).click()
  const dialog = page.getByRole('dialog', { name: 'نمایش از دید نقش دیگر' })
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  await choose(dialog.getByRole('radio', { name: 'ناظر' }))
  await dialog.getByRole('button', { name: 'آغاز' }).click()

  const banner = page.getByRole('region', { name: 'نمایش از دید نقش دیگر' })
  await expect(banner).toContainText(`از دید نقش ${named('ناظر')}`)
  await expect(page.getByRole('button', { name: 'ساخت سرور' })).toBeDisabled()
  await page.goto(`${product.url}/project/${customer.projectId}/users`)
  await expect(banner).toBeVisible()
  await expect(page.getByRole('button', { name: 'ویرایش' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'دعوت‌های باز' })).toBeHidden()
  await page.getByRole('button', { name: 'حساب کاربری' }).click()
  await expect(page.getByRole('menuitem', { name: 'خروج' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'نمایش از دید نقش دیگر' })).toBeHidden()
  // Escape belongs to the menu first.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(banner).toBeVisible()
  await page.goto(`${product.url}/portal/account?tab=users`)
  await expect(page.getByText('«کاربران حساب» برای نقش شما باز نیست')).toBeVisible()
  await expect(banner).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(banner).toBeHidden()
  await expect(toasts(page)).toContainText('به نقش خودتان برگشتید')
  await expect(page.getByRole('button', { name: 'دعوت کاربر' })).toBeVisible()
})

test('looking through a role ends by itself when it is no longer allowed', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(refused(403, ''))
  const colleague = await product.newColleague(customer, 'reporter')
  const roles = { isSuperUser: true, isFinancialManager: false, isAccountManager: false }
  const edit = (changed: object) =>
    product.call(customer, 'PUT', `/account/customer-user/edit/${colleague.userId}`, { ...roles, ...changed })
  await edit({})
  const page = await open({ ...colleague, isSuperUser: true }, '/')
  await page.getByRole('button', { name: 'حساب کاربری' }).click()
  await page.getByRole('menuitem', { name: 'نمایش از دید نقش دیگر' }).click()
  await choose(page.getByRole('radio', { name: 'مدیر حساب' }))
  await page.getByRole('button', { name: 'آغاز' }).click()
  const banner = page.getByRole('region', { name: 'نمایش از دید نقش دیگر' })
  await expect(banner).toBeVisible()
  await edit({ isSuperUser: false })
  await expect(banner).toBeHidden()
  await expect(toasts(page)).toContainText('اجازه دیدن سرو از دید این نقش را نمی‌دهد')
  await expect(page.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()
})

test('who belongs to several accounts moves between them', async ({ page, open, product, customer }) => {
  const email = newEmail()
  await product.call(customer, 'POST', '/account/customer-user/create', { userName: email })
  await joinByMail(page, product, email)
  const other = await product.newCustomer()
  await product.call(other, 'POST', `/${other.projectId}/user/create`, { userName: email, userAccessTypeId: 3 })
  await page.goto(await linkSentTo(product, email))
  await page.getByRole('button', { name: 'پذیرفتن دعوت' }).click()
  await expect(toasts(page)).toContainText('پیوستید')
  await expect(page.getByRole('button', { name: /^پروژه:/ })).toBeVisible()

  await page.getByRole('button', { name: 'حساب کاربری' }).click()
  await page.getByRole('menuitem', { name: 'جابه‌جایی حساب' }).click()
  const dialog = page.getByRole('dialog', { name: 'جابه‌جایی حساب' })
  await expect(dialog.getByRole('button', { name: /حساب کنونی/ })).toHaveAttribute('aria-current', 'true')
  await dialog.getByRole('listitem').filter({ hasNotText: 'حساب کنونی' }).first().getByRole('button').click()
  await expect(toasts(page)).toContainText('اکنون در حساب')
  await expect(page).toHaveURL(`${product.url}/`)
  await expect(page.getByRole('button', { name: 'انتخاب پروژه' }).first()).toBeVisible()

  // One account: nothing to choose from.
  const alone = await open(customer, '/')
  await alone.getByRole('button', { name: 'حساب کاربری' }).click()
  await expect(alone.getByRole('menuitem', { name: 'خروج' })).toBeVisible()
  await expect(alone.getByRole('menuitem', { name: 'جابه‌جایی حساب' })).toBeHidden()
})
