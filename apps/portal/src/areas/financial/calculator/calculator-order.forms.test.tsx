import { runwayGet } from '@sarv/client/financial.generated'
import {
  customerLimitResourceUsages,
  productBundleVmList,
  productBundleVpcList,
  productItemList,
} from '@sarv/client/portal.generated'
import { projectList } from '@sarv/client/project.generated'
import { productItem, userAccessType } from '@sarv/contract/enums'
import type { CalculatorTab } from '@sarv/contract/financial/calculator/calculations'
import { Server } from 'lucide-react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addOrderPages } from '../../../shell/order-pages.ts'
import { clearProject, selectProject } from '../../../shell/project-selection.ts'
import { ProjectPicker } from '../../../shell/ProjectPicker.tsx'
import { press } from '../../../testing/hands.ts'
import { showPage } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { CalculatorPage } from './CalculatorPage.tsx'

const look = { label: '', icon: Server }
addOrderPages([
  ['vm', (id) => `/vm/${id}/add-vm`, look],
  ['volume', (id) => `/volume/${id}?new`, look],
  ['balancer', (id) => `/load-balancer/${id}?new`, look],
])

const project = (id: number, name: string) => ({
  id,
  name,
  customer: 'سارا',
  customerId: 1,
  datacenterId: 1,
  datacenter: 'تهران ۱',
  hypervisorId: 1,
  hypervisor: 'OpenStack',
  isPublic: false,
  status: true,
  userAccessTypeId: userAccessType.id.owner,
})

const unit = (item: keyof typeof productItem.id, price: number) => ({
  id: productItem.id[item],
  name: item,
  price,
  unit: 'GB',
  vatPercent: 10,
})

beforeEach(() => {
  server.answer(projectList, [project(1, 'فروشگاه'), project(4, 'آزمایشی')])
  server.answer(productItemList, [
    unit('vCpu', 450_000),
    unit('vMemory', 450_000),
    unit('vDisk', 12_000),
    unit('ipv4', 400_000),
    unit('ipv6', 0),
  ])
  server.answer(productBundleVmList, [])
  server.answer(productBundleVpcList, [
    { id: 8, name: 'P2', price: 2_040_000, ipv4: 2, rules10: 4 },
    { id: 7, name: 'P1', price: 1_020_000, ipv4: 1, rules10: 2 },
  ])
  server.answer(customerLimitResourceUsages, { maxDiskUsage: 1_000, currentDiskUsage: 950, maxVmCount: 0 })
  server.answer(runwayGet, { balance: 0, endDate: null } as never)
  clearProject()
})

const receipt = page.getByRole('region', { name: 'رسید' })

/** The receipt's sums; undefined before it is there. */
const said = () => receipt.query()?.textContent

const calculate = async (search: string, payable: string) => {
  const shown = showPage(
    () => (
      <>
        <ProjectPicker />
        <CalculatorPage />
      </>
    ),
    { path: '/portal/calculator', at: `/portal/calculator?${search}` },
  )
  await expect.poll(said).toContain(payable)
  return shown
}

const build = () => press(receipt.getByRole('button', { name: 'ساخت با همین مشخصات' }))

it('a calculation goes on in the project that is chosen for it, when none was', async () => {
  const { address } = await calculate('tab=vm&cpu=3&ram=5&disk=75&ip4=1&ip6=1&n=2', '۱۰٬۷۸۰٬۰۰۰')
  await build()
  expect(address()).toMatch(/^\/portal\/calculator/)
  await press(page.getByRole('button', { name: /آزمایشی/ }))
  await expect.poll(address).toBe('/vm/4/add-vm?cpu=3&ram=5&disk=75&ip4=1&ip6=1&n=2')
})

it.each([
  ['volume', 'disk=150', '۱٬۹۸۰٬۰۰۰', '/volume/4?new&disk=150'],
  ['balancer', '', '۱٬۱۲۲٬۰۰۰', '/load-balancer/4?new&plan=7'],
] satisfies [CalculatorTab, string, string, string][])(
  'the order of a %s opens with what was calculated',
  async (tab, sizes, payable, order) => {
    selectProject(4)
    const { address } = await calculate(`tab=${tab}&${sizes}`, payable)
    await build()
    await expect.poll(address).toBe(order)
  },
)

it('a volume is told of the room that it lacks, and not of servers', async () => {
  await calculate('tab=volume&disk=100', '۱٬۳۲۰٬۰۰۰')
  await expect.poll(said).toMatch(/سهمیه دیسک ۵۰.گیگابایت کم است/)
  expect(said()).not.toContain('سهمیه سرور')
})
