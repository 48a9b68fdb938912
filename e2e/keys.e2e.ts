import { violationsOn } from './axe.ts'
import { choose } from './controls.ts'
import { expect, test } from './journey.ts'

const key = (body: string) => `ssh-ed25519 ${body} sara@laptop`
const first = key('AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl')
const second = key('AAAAC3NzaC1lZDI1NTE5AAAAIBv0gHcXW1rVFpFK2iFOSW6aBvzLQRQXLhmyIYf2EJqb')

test('keys are added, refused when they are doubles or private, and deleted one by one or together', async ({
  open,
  customer,
  trouble,
}) => {
  trouble.allow(/400 .*\/key\/create/)
  const page = await open(customer, `/key/${customer.projectId}`)
  await expect(page.getByRole('heading', { name: 'هنوز کلیدی ندارید' })).toBeVisible()
  const add = async (name: string, publicKey: string) => {
    await page.getByRole('button', { name: 'افزودن کلید' }).click()
    const dialog = page.getByRole('dialog', { name: 'افزودن کلید SSH' })
    await dialog.getByRole('textbox', { name: 'نام کلید' }).fill(name)
    await dialog.getByRole('textbox', { name: 'کلید عمومی' }).fill(publicKey)
    await dialog.getByRole('button', { name: 'افزودن کلید' }).click()
    return dialog
  }

  const refused = await add('laptop', '-----BEGIN OPENSSH PRIVATE KEY-----')
  await expect(refused.getByText('این یک کلید خصوصی است')).toBeVisible()
  await page.keyboard.press('Escape')

  await add('laptop', first)
  const row = page.getByRole('row', { name: /laptop/ })
  await expect(row).toContainText('SHA256:+DiY3wvvV6TuJJhbpZisF/zLDA0zPMSvHdkr4UvCOqU')
  await expect(row).toContainText('ED25519 256')

  const double = await add('same-key', first)
  await expect(page.getByRole('region', { name: 'پیام‌ها' })).toContainText('laptop')
  await double.getByRole('button', { name: 'انصراف' }).click()
  await add('desktop', second)
  await expect(page.getByRole('row', { name: /desktop/ })).toBeVisible()
  expect(await violationsOn(page, 'keys')).toEqual([])

  await row.getByRole('button', { name: 'حذف' }).click()
  const confirm = page.getByRole('alertdialog', { name: /laptop/ })
  await confirm.getByRole('textbox').fill('laptop')
  await confirm.getByRole('button', { name: 'حذف کلید' }).click()
  await expect(row).toBeHidden()

  await choose(page.getByRole('row', { name: /desktop/ }).getByRole('checkbox'))
  await page.getByRole('region', { name: 'کارهای گروهی' }).getByRole('button', { name: 'حذف' }).click()
  const together = page.getByRole('alertdialog', { name: /حذف ۱ کلید/ })
  await together.getByRole('textbox').fill('حذف 1')
  await together.getByRole('button', { name: 'حذف همه' }).click()
  await expect(page.getByRole('heading', { name: 'هنوز کلیدی ندارید' })).toBeVisible()
})
