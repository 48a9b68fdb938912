import { vmHostCreate } from '@sarv/client/vm.generated'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fill, leave, press } from '../../../testing/hands.ts'
import { toasts } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { order, showOrderPage } from './order-form.fixture.ts'

/** Everything but the name and the password. */
const chooseSystemAndPlan = async () => {
  await press(order.system('Debian'))
  await press(order.plan('S1'))
  await expect.element(order.name).toHaveValue('debian-1')
}

beforeEach(() => {
  showOrderPage()
})

it('the page asks for what is missing one thing after the other, and leads the focus to each', async () => {
  await expect.element(order.system('Ubuntu')).toBeInTheDocument()
  await expect.element(order.plan('S1')).toBeInTheDocument()

  await press(order.submit)
  await expect.element(toasts()).toMatchTextContent('نسخه سیستم‌عامل را انتخاب کنید.')
  await expect.element(order.section('سیستم‌عامل')).toMatchTextContent('نسخه سیستم‌عامل را انتخاب کنید.')
  await expect.element(order.system('Ubuntu')).toHaveFocus()

  await press(order.system('Ubuntu'))
  await press(order.submit)
  await expect.element(toasts()).toMatchTextContent('یکی از پیکربندی‌های سرور را انتخاب کنید.')
  await expect.element(order.section('چه اندازه؟')).toMatchTextContent('یکی از پیکربندی‌های سرور را انتخاب کنید.')
  await expect.element(order.plan('S1')).toHaveFocus()

  await press(order.plan('S1'))
  await expect.element(order.name).toHaveValue('ubuntu-1')
  await fill(order.name, '')
  await press(order.submit)
  await expect.element(toasts()).toMatchTextContent('نام سرور را بنویسید.')
  await expect.element(order.name).toHaveAccessibleDescription(/نام سرور را بنویسید\./)
  await expect.element(order.name).toHaveFocus()

  await fill(order.name, 'abcd')
  await press(order.submit)
  await expect.element(toasts()).toMatchTextContent('نام سرور دست‌کم پنج کاراکتر باشد.')
  await expect.element(order.name).toHaveFocus()

  await fill(order.name, 'abcde')
  await press(order.submit)
  await expect.element(toasts()).toMatchTextContent('گذرواژه دست‌کم ۸ کاراکتر و دارای حرف بزرگ')
  await expect.element(order.password).toHaveAccessibleDescription(/گذرواژه یا کلید SSH لازم است\./)
  await expect.element(order.password).toHaveFocus()

  expect(server.sent(vmHostCreate)).toEqual([])
})

describe('a name that cannot be one', () => {
  const letters = /نام فقط می‌تواند حرف، رقم، فاصله، نقطه، خط تیره و زیرخط داشته باشد/

  it.each([
    ['n'.repeat(51), /بیشتر از ۵۰ کاراکتر پذیرفته نیست\./],
    ['<script>alert(1)</script>', letters],
    ['shop;reboot', letters],
    ['-shop-web', letters],
    // Only four letters are left of it.
    ['\u202eabcd\u202c', /نام سرور دست‌کم پنج کاراکتر باشد\./],
    ['      ', /نام سرور را بنویسید\./],
  ])('is refused under its field: %j', async (typed, message) => {
    await chooseSystemAndPlan()
    await fill(order.password, 'Correct1!horse')
    await fill(order.name, typed)
    await press(order.submit)
    await expect.element(order.name).toHaveAccessibleDescription(message)
    await expect.element(order.name).toHaveFocus()
    await fill(order.name, 'shop-web')
    await expect.element(order.name).not.toHaveAttribute('aria-invalid', 'true')
    expect(server.sent(vmHostCreate)).toEqual([])
  })
})

