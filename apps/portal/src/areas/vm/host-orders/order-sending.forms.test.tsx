import { datacenterList } from '@sarv/client/catalog.generated'
import { vmHostCreate, vmKeyList, vmNetworkShortList } from '@sarv/client/vm.generated'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fill, leave, pick, press } from '../../../testing/hands.ts'
import { toasts } from '../../../testing/page.tsx'
import { quoteOf, server } from '../../../testing/server.ts'
import { order, showOrderPage } from './order-form.fixture.ts'

const chooseSystemAndPlan = async (plan = 'S1') => {
  await press(order.system('Debian'))
  await press(order.plan(plan))
  await expect.element(order.name).toHaveValue('debian-1')
}

describe('several servers', () => {
  it('are numbered, priced and counted together, and ordered by one call', async () => {
    showOrderPage()
    server.quote(vmHostCreate, ({ body }) =>
      quoteOf(1_400_000 * ((body as { count?: number | null }).count ?? 1), {
        limits: [{ item: 'vCPU', current: 0, wanted: 3, max: 20 }],
      }),
    )
    server.answer(vmHostCreate, { id: 9, operationId: 90, also: [{ id: 10, operationId: 91 }] })
    await chooseSystemAndPlan()
    await fill(order.name, 'shop-web')
    await fill(order.password, 'Correct1!horse')
    await fill(order.count, '۳')
    await leave()
    await expect
      .poll(() => order.names.elements().map(({ textContent }) => textContent))
      .toEqual(['shop-web-1', 'shop-web-2', 'shop-web-3'])
    // Three times 1,400,000 and a tenth.
    await expect.element(order.receipt).toMatchTextContent('۴٬۶۲۰٬۰۰۰')
    await expect.element(page.getByText('سهمیه پس از این سفارش')).toBeVisible()
    await press(page.getByText('همین سفارش با API'))
    await expect.element(order.command).toMatchTextContent('"count": 3')
    await press(order.submit)
    await expect.element(toasts()).toMatchTextContent(/۳ سرور با نام .*shop-web/)
    await expect.element(toasts().getByRole('button', { name: /^رسید «.?shop-web-1.?»$/ })).toBeVisible()
    expect(server.sent(vmHostCreate)).toMatchObject([{ body: { name: 'shop-web', count: 3 } }])
  })

  it('beyond the limits say which, and a refusal by the server leaves the page as it is', async () => {
    const errorMessage = 'درخواست شما از سقف هسته پردازنده بیشتر است.'
    showOrderPage()
    const limits = [{ item: 'vCPU', current: 0, wanted: 80, max: 20 }]
    server.quote(vmHostCreate, quoteOf(132_000_000, { limits }))
    server.refuse(vmHostCreate, { status: 400, type: 'over_limit', errorMessage })
    await chooseSystemAndPlan('M1')
    await fill(order.name, 'too-many')
    await fill(order.password, 'Correct1!horse')
    await fill(order.count, '20')
    await leave()
    await expect.element(page.getByText('این سفارش از سهمیه شما بیشتر است')).toBeVisible()
    await expect.element(page.getByText(/بیشتر از سقف شما/).first()).toBeVisible()
    await press(order.submit)
    await expect.element(toasts()).toMatchTextContent('درخواست شما از سقف')
    await expect.element(order.name).toHaveValue('too-many')
  })
})

it('a system that needs more closes the plans that are too small, and raises own sizes', async () => {
  showOrderPage()
  await press(order.plan('S1'))
  await press(order.system('Windows Server'))
  await expect.element(order.plan('S1')).toBeDisabled()
  await expect.element(order.plan('S1')).toHaveAccessibleDescription(/گیگابایت .* می‌خواهد/)
  await press(order.submit)
  await expect.element(order.section('چه اندازه؟')).toMatchTextContent(/دست‌کم .* گیگابایت/)
  await press(order.custom)
  await expect.element(order.amount('حافظه (RAM)')).toHaveValue('۴')
  expect(server.sent(vmHostCreate)).toEqual([])
})

