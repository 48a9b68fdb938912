import { operationApi, operationList, serviceLabelList } from '@sarv/client/portal.generated'
import {
  vmHostActivityList,
  vmHostFirewallList,
  vmHostFirewallState,
  vmHostGet,
  vmHostGetAnalytic,
  vmHostSnapshotList,
} from '@sarv/client/vm.generated'
import { hypervisor, operatingSystem, serviceStatus } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '../../../shell/store.ts'
import { showPage } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { VmDetailPage } from './VmDetailPage.tsx'

const host = {
  id: 7,
  datacenterId: 1,
  name: 'db-primary',
  operatingSystemId: operatingSystem.id.ubuntu,
  operatingSystem: 'Ubuntu',
  vmImage: 'Ubuntu 24.04',
  vmImageId: 41,
  projectId: 1,
  hypervisorId: hypervisor.ids[0]!,
  status: 'فعال',
  statusId: serviceStatus.id.active,
  cpu: 2,
  memory: 4,
  disk: 50,
  ipV4: 1,
  ipV6: 0,
  createDate: '2026-11-01T10:00:00+03:30',
  modifyDate: '2026-11-01T10:00:00+03:30',
}

const gone = { status: 404, type: 'not_found' }

/** How often the page has asked about its server besides the server itself. */
const asked = () =>
  [
    server.sent(vmHostActivityList),
    server.sent(vmHostFirewallList),
    server.sent(vmHostFirewallState),
    server.sent(vmHostGetAnalytic),
    server.sent(vmHostSnapshotList),
    server.sent(operationList),
    server.sent(serviceLabelList),
  ].map((sent) => sent.length)

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const openServer = () =>
  showPage(VmDetailPage, { path: '/vm/:projectId/:id/:tab', at: `/vm/1/${host.id}/specification` })

it('a deleted server is asked for once, when its address is opened, and leads to the list', async () => {
  server.refuse(vmHostGet, gone)
  const { address } = openServer()
  await expect.poll(address).toBe('/vm/1/list')
  expect([server.sent(vmHostGet).length, sumOf(asked())]).toEqual([1, 0])
})

it('a server that leaves while its page is open is asked for once more, and nothing else about it', async () => {
  server.answer(vmHostGet, host)
  server.answer(vmHostActivityList, [])
  server.answer(vmHostFirewallList, [])
  server.answer(vmHostFirewallState, {} as never)
  server.answer(vmHostGetAnalytic, {} as never)
  server.answer(vmHostSnapshotList, [])
  server.answer(operationList, [])
  server.answer(serviceLabelList, [])
  const { address } = openServer()
  await expect.element(page.getByRole('heading', { name: 'db-primary' })).toBeVisible()
  await expect.poll(() => Math.min(...asked())).toBe(1)
  const before = asked()

  server.refuse(vmHostGet, gone)
  store.dispatch(operationApi.util.invalidateTags(['VmHost', 'Operation']))
  await expect.poll(address).toBe('/vm/1/list')
  expect([server.sent(vmHostGet).length, asked()]).toEqual([2, before])
})
