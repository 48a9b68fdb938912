import { choose } from './controls.ts'
import { expect, test } from './journey.ts'
import { makeBucket, makeVolume, makeVpc, untilIdle } from './things.ts'

test('services of all kinds are labelled together, found by the label, and the filter is kept under a name', async ({
  open,
  product,
  customer,
}) => {
  await makeVolume(product, customer, 'shop-files')
  await makeVolume(product, customer, 'old-files')
  await makeBucket(product, customer, `shop-media-${customer.projectId}`)
  const page = await open(customer, '/portal/customer-products')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('سرویس‌های من')
  await page.getByRole('checkbox', { name: /shop-files/ }).check()
  await page.getByRole('checkbox', { name: /shop-media/ }).check()
  await page.getByRole('button', { name: 'برچسب', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'برچسب ۲ سرویس' })
  await expect(dialog).toContainText('shop-files')
  await expect(dialog).toContainText('shop-media')
  await dialog.getByRole('textbox', { name: 'کلید' }).fill('محیط')
  await dialog.getByRole('textbox', { name: 'مقدار' }).fill('آزمایش')
  await dialog.getByRole('button', { name: 'ذخیره برای ۲ سرویس' }).click()
  await expect(dialog).toBeHidden()
  const files = page.getByRole('row', { name: /shop-files/ })
  await files.getByRole('link', { name: 'محیط:آزمایش' }).click()
  await expect(page).toHaveURL(/label=/)
  await expect(page.getByRole('row', { name: /shop-media/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /old-files/ })).toBeHidden()

  await page.getByRole('button', { name: 'ذخیره همین نما' }).click()
  await page.getByRole('textbox', { name: 'نام نما' }).fill('آزمایشی‌ها')
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click()
  await page.getByRole('link', { name: 'همه', exact: true }).click()
  await expect(page.getByRole('row', { name: /old-files/ })).toBeVisible()
  await page.getByRole('link', { name: 'آزمایشی‌ها' }).click()
  await expect(page.getByRole('row', { name: /old-files/ })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('row', { name: /shop-media/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /old-files/ })).toBeHidden()

  await page.getByRole('link', { name: /shop-media/ }).click()
  await expect(page).toHaveURL(new RegExp(`/storage/${customer.projectId}/`))
  await expect(page.getByRole('heading', { level: 1, name: /shop-media/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'محیط:آزمایش' })).toBeVisible()
})

