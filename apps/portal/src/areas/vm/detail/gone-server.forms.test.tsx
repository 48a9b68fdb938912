import { operationApi, operationList, serviceLabelList } from '@sarv/client/portal.generated'
import {
  vmHostActivityList,
  vmHostFirewallList,
  vmHostFirewallState,
  vmHostGet,
  vmHostGetAnalytic,
  vmHostSnapshotList,
} from '@sarv/client/vm.generated'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '../../../shell/store.ts'
import { server } from '../../../testing/server.ts'
import { answerServerPage, showServerPage } from './server-page.fixture.ts'

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

it('a deleted server leads to the list, when its address is opened, and is not asked for again', async () => {
  answerServerPage()
  server.refuse(vmHostGet, gone)
  const { address } = showServerPage()
  await expect.poll(address).toBe('/vm/1/list')
  expect(server.sent(vmHostGet)).toHaveLength(1)
  expect(Math.max(...asked())).toBeLessThanOrEqual(1)
})

it('a server that leaves while its page is open is asked for once more, and nothing else about it', async () => {
  answerServerPage()
  const { address } = showServerPage()
  await expect.element(page.getByRole('heading', { name: 'db-primary' })).toBeVisible()
  await expect.poll(() => Math.min(...asked())).toBe(1)
  const before = asked()

  server.refuse(vmHostGet, gone)
  store.dispatch(operationApi.util.invalidateTags(['VmHost', 'Operation']))
  await expect.poll(address).toBe('/vm/1/list')
  expect([server.sent(vmHostGet).length, asked()]).toEqual([2, before])
})
