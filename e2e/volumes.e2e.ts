import { choose, openList, pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { makeServers } from './servers.ts'
import { makeVolume } from './things.ts'

test('a volume is bought, attached, grown, copied, taken back, scheduled and deleted', async ({
  product,
  open,
  customer,
  trouble,
}) => {
  test.setTimeout(120_000)
  // The drawer of a volume that is gone may ask for it once more before it closes.
  trouble.allow(/404 .*\/volume\/get\//)
  const serverId = await makeServers(product, customer, ['shop-web-01'])
  const page = await open(customer, `/volume/${customer.projectId}`)
  await page.getByRole('button', { name: 'ساخت دیسک' }).click()
  const form = page.getByRole('dialog', { name: 'ساخت دیسک' })
  await form.getByRole('button', { name: 'ساخت دیسک' }).click()
  await expect(form.getByText('نام دیسک را بنویسید.')).toBeVisible()
  await form.getByRole('textbox', { name: 'نام دیسک' }).fill('files-01')
  await choose(form.getByRole('radio', { name: /دلخواه/ }))
  await expect(form.getByText('ماهانه با مالیات')).toContainText('۶۶۰٬۰۰۰')
  await expect(form.getByText('موجودی شما با این سفارش')).toBeVisible()
  await form.getByRole('button', { name: 'ساخت دیسک' }).click()
  const row = page.getByRole('row', { name: /files-01/ })
  await expect(row).toContainText('فعال', { timeout: 15_000 })

  await row.getByRole('button', { name: /کارهای دیگر/ }).click()
  await page.getByRole('menuitem', { name: 'اتصال به سرور' }).click()
  const attaching = page.getByRole('dialog', { name: /اتصال دیسک/ })
  await pick(attaching.getByRole('button', { name: /سرور/ }).first(), page.getByRole('option', { name: /shop-web-01/ }))
  await attaching.getByRole('button', { name: 'اتصال', exact: true }).click()
  await expect(row).toContainText('/dev/vdb', { timeout: 15_000 })
  // One message for the act, which has turned from begun to done: both names at their nouns, and the way to the disk.
  const message = page.getByRole('region', { name: 'پیام‌ها' }).getByRole('status').filter({ hasText: 'اتصال' })
  await expect(message).toHaveText([/^اتصال دیسک «.?files-01.?» به سرور «.?shop-web-01.?» انجام شد\./])
  await expect(message.getByRole('link', { name: 'نمایش' })).toHaveAttribute('href', /\/volume\/\d+\?volume=\d+$/)

  await row.getByRole('link', { name: 'files-01' }).click()
  const drawer = page.getByRole('dialog', { name: 'جزئیات دیسک' })
  await expect(drawer.getByText(/^mkfs\.ext4 \/dev\/vdb/)).toBeVisible()
  await expect(drawer.getByText('خط mkfs همه داده‌های دیسک را پاک می‌کند')).toBeVisible()
  await drawer.getByRole('button', { name: 'رسید سفارش' }).click()
  const receipt = page.getByRole('dialog', { name: /رسید سفارش دیسک/ })
  await expect(receipt.getByRole('region', { name: 'رسید' })).toContainText(/سفارش‌دهنده.*۶۶۰٬۰۰۰/s)
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
  await drawer.getByRole('textbox', { name: /اندازه دیسک/ }).fill('100')
  await drawer.getByRole('textbox', { name: /اندازه دیسک/ }).press('Enter')
  await expect(drawer.getByText('ماهانه پس از تغییر')).toContainText('۱٬۲۰۰٬۰۰۰')
  await expect(drawer.getByText('موجودی شما با این تغییر')).toBeVisible()
  await drawer.getByRole('button', { name: 'بزرگ کردن', exact: true }).click()
  await expect(drawer).toContainText('۱۰۰ گیگابایت', { timeout: 15_000 })

  await choose(drawer.getByRole('radio', { name: 'اسنپ‌شات‌ها' }))
  await drawer.getByRole('button', { name: 'ساخت اسنپ‌شات' }).click()
  const naming = page.getByRole('dialog', { name: 'ساخت اسنپ‌شات' })
  await naming.getByRole('textbox', { name: 'نام اسنپ‌شات' }).fill('monday')
  await naming.getByRole('button', { name: 'ساخت اسنپ‌شات' }).click()
  const snapshot = drawer.getByRole('row', { name: /monday/ })
  await expect(snapshot).toContainText('آماده بازگردانی', { timeout: 15_000 })
  // How large it is and what it costs: beside its disk, nothing of its own.
  await expect(snapshot).toContainText('۱۰۰ گیگابایت')
  await expect(snapshot).toContainText('بدون هزینه جداگانه')
  // Its server runs and may write to it.
  const goBack = page.getByRole('menuitem', { name: 'بازگردانی' })
  await snapshot.getByRole('button', { name: /کارهای دیگر/ }).click()
  await expect(goBack).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(goBack).toBeHidden()

  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /کارهای دیگر/ }).click()
  await page.getByRole('menuitem', { name: 'جداسازی از سرور' }).click()
  await page
    .getByRole('dialog', { name: /جداسازی دیسک/ })
    .getByRole('button', { name: 'جداسازی از سرور' })
    .click()
  await expect(row).toContainText('آزاد', { timeout: 15_000 })

  await row.getByRole('link', { name: 'files-01' }).click()
  await choose(drawer.getByRole('radio', { name: 'اسنپ‌شات‌ها' }))
  await snapshot.getByRole('button', { name: /کارهای دیگر/ }).click()
  await goBack.click()
  await page
    .getByRole('dialog', { name: /بازگردانی دیسک/ })
    .getByRole('button', { name: 'بازگردانی' })
    .click()
  await expect(snapshot).toContainText('نقطه کنونی', { timeout: 15_000 })

  await choose(drawer.getByRole('radio', { name: 'نسخه‌های پشتیبان' }))
  await drawer.getByRole('button', { name: 'ساخت نسخه پشتیبان' }).click()
  const keeping = page.getByRole('dialog', { name: 'ساخت نسخه پشتیبان' })
  await keeping.getByRole('textbox', { name: 'نام نسخه پشتیبان' }).fill('tuesday')
  await keeping.getByRole('button', { name: 'ساخت نسخه پشتیبان' }).click()
  const backup = drawer.getByRole('row', { name: /tuesday/ })
  await expect(backup).toContainText('۱۰۰ گیگابایت', { timeout: 15_000 })
  await expect(backup).toContainText('بدون هزینه جداگانه')

  await choose(drawer.getByRole('radio', { name: 'زمان‌بندی' }))
  await drawer.getByRole('button', { name: 'ساخت زمان‌بندی' }).click()
  const schedule = page.getByRole('dialog', { name: 'ساخت زمان‌بندی' })
  await choose(schedule.getByRole('radio', { name: 'هفتگی' }))
  await schedule.getByRole('button', { name: 'ذخیره' }).click()
  const weekly = drawer.getByRole('row', { name: /هر جمعه ساعت ۰۳:۰۰/ })
  await expect(weekly).toContainText('۷ تای آخر')
  // When it runs next and what it comes to, before it has run.
  await expect(weekly).toContainText(/۱۴[۰-۹][۰-۹]\/[۰-۹][۰-۹]\/[۰-۹][۰-۹]/)
  await expect(weekly).toContainText('بدون هزینه جداگانه')

  await choose(drawer.getByRole('radio', { name: 'نمای کلی' }))
  await drawer.getByRole('button', { name: 'حذف دیسک' }).click()
  const deletion = page.getByRole('alertdialog', { name: /files-01/ })
  await deletion.getByRole('textbox').fill('files-01')
  await deletion.getByRole('button', { name: 'حذف دیسک' }).click()
  await expect(page.getByRole('heading', { name: 'هنوز دیسکی ندارید' })).toBeVisible({ timeout: 15_000 })
  expect(serverId).toBeGreaterThan(0)
})