it('user data goes with the order, and into neither the draft nor the command nor a rehearsal', async () => {
  showOrderPage()
  server.answer(vmHostCreate, { id: 9, operationId: 90 })
  await chooseSystemAndPlan()
  await fill(order.name, 'with-user-data')
  await fill(order.password, 'Correct1!horse')
  await press(page.getByText('داده راه‌اندازی (cloud-init)'))
  await press(page.getByRole('button', { name: 'نمونه' }))
  await expect.element(order.userData).toHaveValue(expect.stringMatching(/^#cloud-config/))
  await fill(order.userData, '#cloud-config\n# token: s3cret')
  await expect.element(order.userData).toHaveAccessibleDescription(/از ۳۲٬۷۶۸ بایت/)
  await press(page.getByText('همین سفارش با API'))
  await expect.element(order.command).toMatchTextContent('"userData": "..."')
  await expect.element(order.command).toMatchTextContent('"password": "..."')
  await expect.element(order.command).not.toMatchTextContent(/s3cret|Correct1!horse/)
  await expect.element(page.getByText('آخرین ذخیره')).toBeVisible()
  expect(JSON.stringify(localStorage)).toContain('with-user-data')
  expect(JSON.stringify(localStorage)).not.toMatch(/s3cret|Correct1!horse/)
  await expect.poll(() => server.rehearsed(vmHostCreate)).not.toEqual([])
  expect(JSON.stringify(server.rehearsed(vmHostCreate))).not.toMatch(/s3cret|Correct1!horse/)

  await press(order.submit)
  await expect.element(toasts()).toMatchTextContent('with-user-data')
  expect(server.sent(vmHostCreate)).toMatchObject([{ body: { userData: '#cloud-config\n# token: s3cret' } }])
})

it('the same order stands there as a command, once a system is chosen', async () => {
  showOrderPage()
  await press(page.getByText('همین سفارش با API'))
  await expect.element(page.getByText('پس از انتخاب سیستم‌عامل، دستور آماده اینجا می‌آید.')).toBeVisible()
  await chooseSystemAndPlan('M1')
  await fill(order.name, "shop's-web")
  await expect.element(order.command).toMatchTextContent('curl -X POST')
  await expect.element(order.command).toMatchTextContent('/api/my/vm/1/host/create')
  await expect.element(order.command).toMatchTextContent(String.raw`shop'\''s-web`)
  await fill(order.password, 'Correct1!horse')
  await expect.element(order.command).toMatchTextContent('"password": "..."')
  await expect.element(order.command).not.toMatchTextContent('Correct1!horse')
})

it('the only key of the project is proposed, and makes the password optional', async () => {
  showOrderPage()
  server.answer(vmKeyList, [{ id: 7, name: 'laptop', fingerPrint: 'SHA256:x', createDate: '2026-11-15T09:30:00' }])
  server.answer(vmHostCreate, { id: 9, operationId: 90 })
  await chooseSystemAndPlan()
  await expect.element(page.getByRole('button', { name: /کلید SSH$/ })).toMatchTextContent('laptop')
  await press(order.submit)
  await expect.element(toasts()).toMatchTextContent('debian-1')
  expect(server.sent(vmHostCreate)).toMatchObject([{ body: { vmKeyId: 7, password: null } }])
})

it('an order without the money for its first hours says how much is missing, and cannot be sent', async () => {
  showOrderPage()
  server.quote(vmHostCreate, quoteOf(1_400_000, { hold: { hours: 72, rials: 154_000, missing: 54_000 } }))
  await chooseSystemAndPlan()
  await fill(order.password, 'Correct1!horse')
  await expect.element(order.receipt).toMatchTextContent('موجودی شما کافی نیست')
  await expect.element(order.receipt).toMatchTextContent(/هزینه ۷۲ ساعت نخست/)
  await expect.element(order.submit).toHaveAttribute('aria-disabled', 'true')
  await press(order.submit)
  expect(server.sent(vmHostCreate)).toEqual([])
})

it('a datacenter without room is said before anything is filled in, and closes the button', async () => {
  server.answer(datacenterList, [{ id: 1, name: 'تهران ۱', fullReason: 'ظرفیت تا ۱ آذر پر است' }])
  showOrderPage()
  await expect.element(page.getByText('در این پروژه اکنون سرور تازه ساخته نمی‌شود')).toBeVisible()
  const reason = /دیتاسنتر «.?تهران ۱.?» اکنون جایی برای سرویس تازه ندارد؛ ظرفیت تا ۱ آذر پر است\./
  await expect.element(page.getByText(reason).first()).toBeVisible()
  await expect.element(order.submit).toHaveAttribute('aria-disabled', 'true')
})

describe('a server inside a private network', () => {
  const backend = { id: 3, name: 'backend', cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1' }

  it('is told where networks are made, while the project has none', async () => {
    server.answer(vmNetworkShortList, [])
    showOrderPage('private')
    await expect.element(page.getByText('هنوز شبکه خصوصی در این پروژه نیست')).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: /IPv4/ })).not.toBeChecked()
  })

  it('asks for the network, judges the fixed address by it, and takes no public address', async () => {
    server.answer(vmNetworkShortList, [backend])
    server.answer(vmHostCreate, { id: 9, operationId: 90 })
    showOrderPage('private')
    await press(order.system('Debian'))
    await press(order.plan('S1'))
    await expect.element(order.network).toBeVisible()
    await press(order.submit)
    await expect.element(toasts()).toMatchTextContent('شبکه خصوصی را انتخاب کنید.')

    await pick(order.network, page.getByRole('option', { name: /backend/ }))
    await fill(order.address, '10.20.0.1')
    await leave()
    await expect.element(order.address).toHaveAccessibleDescription(/10\.20\.0\.2.* تا .*10\.20\.0\.254/)
    await fill(order.address, '۱۰.۲۰.۰.۹')
    await fill(order.name, 'inner-db')
    await fill(order.password, 'Correct1!horse')
    await press(order.submit)
    await expect.element(toasts()).toMatchTextContent('inner-db')
    expect(server.sent(vmHostCreate)).toMatchObject([
      { body: { vmNetworkId: 3, ipAddress: '10.20.0.9', usedPublicIpV4: false, usedPublicIpV6: false } },
    ])
  })
})

