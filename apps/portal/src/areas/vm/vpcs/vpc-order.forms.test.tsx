import { productBundleVpcList } from '@sarv/client/portal.generated'
import { vmNetworkList, vpcCreate } from '@sarv/client/vm.generated'
import { vmKeyStatus } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fill, press } from '../../../testing/hands.ts'
import { showPage, toasts } from '../../../testing/page.tsx'
import { quoteOf, server } from '../../../testing/server.ts'
import { projectId } from '../../../testing/signed-in.ts'
import { VpcCreatePage } from './VpcCreatePage.tsx'

const office = {
  id: 1,
  name: 'office',
  cidr: '192.168.1.0/24',
  subnetMask: '255.255.255.0',
  gatewayIp: '192.168.1.1',
  statusId: vmKeyStatus.id.active,
  status: null,
  createDate: '2026-11-15T09:30:00',
}

const first = page.getByRole('group', { name: 'شبکه ۱' })
const gateway = first.getByRole('textbox', { name: 'گیت‌وی و پیشوند' })
const name = page.getByRole('textbox', { name: 'نام ابر خصوصی' })
const submit = page.getByRole('button', { name: 'ساخت ابر خصوصی' }).first()

const openOrder = async () => {
  server.answer(productBundleVpcList, [{ id: 1, name: 'P1', price: 900_000, rules10: 1, ipv4: 1 }])
  server.answer(vmNetworkList, [office])
  server.quote(vpcCreate, quoteOf(900_000))
  const shown = showPage(VpcCreatePage, { path: '/vpc/:projectId/add', at: `/vpc/${projectId}/add` })
  // The first of the agreed rows is taken by what is there: the rows begin behind it.
  await expect.element(gateway).toHaveValue('192.168.2.1/24')
  return shown
}

it('the page asks for the plan, then for the name, and prices the plan before it has a name', async () => {
  await openOrder()
  await press(submit)
  await expect.element(toasts()).toMatchTextContent('یکی از پیکربندی‌های سرویس را انتخاب کنید.')
  await press(page.getByRole('radio', { name: /P1/ }))
  await expect.element(page.getByRole('region', { name: 'برآورد هزینه' })).toMatchTextContent('۹۹۰٬۰۰۰')
  await press(submit)
  await expect.element(toasts()).toMatchTextContent('برای سرویس نامی بنویسید.')
  await expect.element(name).toHaveFocus()
  expect(server.sent(vpcCreate)).toEqual([])
})

it('the page orders the rows that are left, with Latin digits', async () => {
  const { address } = await openOrder()
  server.answer(vpcCreate, { id: 5, operationId: 50 })
  await press(page.getByRole('radio', { name: /P1/ }))
  await fill(name, 'production')
  await fill(gateway, '۱۹۲.۱۶۸.۷.۱/۲۴')
  await expect.element(first.getByText('192.168.7.254')).toBeVisible()
  await press(page.getByRole('button', { name: 'برداشتن شبکه ۲' }))
  await press(submit)
  await expect.poll(() => address()).toBe(`/vpc/${projectId}`)
  expect(server.sent(vpcCreate)).toMatchObject([{ body: { name: 'production', productBundleId: 1 } }])
  expect(JSON.stringify(server.sent(vpcCreate))).toContain('192.168.7.1/24')
})

it.each([
  ['192.168.1.1/24', /هم‌پوشانی دارد/],
  ['192.168.9.1/16', /\/24/],
  ['169.254.1.1/24', /کنار گذاشته شده/],
  ['8.8.8.1/24', /بازه شبکه خصوصی باید درون/],
  ['192.168.9.7/24', /نخستین نشانی/],
])(
  'the range %s is judged under its field while it is typed, and the sentence goes with what was wrong',
  async (typed, sentence) => {
    await openOrder()
    await fill(gateway, '')
    await userEvent.keyboard(typed)
    // The field has the focus still: nobody has to leave it to be told.
    await expect.element(gateway).toHaveFocus()
    await expect.element(gateway).toHaveAccessibleDescription(sentence)
    await expect.element(gateway).toHaveAttribute('aria-invalid', 'true')
    await fill(gateway, '192.168.9.1/24')
    await expect.element(gateway).not.toHaveAttribute('aria-invalid', 'true')
    await expect.element(gateway).not.toHaveAccessibleDescription(sentence)
    await expect.element(first.getByText('192.168.9.254')).toBeVisible()
  },
)