test('my services say what each kind costs and what ends soon, and lead to the order of another', async ({
  open,
  product,
  customer,
}) => {
  await makeVolume(product, customer, 'shop-files')
  await makeBucket(product, customer, `shop-media-${customer.projectId}`)
  const binned = await makeBucket(product, customer, `old-media-${customer.projectId}`)
  await product.call(customer, 'DELETE', `/storage/${customer.projectId}/host/delete/${binned}`)
  await untilIdle(product, customer)
  const page = await open(customer, '/portal/customer-products')
  const sums = page.getByRole('list', { name: 'هزینه هر نوع' })
  const disks = sums.getByRole('listitem').filter({ hasText: 'دیسک' })
  await expect(disks).toContainText(/ریال در ماه.*در ساعت/s)
  await expect(page.getByRole('link', { name: /حذف همیشگی .*old-media/ })).toBeVisible()

  // A sum leads to the services that it is of; the sums are then of what is left.
  await disks.getByRole('link', { name: 'دیسک' }).click()
  await expect(page).toHaveURL(/kind=Volume/)
  await expect(page.getByRole('row', { name: /shop-media/ })).toBeHidden()
  await expect(page.getByRole('row', { name: /shop-files/ })).toContainText(/پیش · شماره/)

  await page.getByRole('button', { name: 'ساخت سرویس' }).click()
  await page.getByRole('menuitem', { name: 'دیسک' }).click()
  const form = page.getByRole('dialog', { name: 'ساخت دیسک' })
  await expect(form).toBeVisible()
  await choose(form.getByRole('radio', { name: /دلخواه/ }))
  await form.getByText('همین سفارش با API').click()
  await expect(form.getByText(/curl -X POST .*volume\/create/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/volume/${customer.projectId}$`))
})

test('the list of a project goes by label too, and costs are told apart by it', async ({ open, product, customer }) => {
  const labelled = await makeVolume(product, customer, 'shop-files')
  await makeVolume(product, customer, 'old-files')
  await product.call(customer, 'PUT', '/portal/label/set', {
    services: [{ projectId: customer.projectId, serviceType: 'Volume', serviceId: labelled }],
    set: [{ key: 'env', value: 'test' }],
  })
  const page = await open(customer, `/volume/${customer.projectId}`)
  await page.getByRole('button', { name: 'برچسب' }).click()
  await page.getByRole('menuitemradio', { name: /env:test/ }).click()
  await expect(page.getByRole('row', { name: /shop-files/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /old-files/ })).toBeHidden()
  // Details open beside the list and leave it as it was narrowed, searched and ordered.
  await page.getByRole('searchbox').fill('files')
  await expect(page).toHaveURL(/q=files/)
  const list = page.url()
  await page
    .getByRole('row', { name: /shop-files/ })
    .getByRole('link', { name: 'shop-files' })
    .click()
  await expect(page).toHaveURL(/volume=\d+/)
  await page.getByRole('dialog', { name: 'جزئیات دیسک' }).getByRole('button', { name: 'بستن' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('row', { name: /shop-files/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /old-files/ })).toBeHidden()

  await page.goto(`${product.url}/portal/wallet/cost`)
  await page.getByRole('radio', { name: 'برچسب' }).click()
  await page.getByRole('link', { name: 'env', exact: true }).click()
  await expect(page.getByRole('row', { name: /test/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /بدون «.?env/ })).toBeVisible()
})

test('the palette finds services of all projects, also by label and with the wrong keyboard', async ({
  open,
  product,
  customer,
}) => {
  const id = await makeVolume(product, customer, 'warehouse')
  await product.call(customer, 'PUT', '/portal/label/set', {
    services: [{ projectId: customer.projectId, serviceType: 'Volume', serviceId: id }],
    set: [{ key: 'owner', value: 'sara' }],
  })
  const page = await open(customer, '/portal/calculator')
  // The keys are heard once the frame stands.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const find = async (typed: string, option: RegExp) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'جستجو و فرمان' }).fill(typed)
    await expect(page.getByRole('option', { name: option })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await find('wareh', /warehouse/)
  await find('owner:sa', /warehouse/)
  await find('صشقثاخعسث', /warehouse/)
  await find('faktor', /^فاکتورها/)
  await find('توکن', /توکن API/)
  await find('تنظیمات اعلان', /تنظیمات اعلان/)
  await find('webhook', /وب‌هوک/)
  await find('همکار', /کاربران حساب/)
  await find('برچسب', /سرویس‌های من/)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'جستجو و فرمان' }).fill('warehouse')
  await page.getByRole('option', { name: /warehouse/ }).click()
  await expect(page).toHaveURL(new RegExp(`volume=${id}`))
})

test('the palette switches to a project, finds services of others by their sound, and labels and moves them', async ({
  open,
  product,
  customer,
}) => {
  await makeVpc(product, customer, 'انبار تولید')
  await product.call(customer, 'POST', '/create', { name: 'factory', datacenterId: 1, isPublic: false })
  const page = await open(customer, '/portal/calculator')
  await page.evaluate("localStorage.removeItem('sarv.project')")
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asked = async (typed: string, option: RegExp) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'جستجو و فرمان' }).fill(typed)
    const found = page.getByRole('option', { name: option })
    await expect(found).toBeVisible()
    return found
  }
  await (await asked('برچسب anbar tolid', /تغییر برچسب‌های .*انبار تولید/)).click()
  const labels = page.getByRole('dialog', { name: /برچسب‌های .*انبار تولید/ })
  await labels.getByRole('textbox', { name: 'کلید' }).fill('env')
  await labels.getByRole('textbox', { name: 'مقدار' }).fill('test')
  await labels.getByRole('button', { name: 'ذخیره برچسب‌ها' }).click()
  await expect(labels).toBeHidden()
  await (await asked('انتقال انبار', /انتقال .*انبار تولید.* به پروژه دیگر/)).click()
  const move = page.getByRole('dialog', { name: /انتقال/ })
  await expect(move.getByRole('combobox', { name: 'پروژه مقصد' })).toBeVisible()
  // Once for the list of projects, which opens with the dialog.
  await page.keyboard.press('Escape')
  await move.getByRole('button', { name: 'انصراف' }).click()
  await expect(move).toBeHidden()

  await asked('factory', /^factory/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/vm\/\d+\/list$/)
  await expect(page.getByRole('button', { name: /پروژه.*factory|factory/ }).first()).toBeVisible()
})

test('a service goes to another project after it was shown what that changes, and comes back', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  // The news of its move may reach its old page before that is left.
  trouble.allow(/404 .*\/storage\/\d+\/host\//)
  await makeVolume(product, customer, 'shop-files')
  await makeBucket(product, customer, `shop-media-${customer.projectId}`)
  await product.call(customer, 'POST', '/create', { name: 'production', datacenterId: 1, isPublic: false })
  await product.newColleague(customer, 'reporter')
  const page = await open(customer, '/portal/customer-products')
  await page.getByRole('checkbox', { name: /shop-files/ }).check()
  await page.getByRole('checkbox', { name: /shop-media/ }).check()
  await page.getByRole('button', { name: 'انتقال', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /انتقال ۲ سرویس/ })
  await dialog.getByRole('combobox', { name: 'پروژه مقصد' }).click()
  await page.getByRole('option', { name: 'production' }).click()
  await expect(dialog).toContainText('shop-files')
  await expect(dialog).toContainText('shop-media')
  await expect(dialog).toContainText('دیگر نمی‌بیند')
  await dialog.getByRole('button', { name: 'انتقال ۲ سرویس' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/۲ سرویس اکنون در پروژه .*production/)).toBeVisible()
  const files = page.getByRole('row', { name: /shop-files/ })
  await expect(files).toContainText('production')
  await expect(page.getByRole('row', { name: /shop-media/ })).toContainText('production')

  await page.getByRole('link', { name: /shop-media/ }).click()
  await page.getByRole('button', { name: 'کارهای دیگر باکت' }).click()
  await page.getByRole('menuitem', { name: 'انتقال به پروژه دیگر' }).click()
  const back = page.getByRole('dialog', { name: /انتقال .*shop-media/ })
  await back.getByRole('combobox', { name: 'پروژه مقصد' }).click()
  await page.getByRole('option').first().click()
  await back.getByRole('button', { name: 'انتقال', exact: true }).click()
  await expect(page).toHaveURL(/customer-products/)
  await expect(page.getByRole('row', { name: /shop-media/ })).not.toContainText('production')
})