test('the disks of a server, on a phone: its own, and one that is attached and let go', async ({
  product,
  open,
  customer,
}) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  await makeVolume(product, customer, 'files-01')
  await makeVolume(product, customer, 'files-02')
  const page = await open(customer, `/vm/${customer.projectId}/${id}/volume`, { viewport: { width: 390, height: 844 } })
  await expect(page.getByText('دیسک‌های خود سرور')).toBeVisible()
  await expect(page.getByText('۱۰۰ گیگابایت')).toBeVisible()
  // One that is made here goes to this server, unless somebody says otherwise.
  await page.getByRole('button', { name: 'ساخت دیسک' }).click()
  const form = page.getByRole('dialog', { name: 'ساخت دیسک' })
  const attaches = form.getByRole('checkbox', { name: /^پس از ساخت به سرور .*shop-web-01.* وصل شود/ })
  await expect(attaches).toBeChecked()
  await expect(form.getByText('اگر وصل نشود، دیسک هم ساخته نمی‌شود و هزینه‌ای ندارد.')).toBeVisible()
  await form.getByRole('textbox', { name: 'نام دیسک' }).fill('photos-01')
  await choose(form.getByRole('radio', { name: /دلخواه/ }))
  await form.getByRole('button', { name: 'ساخت دیسک' }).click()
  await expect(page.getByText('/dev/vdb')).toBeVisible({ timeout: 15_000 })
  const volumes = await product.call<{ name: string; vmHostId: number | null }[]>(
    customer,
    'GET',
    `/vm/${customer.projectId}/volume/list`,
  )
  expect(volumes.find(({ name }) => name === 'photos-01')?.vmHostId).toBe(id)

  await page.getByRole('button', { name: 'اتصال دیسک' }).click()
  const dialog = page.getByRole('dialog', { name: /اتصال دیسک به/ })
  await pick(dialog.getByRole('button', { name: /دیسک/ }).first(), page.getByRole('option', { name: /files-01/ }))
  await dialog.getByRole('button', { name: 'اتصال', exact: true }).click()
  await expect(page.getByText('/dev/vdc')).toBeVisible({ timeout: 15_000 })
  // What is attached is not offered again.
  await page.getByRole('button', { name: 'اتصال دیسک' }).click()
  await openList(dialog.getByRole('button', { name: /دیسک/ }).first(), page.getByRole('option', { name: /files-02/ }))
  await expect(page.getByRole('option', { name: /files-01/ })).toHaveCount(0)
})