describe('a draft', () => {
  it('outlives the page without the password, and is cleared on request', async () => {
    const first = showOrderPage()
    await chooseSystemAndPlan('M1')
    await fill(order.name, 'kept-over-lunch')
    await fill(order.password, 'Correct1!horse')
    await expect.element(page.getByText('آخرین ذخیره')).toBeVisible()
    first.close()

    showOrderPage()
    await expect.element(order.name).toHaveValue('kept-over-lunch')
    await expect.element(order.system('Debian')).toBeChecked()
    await expect.element(order.plan('M1')).toBeChecked()
    await expect.element(order.password).toHaveValue('')
    await press(page.getByRole('button', { name: 'پاک کردن فرم' }))
    await expect.element(order.name).toHaveValue('')
    await expect.element(order.system('Debian')).not.toBeChecked()
  })

  it('keeps the reader from leaving by mistake', async () => {
    const { address } = showOrderPage()
    await fill(order.name, 'half-written')
    const back = page.getByRole('link', { name: 'سرورهای مجازی' })
    const question = page.getByRole('dialog', { name: 'تغییرهای ذخیره‌نشده' })

    await press(back)
    await press(question.getByRole('button', { name: 'ماندن در صفحه' }))
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(order.name).toHaveValue('half-written')

    await press(back)
    await press(question.getByRole('button', { name: 'ترک صفحه' }))
    await expect.poll(() => address()).toBe('/vm/1/list')
  })
})
