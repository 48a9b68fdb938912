import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Locator, Page, Request } from '@playwright/test'
import { drop } from './files.ts'
import { expect, test } from './journey.ts'
import { makeBucket, putFile } from './things.ts'

/** Everything of a file goes between browser and store: another host, on purpose. */
const store = /left for http:\/\/127\.0\.0\.1:\d+\//

const filesOf = (projectId: number, bucketId: number, folder = '') =>
  `/storage/${projectId}/${bucketId}?section=files${folder && `&folder=${encodeURIComponent(folder)}`}`

const chooseFile = async (page: Page, button: Locator, path: string): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(path)
}

const partOf = (request: Request): number | undefined => {
  const number = new URL(request.url()).searchParams.get('partNumber')
  return request.method() === 'PUT' && number !== null ? Number(number) : undefined
}

const mebibyte = 1024 ** 2
const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

test('a large file survives a cut, a pause and a reload, and arrives byte by byte', async ({
  product,
  open,
  customer,
  trouble,
}, testInfo) => {
  test.setTimeout(120_000)
  trouble.allow(store, /ERR_CONNECTION_RESET|ERR_FAILED|ERR_ABORTED/)
  const bucketId = await makeBucket(product, customer, `films-${customer.projectId}`)
  const page = await open(customer, filesOf(customer.projectId, bucketId))
  const name = 'فیلم یلدا ۱۴۰۵.bin'
  const path = testInfo.outputPath(name)
  // Five parts, the last one short.
  const content = randomBytes(33 * mebibyte)
  await writeFile(path, content)

  const arrived: number[] = []
  page.on('requestfinished', (request) => {
    const part = partOf(request)
    if (part !== undefined) arrived.push(part)
  })
  let cuts = 0
  await page.route(/partNumber=/, async (route) => {
    const part = partOf(route.request()) ?? 0
    if (part === 3 && (cuts += 1) === 1) return route.abort('connectionreset')
    // These do not get through before the page is loaded again.
    if (part > 3) return undefined
    return route.continue()
  })

  await expect(page.getByText('هنوز فایلی در این باکت نیست')).toBeVisible()
  await chooseFile(page, page.getByRole('button', { name: 'بارگذاری فایل' }).first(), path)
  const dock = page.getByRole('region', { name: 'صف بارگذاری' })
  const row = dock.getByRole('listitem').filter({ hasText: name })
  await expect.poll(() => inOrder(arrived), { timeout: 30_000 }).toEqual([1, 2, 3])
  expect(cuts).toBe(2)

  await row.getByRole('button', { name: /^ایست/ }).click()
  await expect(row).toContainText('ایستاده؛ ۳ از ۵ بخش رسیده است')
  // It lives on while one looks at something else.
  await page.getByRole('link', { name: 'نمای کلی' }).click()
  await expect(row).toContainText('ایستاده')

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.unroute(/partNumber=/)
  await page.goto(product.url + filesOf(customer.projectId, bucketId))
  expect(asked).toEqual(['beforeunload'])
  await expect(row).toContainText('نیمه‌کاره مانده است')
  await chooseFile(page, row.getByRole('button', { name: /انتخاب فایل/ }), path)
  await expect(row).toContainText('بارگذاری شد', { timeout: 30_000 })
  // What had arrived was not sent again.
  expect(inOrder(arrived)).toEqual([1, 2, 3, 4, 5])

  const listed = page.getByRole('row', { name: /فیلم یلدا/ })
  await expect(listed).toContainText('۳۳ مگابایت')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    listed.getByRole('button', { name: 'دریافت' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(name)
  expect((await readFile(await download.path())).equals(content)).toBe(true)

  // Given up in the middle, nothing is left in the store.
  await page.route(/partNumber=/, () => undefined)
  const other = testInfo.outputPath('other.bin')
  await writeFile(other, content.subarray(0, 20 * mebibyte))
  await chooseFile(page, page.getByRole('button', { name: 'بارگذاری فایل' }).first(), other)
  const uploadsPath = `/storage/${customer.projectId}/host/${bucketId}/upload/list`
  const begun = async () => (await product.call<{ key: string }[]>(customer, 'GET', uploadsPath)).map(({ key }) => key)
  await expect.poll(begun).toEqual(['other.bin'])
  await dock.getByRole('button', { name: /^لغو/ }).click()
  await expect.poll(begun).toEqual([])
})

test('files are dropped, named apart, looked at, shared, found and deleted', async ({
  product,
  open,
  customer,
  trouble,
  browser,
}) => {
  test.setTimeout(120_000)
  // A name that is taken is asked about.
  trouble.allow(store, /400 .*\/upload\/begin/)
  const bucketId = await makeBucket(product, customer, `media-${customer.projectId}`)
  await putFile(product, customer, bucketId, { key: 'products/1405/list.txt', content: 'a list' })
  const page = await open(customer, filesOf(customer.projectId, bucketId))
  const list = page.getByRole('table', { name: 'فایل‌های باکت' })
  await list.getByRole('link', { name: 'products' }).click()
  await expect(page.getByRole('navigation', { name: 'مسیر پوشه' })).toContainText('products')

  await drop(page, list, [
    { name: 'یادداشت.txt', content: '<script>alert(1)</script> سلام' },
    { name: 'b.txt', content: 'b' },
    { name: 'c.txt', content: 'c' },
  ])
  const dock = page.getByRole('region', { name: 'صف بارگذاری' })
  await expect(dock).toContainText('هر ۳ فایل رسید')
  await expect(list.getByRole('row', { name: /c\.txt/ })).toBeVisible()

  await drop(page, list, [{ name: 'b.txt', content: 'another b' }])
  await dock.getByRole('button', { name: /^نگه داشتن هر دو فایل/ }).click()
  await expect(list.getByRole('link', { name: 'b (2).txt' })).toBeVisible()
  await dock.getByRole('button', { name: 'بستن صف' }).click()
  await expect(dock).toBeHidden()

  await list.getByRole('link', { name: 'یادداشت.txt' }).click()
  const drawer = page.getByRole('dialog', { name: /فایل «.*یادداشت/ })
  // As letters: nothing of it is a page.
  await expect(drawer.getByText('<script>alert(1)</script> سلام')).toBeVisible()
  await expect(drawer).toContainText('text/plain')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await list.getByRole('button', { name: /پیوند «.*یادداشت/ }).click()
  const sharing = page.getByRole('dialog', { name: /پیوند «.*یادداشت/ })
  await sharing.getByRole('button', { name: 'ساخت پیوند' }).click()
  const link = await sharing.getByRole('region', { name: 'پیوند موقت' }).textContent()
  const stranger = await browser.newContext()
  const shared = await (await stranger.newPage()).goto(link ?? '')
  expect([shared?.status(), await shared?.text()]).toEqual([200, '<script>alert(1)</script> سلام'])
  // For a day from now, and whoever writes another end into it gets nothing.
  expect(new URL(link ?? '').searchParams.get('X-Amz-Expires')).toMatch(/^86[34]\d\d$/)
  const longer = await stranger.request.get((link ?? '').replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=600000'))
  expect(longer.status()).toBe(403)
  await stranger.close()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'ساخت پوشه' }).click()
  const form = page.getByRole('dialog', { name: 'ساخت پوشه' })
  await form.getByRole('textbox', { name: 'نام پوشه' }).fill('تازه')
  await form.getByRole('button', { name: 'ساخت پوشه' }).click()
  await expect(list.getByRole('link', { name: 'تازه' })).toBeVisible()

  // By keyboard: down to the rows, two chosen, deleted, and up again.
  await list.getByRole('link', { name: 'b (2).txt' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(list.getByRole('link', { name: 'b.txt', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Delete')
  const asking = page.getByRole('dialog', { name: 'حذف ۲ مورد؟' })
  await expect(asking).toContainText(/b \(2\)\.txt.*b\.txt/s)
  await asking.getByRole('button', { name: 'حذف ۲ مورد' }).click()
  await expect(list.getByRole('link', { name: /^b/ })).toHaveCount(0)
  await list.getByRole('link', { name: 'c.txt' }).focus()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('navigation', { name: 'مسیر پوشه' })).not.toContainText('products')

  await page.getByRole('searchbox', { name: 'جستجو' }).fill('LIST')
  await expect(list.getByRole('row', { name: /list\.txt.*products\/1405/ })).toBeVisible()

  const reader = await open(await product.newColleague(customer, 'reporter'), filesOf(customer.projectId, bucketId))
  await expect(reader.getByRole('link', { name: 'products' })).toBeVisible()
  await expect(reader.getByRole('button', { name: /بارگذاری|ساخت پوشه|حذف/ })).toHaveCount(0)
})

test('files and folders show what they hold and who reads them, are renamed, moved and deleted together', async ({
  product,
  open,
  customer,
  trouble,
}) => {
  test.setTimeout(120_000)
  // A name that is taken is asked about.
  trouble.allow(store, /400 .*\/object\/copy/)
  const bucketId = await makeBucket(product, customer, `moves-${customer.projectId}`)
  const put = (key: string, content = key) => putFile(product, customer, bucketId, { key, content })
  for (const key of ['work/a.txt', 'work/b.txt', 'work/deep/c.txt', 'archive/a.txt']) await put(key)
  await put('open/picture.svg', 'x'.repeat(2048))
  await put('work/large.bin', 'y'.repeat(1500))
  const pathOf = (rest: string) => `/storage/${customer.projectId}/host/${bucketId}/${rest}`
  await product.call(customer, 'PUT', pathOf('settings/public'), { prefixes: ['open/'] })
  const page = await open(customer, filesOf(customer.projectId, bucketId))
  const list = page.getByRole('table', { name: 'فایل‌های باکت' })
  await expect(list.getByRole('row', { name: /open.*۱ فایل.*۲ کیلوبایت.*عمومی/s })).toBeVisible()
  await expect(list.getByRole('row', { name: /work.*۴ فایل/s })).not.toContainText('عمومی')
  // Beside the files: what fills the bucket leads to its folders.
  await page.getByRole('button', { name: /باز کردن پوشه.*work\// }).click()
  await expect(list.getByRole('link', { name: 'b.txt' })).toBeVisible()
  await expect(page.getByRole('button', { name: /باز کردن پوشه.*work\// })).toHaveAttribute('aria-current', 'true')

  await list.getByRole('link', { name: 'b.txt' }).focus()
  await page.keyboard.press('F2')
  const renaming = page.getByRole('dialog', { name: /تغییر نام «.*b\.txt/ })
  const name = renaming.getByRole('textbox', { name: 'نام تازه' })
  await name.fill('a.txt')
  await renaming.getByRole('button', { name: 'تغییر نام' }).click()
  await expect(renaming.getByRole('alert')).toContainText(/a\.txt.*در مقصد هست/)
  await name.fill('گزارش.txt')
  await renaming.getByRole('button', { name: 'تغییر نام', exact: true }).click()
  await expect(list.getByRole('link', { name: 'گزارش.txt' })).toBeVisible()
  await page.getByRole('button', { name: 'بازگرداندن' }).click()
  await expect(list.getByRole('link', { name: 'b.txt' })).toBeVisible()
  await expect(list.getByRole('link', { name: 'گزارش.txt' })).toHaveCount(0)

  // A folder, and back by the message.
  await list.getByRole('row', { name: /deep/ }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'جابه‌جایی' }).click()
  const movingFolder = page.getByRole('dialog', { name: /جابه‌جایی/ })
  await movingFolder.getByRole('button', { name: 'همه باکت' }).click()
  await movingFolder.getByRole('button', { name: 'جابه‌جایی به اینجا' }).click()
  await expect(movingFolder).toBeHidden()
  await expect(list.getByRole('link', { name: 'deep' })).toHaveCount(0)
  await page.getByRole('button', { name: 'بازگرداندن' }).first().click()
  await expect(list.getByRole('link', { name: 'deep' })).toBeVisible()

  // A file and a folder together, to where one of them meets a file of its name.
  for (const each of ['a.txt', 'deep'])
    await list
      .getByRole('row', { name: new RegExp(each) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'جابه‌جایی' }).click()
  const moving = page.getByRole('dialog', { name: 'جابه‌جایی ۲ مورد' })
  await moving.getByRole('button', { name: 'همه باکت' }).click()
  await moving.getByRole('button', { name: /رفتن به پوشه «.*archive/ }).click()
  await expect(moving.getByText('اینجا پوشه دیگری نیست.')).toBeVisible()
  await moving.getByRole('button', { name: 'جابه‌جایی به اینجا' }).click()
  await expect(moving.getByRole('alert')).toContainText(/a\.txt.*در مقصد هست/)
  await moving.getByRole('button', { name: 'جابه‌جایی و جایگزینی' }).click()
  await expect(moving).toBeHidden()
  await expect(list.getByRole('link', { name: /a\.txt|deep/ })).toHaveCount(0)
  const linkOf = (key: string) => pathOf(`object/link?Key=${encodeURIComponent(key)}`)
  const contentOf = async (key: string) =>
    (await fetch((await product.call<{ url: string }>(customer, 'GET', linkOf(key))).url)).text()
  expect(await contentOf('archive/a.txt')).toBe('work/a.txt')
  expect(await contentOf('archive/deep/c.txt')).toBe('work/deep/c.txt')

  await page.goto(product.url + filesOf(customer.projectId, bucketId))
  for (const each of ['archive', 'work'])
    await list
      .getByRole('row', { name: new RegExp(each) })
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'حذف', exact: true }).click()
  const asking = page.getByRole('dialog', { name: 'حذف ۲ مورد؟' })
  await expect(asking).toContainText(/۲ پوشه «.*archive.*»، «.*work/)
  await asking.getByRole('button', { name: 'حذف ۲ مورد' }).click()
  await expect(list.getByRole('link', { name: /archive|work/ })).toHaveCount(0)
  await expect(list.getByRole('link', { name: 'open' })).toBeVisible()

  const reader = await open(await product.newColleague(customer, 'reporter'), filesOf(customer.projectId, bucketId))
  await expect(reader.getByRole('link', { name: 'open', exact: true })).toBeVisible()
  await expect(reader.getByRole('button', { name: /بارگذاری|ساخت پوشه|حذف|جابه‌جایی|تغییر نام/ })).toHaveCount(0)
  await expect(reader.getByRole('checkbox')).not.toHaveCount(0)
  await reader.getByRole('link', { name: 'open', exact: true }).click()
  await reader
    .getByRole('row', { name: /picture/ })
    .getByRole('checkbox')
    .check()
  await expect(reader.getByRole('button', { name: 'دریافت' }).first()).toBeVisible()
  await expect(reader.getByRole('button', { name: /حذف|جابه‌جایی/ })).toHaveCount(0)
})
