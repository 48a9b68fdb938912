import { expect, test } from './journey.ts'
import { becomeOperator } from './operators.ts'

test('an editor publishes an article, a visitor comments, the editor approves it, and the next visitor reads it below the article', async ({
  browser,
  page: desk,
  product,
  trouble,
}) => {
  await becomeOperator(desk, product, { name: 'مینا راد', role: 'editor' })
  await desk.getByRole('navigation').getByRole('link', { name: 'وبلاگ', exact: true }).click()
  await desk.getByRole('button', { name: 'نوشتن مقاله' }).click()
  const form = desk.getByRole('dialog', { name: 'نوشتن مقاله' })
  await form.getByRole('textbox', { name: 'عنوان', exact: true }).fill('نسخه پشتیبان هر ساعت')
  await form.getByRole('textbox', { name: 'زیرعنوان' }).fill('چگونه در یک دقیقه آن را روشن کنید')
  await form.getByRole('textbox', { name: 'نشانی' }).fill('hourly-backups')
  await form.getByRole('textbox', { name: 'نویسنده' }).fill('تیم سرو')
  await form.getByRole('textbox', { name: 'متن' }).fill('در صفحه دیسک **زمان‌بندی** را باز کنید.')
  await form.getByRole('spinbutton', { name: /^سال/ }).click()
  await desk.keyboard.type('۱۴۰۴۰۱۱۵')
  await form.getByRole('textbox', { name: 'دلیل' }).fill('برنامه این ماه')
  await form.getByRole('button', { name: 'نوشتن مقاله' }).click()
  await expect(desk.getByRole('row', { name: /نسخه پشتیبان هر ساعت.*منتشرشده/ })).toBeVisible()

  const context = await browser.newContext()
  trouble.watch(context, product.url)
  const visitor = await context.newPage()
  await visitor.goto(`${product.url}/account/login`)
  await visitor.getByRole('link', { name: 'وبلاگ' }).click()
  await visitor.getByRole('link', { name: 'نسخه پشتیبان هر ساعت' }).click()
  await expect(visitor.getByText('زمان‌بندی')).toBeVisible()
  await expect(visitor.getByText('هنوز دیدگاهی نوشته نشده است.')).toBeVisible()
  const comment = visitor.locator('form').filter({ has: visitor.getByRole('button', { name: 'ارسال دیدگاه' }) })
  await comment.getByRole('textbox', { name: 'نام' }).fill('سارا احمدی')
  await comment.getByRole('textbox', { name: 'ایمیل' }).fill('sara@example.com')
  await comment.getByRole('textbox', { name: 'متن' }).fill('با همین راهنما روشن کردم.')
  await comment.getByRole('button', { name: 'ارسال دیدگاه' }).click()
  await expect(visitor.getByText('پس از بررسی نمایش داده می‌شود')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('هنوز دیدگاهی نوشته نشده است.')).toBeVisible()

  // Nobody has loaded the editor's page again.
  const row = desk.getByRole('row', { name: /با همین راهنما روشن کردم/ })
  await row.getByRole('button').last().click()
  await desk.getByRole('menuitem', { name: 'تأیید' }).click()
  const decision = desk.getByRole('dialog', { name: 'تأیید' })
  await decision.getByRole('textbox', { name: 'دلیل' }).fill('پاکیزه است')
  await decision.getByRole('button', { name: 'تأیید' }).click()
  await expect(desk.getByRole('row', { name: /با همین راهنما روشن کردم.*نمایش داده می‌شود/ })).toBeVisible()

  // Another one: a browser keeps what it has read of an article for a minute.
  const other = await browser.newContext()
  trouble.watch(other, product.url)
  const reader = await other.newPage()
  await reader.goto(visitor.url())
  await expect(reader.getByText('با همین راهنما روشن کردم.')).toBeVisible()
  await other.close()
  await context.close()
})