describe('a weak password', () => {
  it.each(['Short1!', 'alllowercase1!', 'NoDigits!', 'NoSymbol1', 'گذرواژه۱۲۳'])(
    'is refused under its field: %s',
    async (typed) => {
      await chooseSystemAndPlan()
      await fill(order.password, typed)
      await press(order.submit)
      await expect.element(order.password).toHaveAccessibleDescription(/گذرواژه دست‌کم ۸ کاراکتر و دارای حرف بزرگ/)
      await expect.element(order.password).toHaveFocus()
      expect(server.sent(vmHostCreate)).toEqual([])
    },
  )

  it('is told to come from a Persian keyboard, when it has Persian letters', async () => {
    await fill(order.password, 'گذرواژه۱۲۳')
    await expect.element(page.getByText('صفحه‌کلید فارسی است')).toBeVisible()
  })
})

it('the page sends Persian digits and direction marks of a name as plain ones, and leads to the list', async () => {
  server.answer(vmHostCreate, { id: 9, operationId: 90 })
  await chooseSystemAndPlan()
  await fill(order.name, 'shop-\u202e۱۴۰۵')
  await fill(order.password, 'Correct1!horse')
  await press(order.submit)
  await expect.element(toasts()).toMatchTextContent('shop-1405')
  expect(server.sent(vmHostCreate)).toMatchObject([
    { body: { name: 'shop-1405', vmImageId: 51, productBundleId: 1, isPredefined: true, password: 'Correct1!horse' } },
  ])
})

it('a name that is taken is told under the field, and the page stays', async () => {
  const errorMessage = 'نام «shop-web» پیش‌تر به کار رفته است؛ نام دیگری انتخاب کنید.'
  server.refuse(vmHostCreate, { status: 400, type: 'name_taken', errorMessage })
  await chooseSystemAndPlan()
  await fill(order.password, 'Correct1!horse')
  await fill(order.name, 'shop-web')
  await press(order.submit)
  await expect.element(order.name).toHaveAccessibleDescription(/پیش‌تر به کار رفته است؛ نام دیگری انتخاب کنید\./)
  await expect.element(order.name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(order.system('Debian')).toBeChecked()
})

it('own sizes move the receipt, by the arrows and by digits of any keyboard, and a cheaper plan is offered', async () => {
  await press(order.custom)
  // 1 core, 1 GB, 25 GB and an address: (450,000 + 450,000 + 25 × 12,000 + 400,000) and a tenth.
  await expect.element(order.receipt).toMatchTextContent('۱٬۷۶۰٬۰۰۰')

  const cores = await page.getByRole('slider', { name: 'پردازنده (vCPU)' }).findElement()
  if (cores instanceof HTMLElement) cores.focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(order.amount('پردازنده (vCPU)')).toHaveValue('۲')
  await expect.element(order.receipt).toMatchTextContent('۲٬۲۵۵٬۰۰۰')

  await fill(order.amount('حافظه (RAM)'), '۸')
  await leave()
  await expect.element(order.receipt).toMatchTextContent('۵٬۷۲۰٬۰۰۰')

  // Key by key, as somebody with a Latin keyboard types.
  await fill(order.amount('دیسک'), '')
  await userEvent.keyboard('100{Tab}')
  await expect.element(order.amount('دیسک')).toHaveValue('۱۰۰')
  await expect.element(order.receipt).toMatchTextContent('۶٬۷۱۰٬۰۰۰')

  // 7,000,000 by their parts: a plan holds as much for less, and is taken where that is said.
  const better = page.getByText(/^پلن .*M1.* ماهانه ۴۰۰٬۰۰۰\sریال ارزان‌تر است/)
  await expect.element(better).not.toBeInTheDocument()
  await fill(order.amount('پردازنده (vCPU)'), '۴')
  await leave()
  await expect.element(better).toBeVisible()
  await press(page.getByRole('button', { name: /^انتخاب پلن .*M1/ }))
  await expect.element(order.plan('M1')).toBeChecked()
  await expect.element(order.receipt).toMatchTextContent('۷٬۲۶۰٬۰۰۰')
})
