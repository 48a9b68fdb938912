import { operationList, serviceLabelList } from '@sarv/client/portal.generated'
import {
  vmHostActivityList,
  vmHostFirewallList,
  vmHostFirewallState,
  vmHostGet,
  vmHostGetAnalytic,
  vmHostSnapshotList,
} from '@sarv/client/vm.generated'
import { hypervisor, operatingSystem, serviceStatus } from '@sarv/contract/enums'
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

/** Everything that the overview of a server reads. */
export const answerServerPage = (): void => {
  server.answer(vmHostGet, host)
  server.answer(vmHostActivityList, [])
  server.answer(vmHostFirewallList, [])
  server.answer(vmHostFirewallState, {} as never)
  server.answer(vmHostGetAnalytic, {})
  server.answer(vmHostSnapshotList, [])
  server.answer(operationList, [])
  server.answer(serviceLabelList, [])
}

/** Opens the overview of a server. */
export const showServerPage = () =>
  showPage(VmDetailPage, { path: '/vm/:projectId/:id/:tab', at: `/vm/1/${host.id}/specification` })
