import { operationList, serviceLabelList } from '@sarv/client/portal.generated'
import {
  loadBalancerList,
  vmHostBinList,
  vmHostList,
  vmHostUsageList,
  type LoadBalancerListItem,
  type VmHostListItem,
} from '@sarv/client/vm.generated'
import { serviceStatus, vmLbAlgorithm } from '@sarv/contract/enums'
import type { ComponentType } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showPage } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { projectId } from '../../../testing/signed-in.ts'
import { BalancerListPage } from '../load-balancers/BalancerListPage.tsx'
import { VmListPage } from './VmListPage.tsx'

const longName = 'shop-web-production-eu-01'
const createDate = '2026-11-01T10:00:00'

const host: VmHostListItem = {
  id: 1,
  name: longName,
  status: null,
  statusId: serviceStatus.id.active,
  datacenter: 'تهران ۱',
  operatingSystem: 'Windows',
  vmImage: 'Windows Server 2022 Datacenter Edition, English',
  createDate,
  ipv4: '203.0.113.114',
  privateAddresses: ['10.110.101.103'],
  cpu: 16,
  memory: 128,
  disk: 1000,
  monthlyPrice: 106_600_000,
  priceNow: 106_600_000,
  monthCost: 96_158_065,
  problems: ['پشت لودبالانسر پاسخ نمی‌دهد.'],
}

const balancer: LoadBalancerListItem = {
  id: 1,
  name: longName,
  ipAddress: '10.110.101.252',
  vmNetworkId: 1,
  vmNetwork: 'production-front-network',
  vmLbAlgorithmId: vmLbAlgorithm.id.leastConnection,
  vmLbAlgorithm: 'کمترین اتصال',
  listenerCount: 12,
  statusId: serviceStatus.id.active,
  status: null,
  createDate,
  vpcHostId: 1,
  vpcHost: 'production-cloud-eu',
  memberCount: 12,
  downCount: 3,
}

const labels = [
  { key: 'تیم', value: 'فروشگاه' },
  { key: 'محیط', value: 'عملیاتی' },
]

beforeEach(() => {
  server.answer(operationList, [])
  server.answer(serviceLabelList, [{ serviceType: 'Vm', serviceId: 1, labels }])
  server.answer(vmHostList, [host])
  server.answer(vmHostBinList, [])
  server.answer(vmHostUsageList, [])
  server.answer(loadBalancerList, [balancer])
})

const isApart = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top

/** The content of a page beside the sidebar and its padding, at each width of a screen. */
const contentWidths = { 390: 358, 768: 704, 1200: 896, 1280: 976, 1366: 1062, 1440: 1136 }
const lists: readonly [string, ComponentType, string][] = [
  ['servers', VmListPage, `/vm/${projectId}/list`],
  ['load balancers', BalancerListPage, `/load-balancer/${projectId}`],
]

it.each(
  lists.flatMap(([list, Page, at]) =>
    Object.entries(contentWidths).map(([screen, width]) => ({ list, Page, at, screen, width })),
  ),
)('the list of $list leaves the name its room on a screen of $screen px', async ({ Page, at, width }) => {
  const Narrow = () => (
    <div data-testid="content" style={{ inlineSize: `${width}px` }}>
      <Page />
    </div>
  )
  showPage(Narrow, { path: at.replace(`/${projectId}`, '/:projectId'), at })
  const name = page.getByRole('link', { name: longName })
  await expect.element(name).toBeVisible()
  const content = page.getByTestId('content').element()
  const cell = name.element().closest('td')!
  const rem = 16
  const { clientWidth } = cell
  const padding =
    Number.parseFloat(getComputedStyle(cell).paddingInlineStart) +
    Number.parseFloat(getComputedStyle(cell).paddingInlineEnd)
  expect(clientWidth - padding).toBeGreaterThanOrEqual((width < 400 ? 10 : 12) * rem)
  expect(content.scrollWidth).toBeLessThanOrEqual(content.clientWidth)

  // Nothing else stands on the name, and the second line begins where Latin begins.
  const others = [...cell.closest('tr')!.cells].filter((other) => other !== cell && other.clientWidth > 0)
  for (const other of others) expect(isApart(cell.getBoundingClientRect(), other.getBoundingClientRect())).toBe(true)
  for (const latin of cell.querySelectorAll('small > bdi')) {
    expect(latin.getBoundingClientRect().left).toBeGreaterThanOrEqual(cell.getBoundingClientRect().left)
  }
  const shownLabels = [...cell.querySelectorAll('[data-in-row]')].filter(({ clientWidth }) => clientWidth > 0)
  for (const row of shownLabels) {
    expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(name.element().getBoundingClientRect().bottom)
  }
})
