import { operationList, productBundleVmList, serviceLabelList } from '@sarv/client/portal.generated'
import { vmHostBinList, vmHostList, vmHostUsageList } from '@sarv/client/vm.generated'
import { named } from '@sarv/contract/direction'
import type { VmHostListItem } from '@sarv/contract/vm/hosts/hosts.schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fill, press } from '../../../testing/hands.ts'
import { showPage, toasts } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { projectId } from '../../../testing/signed-in.ts'
import { VmListPage } from './VmListPage.tsx'

const host = (id: number, name: string, operatingSystem = 'Ubuntu'): VmHostListItem => ({
  id,
  name,
  status: 'فعال',
  statusId: 2,
  powerStatus: 'POWERED_ON',
  datacenter: 'تهران ۱',
  operatingSystem,
  ipv4: `203.0.113.${id % 250}`,
  cpu: 2,
  memory: 8,
  disk: 100,
})
const few = [host(11, 'shop-web-01'), host(12, 'shop-web-02'), host(13, 'db-primary', 'Debian')]

const showList = (hosts: readonly VmHostListItem[]) => {
  server.answer(vmHostList, [...hosts])
  return showPage(VmListPage, { path: '/vm/:projectId/list', at: `/vm/${projectId}/list` })
}
const rows = page.getByRole('row', { name: /shop-web|db-primary/ })
const rowCount = () => page.getByRole('row').elements().length

beforeEach(() => {
  server.answer(vmHostBinList, [])
  server.answer(vmHostUsageList, [])
  server.answer(serviceLabelList, [])
  server.answer(operationList, [])
  server.answer(productBundleVmList, [])
})

describe('the list of servers', () => {
  it('finds a server by its name in any digits, its address and its system', async () => {
    showList(few)
    await expect.poll(() => rows.elements().length).toBe(3)
    const search = page.getByRole('searchbox', { name: 'جستجو' })
    const expectOnly = async (name: string) => {
      await expect.poll(() => rows.elements().map((row) => row.textContent)).toEqual([expect.stringContaining(name)])
    }
    await fill(search, 'web-0۲')
    await expectOnly('shop-web-02')
    await fill(search, '203.0.113.13')
    await expectOnly('db-primary')
    await fill(search, 'debian')
    await expectOnly('db-primary')
    await fill(search, 'no such server')
    await expect.element(page.getByText(`چیزی با ${named('no such server')} پیدا نشد`)).toBeVisible()
    await press(page.getByRole('button', { name: 'پاک کردن جستجو و پالایش' }))
    await expect.poll(() => rows.elements().length).toBe(3)
    await expect.element(search).toHaveValue('')
  })

  it('opens a server by any place of its row, but not by what has a use of its own', async () => {
    const { address } = showList(few)
    const row = page.getByRole('row', { name: /db-primary/ })
    await press(row.getByRole('checkbox'))
    await press(row.getByRole('button', { name: '203.0.113.13' }))
    expect(address()).toBe(`/vm/${projectId}/list`)
    await userEvent.click(row.getByText('vCPU'))
    await expect.poll(address).toBe(`/vm/${projectId}/13/specification`)
  })

  it('shows 500 rows on one page, of which only those in sight are there', async () => {
    showList(Array.from({ length: 500 }, (_, index) => host(index + 1, `server-${String(index + 1).padStart(3, '0')}`)))
    await expect.element(page.getByText('نمایش ۱ تا ۱۰ از ۵۰۰ سرور')).toBeVisible()
    await userEvent.selectOptions(page.getByLabelText('در هر صفحه'), 'همه')
    await expect.element(page.getByText('نمایش ۱ تا ۵۰۰ از ۵۰۰ سرور')).toBeVisible()
    expect(rowCount()).toBeLessThan(100)
    const scrollUntil = async (name: string, top: () => number) => {
      const rowsOf = () => {
        window.scrollTo(0, top())
        return page.getByRole('row', { name: new RegExp(name) }).elements().length
      }
      await expect.poll(rowsOf).toBe(1)
    }
    await scrollUntil('server-500', () => document.documentElement.scrollHeight)
    expect(rowCount()).toBeLessThan(100)
    await scrollUntil('server-001', () => 0)
  })

  it('tells a failure once with the number to ask about, one without an answer too, and can be read again', async () => {
    showList([])
    const empty = page.getByText('هنوز سروری در این پروژه نیست')
    await expect.element(empty).toBeVisible()
    const errorMessage = 'انبار داده پاسخ نمی‌دهد.'
    server.refuse(vmHostList, { status: 500, type: 'internal', errorMessage, traceId: 'trace-1405' })
    const again = page.getByRole('button', { name: 'بازخوانی' })
    await press(again)
    await expect.poll(() => toasts().getByRole('alert').elements().length).toBe(1)
    await expect.element(toasts()).toMatchTextContent(errorMessage)
    await expect.element(toasts()).toMatchTextContent(/شناسه پیگیری\s*trace-1405/)
    await press(toasts().getByRole('button', { name: 'بستن' }))
    await expect.poll(() => toasts().getByRole('alert').elements().length).toBe(0)

    server.answer(vmHostList, () => Promise.reject(new TypeError('Failed to fetch')))
    await press(again)
    await expect.element(toasts()).toMatchTextContent('خطایی رخ داد؛ چند دقیقه بعد دوباره تلاش کنید.')
    server.answer(vmHostList, [])
    await press(again)
    await expect.element(empty).toBeVisible()
  })
})
