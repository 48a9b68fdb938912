import { expect, test } from './journey.ts'
import { makeVolume } from './things.ts'

test('costs say what is idle, lead to the act, and go by service and project', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  // What shows a disk that is gone may ask for it once more before it closes.
  trouble.allow(/404 .*\/volume\/get\//)
  await makeVolume(product, customer, 'old-files')
  const page = await open(customer, '/portal/wallet/cost')
  await expect(page.getByRole('heading', { level: 2, name: 'هزینه‌ها', exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /هزینه روزانه/ })).toBeVisible()
  const idle = page.getByRole('listitem').filter({ hasText: 'دیسک old-files' })
  await expect(idle).toContainText('به هیچ سروری متصل نیست')
  await page.getByRole('radio', { name: 'پروژه' }).click()
  await expect(page).toHaveURL(/by=project/)
  await idle.getByRole('button', { name: /حذف دیسک/ }).click()
  await expect(page).toHaveURL(new RegExp(`/volume/${customer.projectId}\\?volume=`))
  // Where it is ended, the question stands open already.
  const question = page.getByRole('alertdialog', { name: /حذف دیسک/ })
  await question.getByRole('textbox').fill('old-files')
  await question.getByRole('button', { name: 'حذف دیسک' }).click()
  await expect(page.getByRole('row', { name: /old-files/ })).toBeHidden()
  await page.goBack()
  await expect(page.getByText('سرویس بی‌استفاده‌ای ندارید.')).toBeVisible()
})

test('the menu, the first page and the running bill say how long the money lasts', async ({
  open,
  product,
  customer,
}) => {
  await makeVolume(product, customer, 'data-1')
  const page = await open(customer, '/')
  await expect(page.getByRole('complementary').getByRole('link', { name: /موجودی.*با مصرف امروز/s })).toBeVisible()
  await expect(page.getByRole('img', { name: /هزینه ماه‌های اخیر/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'موجودی کیف پول' })).toContainText('ریال')
  await page.getByRole('link', { name: 'صورت‌حساب جاری' }).click()
  await expect(page.getByRole('group', { name: /هزینه روزانه/ })).toBeVisible()
  await page.getByRole('button', { name: 'باز کردن همه' }).click()
  await page
    .getByRole('button', { name: /این خط از کجا آمد/ })
    .first()
    .click()
  const why = page.getByRole('dialog', { name: 'این خط از کجا آمد؟' })
  await expect(why.getByRole('list', { name: 'بازه‌هایی که شمرده شده است' }).getByRole('listitem').first()).toBeVisible()
})

test('a day of the bill is pressed, read alone, sent as a link and taken away again', async ({
  open,
  product,
  customer,
}) => {
  await makeVolume(product, customer, 'data-1', 4000)
  const page = await open(customer, '/')
  const today = page.getByRole('group', { name: /هزینه روزانه/ }).getByRole('button')
  // A few seconds of it must have cost something first.
  await expect(async () => {
    await page.goto(`${product.url}/`)
    await page.getByRole('link', { name: 'صورت‌حساب جاری' }).click()
    await expect(today).toBeVisible({ timeout: 3000 })
  }).toPass()
  await today.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/)
  const chip = page.getByRole('button', { name: /برگشت به همه روزها/ })
  await expect(chip).toBeVisible()
  await expect(today).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(chip).toBeVisible()
  await today.click()
  await expect(page).not.toHaveURL(/day=/)
  await today.click()
  await chip.click()
  await expect(page).not.toHaveURL(/day=/)
  await expect(chip).toHaveCount(0)
})
