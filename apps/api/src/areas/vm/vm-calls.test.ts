import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call } from '@sarv/contract/call'
import { callsByArea } from '@sarv/contract/calls'
import {
  analyticPeriod,
  firewallDirection,
  firewallProtocol,
  productCategory,
  scheduleKind,
  schedulePeriod,
  serviceStatus,
} from '@sarv/contract/enums'
import type { LoadBalancerDetail } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { newPlace, wantedBalancer } from './load-balancers/load-balancers.fixture.ts'
import { sshPublicKey } from './vm.things.fixture.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../testing/api.ts'

type VmCallId = keyof typeof callsByArea.vm

interface Input {
  /** Ids of the path; the project's is always there. */
  params?: Record<string, number>
  query?: Record<string, string | number>
  body?: object
}

let api: TestApi
let customer: Customer
const called = new Set<string>()

beforeAll(async () => {
  api = await startTestApi()
  customer = await api.newCustomer()
})
afterAll(() => api.close())

/** Sends a call as its contract describes it and waits for its work; an answer against its schema is a 500 here. */
const call = async <Answer = { id: number }>(id: VmCallId, { params = {}, query, body }: Input = {}) => {
  const { method, path, response } = callsByArea.vm[id] as Call
  const ids: Record<string, number> = { projectId: customer.projectId, ...params }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value))
  const url =
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name])) + (query ? `?${search.toString()}` : '')
  const answer = await api.request<Answer>(customer.token, { method, url, ...(body && { payload: body }) })
  expect([id, answer.status, answer.body]).toEqual([id, 200, expect.anything()])
  const { success, error } = response!.safeParse(answer.body)
  expect([id, success, error?.message]).toEqual([id, true, undefined])
  called.add(id)
  await untilIdle()
  return answer.body
}

const untilIdle = async () => {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    const open = await api.db.selectFrom('operations').where('ended_at', 'is', null).select('id').executeTakeFirst()
    if (!open) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('an operation did not end')
}

const failedOperations = () =>
  api.db.selectFrom('operations').where('status', '<>', 'done').select(['kind', 'reason_code', 'reason']).execute()

const order = { isPredefined: false, cpu: 1, memory: 2, disk: 25, password: testPassword }
const anyAddress = { firewallProtocolId: firewallProtocol.id.tcp, directionId: firewallDirection.id.ingress }

it('keys, images and networks', async () => {
  const { id: keyId } = await call('vmKeyCreate', { body: { name: 'laptop', publicKey: sshPublicKey() } })
  await call('vmKeyList')
  await call('vmKeyDelete', { params: { id: keyId } })
  await call('vmImageList', { query: { ProductId: productCategory.id.vm } })
  const { id: networkId } = await call('vmNetworkCreate', {
    body: { name: 'inside', network: '10.20.0.0', prefix: 24 },
  })
  await call('vmNetworkEdit', { params: { id: networkId }, body: { name: 'insider' } })
  expect(await call<unknown[]>('vmNetworkList')).toHaveLength(1)
  expect(await call<unknown[]>('vmNetworkShortList')).toHaveLength(1)
  await call('topologyGet')
})

it('private clouds with their networks', async () => {
  const [plan] = await api.get<{ id: number }[]>(customer, '/portal/product-bundle/vpc-list').then(({ body }) => body)
  const { id } = await call('vpcCreate', {
    body: {
      name: 'clouded',
      productBundleId: plan!.id,
      networks: [{ name: 'cloud-net', gatewayCidr: '192.168.40.1/24' }],
    },
  })
  const ofCloud = { params: { vpcHostId: id } }
  expect(await call<unknown[]>('vpcList')).toHaveLength(1)
  expect(await call<unknown[]>('vpcShortList')).toEqual([{ id, name: 'clouded' }])
  expect(await call('vpcGet', { params: { id } })).toMatchObject({ name: 'clouded', networkCount: 1 })
  expect(await call('vpcReceipt', { params: { id } })).toMatchObject({ lines: expect.anything() })
  await call('vpcEdit', { params: { id }, body: { name: 'clouded-2' } })
  const [connected] = await call<{ id: number }[]>('vpcInterfaceList', ofCloud)
  expect(await call<unknown[]>('vpcInterfaceShortList', ofCloud)).toHaveLength(1)
  await call('vpcInterfaceRemove', { params: { vpcHostId: id, id: connected!.id } })
  await call('vpcInterfaceCreate', { ...ofCloud, body: { vmNetworkId: connected!.id } })
  const other = await call('vpcCreate', {
    body: {
      name: 'other cloud',
      productBundleId: plan!.id,
      networks: [{ name: 'other-net', gatewayCidr: '192.168.41.1/24' }],
    },
  })
  const [shared] = await call<{ id: number }[]>('vpcInterfaceList', { params: { vpcHostId: other.id } })
  const access = await call('vpcNetworkAccessCreate', { ...ofCloud, body: { vpcNetworkAccessId: shared!.id } })
  expect(await call<unknown[]>('vpcNetworkAccessList', ofCloud)).toHaveLength(1)
  const atOther = { params: { vpcHostId: other.id, id: access.id } }
  await call('vpcNetworkAccessAnswer', { ...atOther, body: { isGranted: true } })
  await call('vpcNetworkAccessDelete', atOther)
  await call('vpcDelete', { params: { id: other.id } })
  await call('vmNetworkDelete', { params: { id: shared!.id } })
  await call('vpcDelete', { params: { id } })
  expect(await call<unknown[]>('vpcList')).toEqual([])
  await call('vmNetworkDelete', { params: { id: connected!.id } })
})

/** What stands at the gateway of a cloud, with a server inside it. */
const callGateway = async (vmHostId: number) => {
  const plans = await api.get<{ id: number }[]>(customer, '/portal/product-bundle/vpc-list')
  const newCloud = (name: string, networks: object[]) =>
    call('vpcCreate', { body: { name, productBundleId: plans.body.at(-1)!.id, networks } })
  const { id: vpcHostId } = await newCloud('gated', [{ name: 'gated-net', gatewayCidr: '192.168.41.1/24' }])
  const { id: otherId } = await newCloud('other', [])
  const ofCloud = { params: { vpcHostId } }
  const [network] = await call<{ id: number }[]>('vpcInterfaceList', ofCloud)
  const vmNetworkId = network!.id
  const { id: nodeId } = await call('vmNetworkNodeAttach', {
    body: { vmHostId, vmNetworkId, ipAddress: '192.168.41.9' },
  })

  const { id: vpcHostIpId } = await call('vpcIpCreate', { ...ofCloud, body: { useIpV4: true } })
  const ofIp = { params: { vpcHostId, id: vpcHostIpId } }
  await call('vpcIpEdit', { ...ofIp, body: { reverseName: 'mail.example.ir', isProtected: false } })
  for (const body of [{ vmNetworkNodeId: nodeId }, {}]) await call('vpcIpAssign', { ...ofIp, body })
  expect(await call<unknown[]>('vpcIpList', ofCloud)).toHaveLength(2)

  const forward = { vmNetworkId, vpcHostIpId, name: 'web', destinationIp: '192.168.41.9', destinationPort: 80 }
  const { id: natId } = await call('vpcNatCreateDnat', { ...ofCloud, body: forward })
  const ofNat = { params: { vpcHostId, id: natId } }
  await call('vpcNatEditDnat', { ...ofNat, body: { ...forward, port: 8080, portEnd: 8081 } })
  for (const snatEnabled of [true, false]) await call('vpcNatEditSnat', { ...ofCloud, body: { snatEnabled } })
  await call('vpcNatCreateSnat', { ...ofCloud, body: {} })
  expect(await call<unknown[]>('vpcNatList', ofCloud)).toHaveLength(2)
  expect(await call('vpcNatOptions', ofCloud)).toMatchObject({ usedRules: 1 })
  expect(await call('vpcNatGet', ofNat)).toMatchObject({ name: 'web', port: 8080 })
  const changes = [{ key: 'c1', kind: 'snat', snatEnabled: true }]
  const { version } = await call<{ version: number }>('networkPlanSet', { ...ofCloud, body: { version: 0, changes } })
  expect(await call('networkPlanGet', ofCloud)).toMatchObject({ version, hasProblem: false, obstacle: null })
  await call('networkPlanReach', {
    ...ofCloud,
    query: { ToVmHostId: String(vmHostId), FirewallProtocolId: '1', Port: '22' },
  })
  await call('networkPlanApply', { ...ofCloud, body: { version } })
  await call('networkPlanDelete', ofCloud)
  await call('vpcNatDeleteSnat', ofCloud)
  await call('vpcNatDelete', ofNat)
  await call('vpcIpMove', { ...ofIp, body: { vpcHostId: otherId } })
  await call('vpcIpDelete', { params: { vpcHostId: otherId, id: vpcHostIpId } })
  await call('vmNetworkNodeDetach', { params: { id: nodeId } })
  for (const id of [vpcHostId, otherId]) await call('vpcDelete', { params: { id } })
  await call('vmNetworkDelete', { params: { id: vmNetworkId } })
}
it('load balancers', async () => {
  const place = await newPlace(api, { servers: 1 })
  const before = customer
  customer = place.customer
  expect(await call('loadBalancerCapability')).toMatchObject({ isAvailable: true })
  const { productBundleId: _, vmNetworkId: __, ...change } = wantedBalancer(place)
  const { id } = await call('loadBalancerCreate', { body: wantedBalancer(place) })
  expect(await call<unknown[]>('loadBalancerList', { query: { VpcHostId: place.vpc.id } })).toHaveLength(1)
  await call('loadBalancerEdit', { params: { id }, body: { ...change, name: 'renamed balancer' } })
  expect(await call('loadBalancerGet', { params: { id } })).toMatchObject({ name: 'renamed balancer' })
  expect(await call('loadBalancerReceipt', { params: { id } })).toMatchObject({ lines: expect.anything() })
  const { listeners } = await call<LoadBalancerDetail>('loadBalancerGet', { params: { id } })
  const member = { id, listenerId: listeners[0]!.id, vmHostId: place.servers[0]! }
  expect(await call('loadBalancerProbeList', { params: member })).toMatchObject({ probes: [] })
  expect(await call('loadBalancerProbe', { params: { id } })).toMatchObject({ memberCount: 0 })
  await api.db.updateTable('vm_load_balancers').set({ status_id: serviceStatus.id.failed }).execute()
  await call('loadBalancerRebuild', { params: { id } })
  await call('loadBalancerDelete', { params: { id } })
  customer = before
})

const firstServer = async () => {
  const [image] = await call<{ id: number }[]>('vmImageList', { query: { ProductId: productCategory.id.vm } })
  const [network] = await call<{ id: number }[]>('vmNetworkShortList')
  const body = { ...order, name: 'walker', vmImageId: image!.id, dataDisk: 50, userData: '#cloud-config\n' }
  const { id } = await call('vmHostCreate', { body })
  return { id, vmHostId: id, imageId: image!.id, networkId: network!.id }
}

it('a server and everything around it', async () => {
  const { id, vmHostId, imageId, networkId } = await firstServer()
  expect(await call<unknown[]>('vmHostList')).toHaveLength(1)
  await call('vmHostShortList')
  await call('vmHostUsageList', { query: { Ids: id } })
  await call('vmHostGet', { params: { id } })
  expect(await call('vmHostReceipt', { params: { id } })).toMatchObject({ lines: expect.anything() })
  await call('vmHostGetAnalytic', { params: { id }, query: { PeriodId: analyticPeriod.id.h3 } })
  await call('vmHostConsole', { params: { id } })
  for (const act of [
    'vmHostReboot',
    'vmHostReset',
    'vmHostShutdown',
    'vmHostStart',
    'vmHostStop',
    'vmHostStart',
  ] as const)
    await call(act, { params: { id } })
  await call('vmHostEdit', { params: { id }, body: { cpu: 2, memory: 4, disk: 50, name: 'walker-2' } })
  await call('vmHostEditLock', { params: { id }, body: { isLocked: true } })
  await call('vmHostEditLock', { params: { id }, body: { isLocked: false } })
  await call('vmHostRebuild', {
    params: { id },
    body: { vmImageId: imageId, name: 'walker-3', password: testPassword },
  })

  const disks = await call<{ id: number }[]>('vmHostVolumeList', { params: { vmHostId } })
  expect(disks).toHaveLength(2)
  const details = await Promise.all(
    disks.map((disk) =>
      call<{ id: number; isRootDisk: boolean }>('vmHostVolumeGet', { params: { vmHostId, id: disk.id } }),
    ),
  )
  await call('vmHostVolumeDelete', { params: { vmHostId, id: details.find((disk) => !disk.isRootDisk)!.id } })

  await call('vmHostIpCreate', { params: { vmHostId }, body: { useIpV4: true } })
  const ips = await call<{ id: number; isPrimary: boolean }[]>('vmHostIpList', { params: { vmHostId } })
  const extra = { vmHostId, id: ips.find((ip) => !ip.isPrimary)!.id }
  expect(await call('vmHostIpReceipt', { params: extra })).toMatchObject({ lines: expect.anything() })
  await call('vmHostIpEdit', { params: extra, body: { reverseName: 'mail.example.ir', isProtected: false } })
  const otherId = await api.newServer(customer)
  await call('vmHostIpMove', { params: extra, body: { vmHostId: otherId } })
  await call('vmHostIpDelete', { params: { ...extra, vmHostId: otherId } })
  await callGateway(vmHostId)

  const snapshot = await call('vmHostSnapshotCreate', {
    params: { vmHostId },
    body: { name: 'before', description: 'x' },
  })
  const ofSnapshot = { params: { vmHostId, id: snapshot.id } }
  await call('vmHostSnapshotList', { params: { vmHostId } })
  await call('vmHostSnapshotShortList', { params: { vmHostId } })
  await call('vmHostSnapshotGet', ofSnapshot)
  await call('vmHostSnapshotRevert', ofSnapshot)
  await call('vmHostSnapshotDelete', ofSnapshot)

  const node = await call('vmNetworkNodeAttach', { body: { vmHostId, vmNetworkId: networkId, isV4: true } })
  const nodes = await call<{ id: number }[]>('vmNetworkNodeList', { query: { VmHostId: vmHostId } })
  expect(nodes.map((one) => one.id)).toEqual([node.id])
  await call('vmNetworkNodeDetach', { params: { id: node.id } })
  await call('vmNetworkDelete', { params: { id: networkId } })
  await call('vmHostActivityList', { params: { vmHostId } })
})

it('its firewall', async () => {
  const [host] = await call<{ id: number }[]>('vmHostList')
  const vmHostId = host!.id
  const web = { ...anyAddress, minPort: 80, maxPort: 80 }
  const { id } = await call('vmHostFirewallCreate', { params: { vmHostId }, body: web })
  await call('vmHostFirewallGet', { params: { vmHostId, id } })
  await call('vmHostFirewallEdit', { params: { vmHostId, id }, body: { ...web, maxPort: 81 } })
  await call('vmHostFirewallList', { params: { vmHostId } })
  await call('vmHostFirewallReach', {
    params: { vmHostId },
    query: { FromAddress: '198.51.100.7', FirewallProtocolId: firewallProtocol.id.tcp, Port: 80 },
  })
  await call('topologyReach', {
    query: { ToVmHostId: vmHostId, FirewallProtocolId: firewallProtocol.id.tcp, Port: 80 },
  })
  await call('vmHostFirewallDelete', { params: { vmHostId, id } })
  const cutOff = { params: { vmHostId }, query: { ConfirmWithin: 600 }, body: { rules: [web] } }
  await call('vmHostFirewallReplace', cutOff)
  expect(await call('vmHostFirewallState', { params: { vmHostId } })).toMatchObject({ confirmation: expect.anything() })
  expect(await call('vmFirewallTrialList')).toMatchObject([{ vmHostId }])
  await call('vmHostFirewallRevert', { params: { vmHostId } })
  await call('vmHostFirewallReplace', cutOff)
  await call('vmHostFirewallConfirm', { params: { vmHostId } })
})

it('volumes with their copies and schedules', async () => {
  const [host] = await call<{ id: number }[]>('vmHostList')
  const vmHostId = host!.id
  const { id } = await call('volumeCreate', { body: { name: 'files', isPredefined: false, volumeSize: 50 } })
  const volume = { vmVolumeHostId: id }
  await call('volumeEdit', { params: { id }, body: { volumeSize: 100, name: 'files-2' } })
  const { id: nodeId } = await call('volumeNodeAttach', { body: { vmHostId, vmVolumeHostId: id } })
  await call('volumeNodeList', { query: { VmHostId: vmHostId } })
  await call('volumeNodeGet', { query: { VmHostId: vmHostId, VmVolumeHostId: id } })
  await call('volumeNodeDetach', { params: { id: nodeId } })
  await call('volumeList')
  await call('volumeGet', { params: { id } })
  expect(await call('volumeReceipt', { params: { id } })).toMatchObject({ lines: expect.anything() })

  const snapshot = await call('volumeSnapshotCreate', { params: volume, body: { name: 'monday' } })
  const ofSnapshot = { params: { ...volume, id: snapshot.id } }
  await call('volumeSnapshotList', { params: volume })
  await call('volumeSnapshotShortList', { params: volume })
  await call('volumeSnapshotGet', ofSnapshot)
  await call('volumeSnapshotRevert', ofSnapshot)
  await call('volumeSnapshotDelete', ofSnapshot)

  const backup = await call('volumeBackupCreate', { params: volume, body: { name: 'tuesday' } })
  const ofBackup = { params: { ...volume, id: backup.id } }
  await call('volumeBackupList', { params: volume })
  await call('volumeBackupShortList', { params: volume })
  await call('volumeBackupGet', ofBackup)
  await call('volumeBackupRestore', ofBackup)
  await call('volumeBackupDelete', ofBackup)

  const daily = { scheduleKindId: scheduleKind.id.backup, schedulePeriodId: schedulePeriod.id.daily, hour: 3, keep: 7 }
  const schedule = await call('volumeScheduleCreate', { params: volume, body: daily })
  const ofSchedule = { params: { ...volume, id: schedule.id } }
  await call('volumeScheduleEdit', { ...ofSchedule, body: { ...daily, hour: 4 } })
  await call('volumeScheduleList', { params: volume })
  await call('volumeScheduleDelete', ofSchedule)
  await call('volumeDelete', { params: { id } })
  expect(await call<unknown[]>('volumeList')).toEqual([])
})

it('deleting, the bin and back', async () => {
  const [host] = await call<{ id: number }[]>('vmHostList')
  const { id } = host!
  await call('vmHostDelete', { params: { id } })
  expect(await call<unknown[]>('vmHostBinList')).toHaveLength(1)
  await call('vmHostRestore', { params: { id } })
  await call('vmHostDelete', { params: { id } })
  await call('vmHostPurge', { params: { id } })
  expect(await call<unknown[]>('vmHostBinList')).toEqual([])
})

it('is every call of the area, and all of the work succeeded', async () => {
  const all = Object.keys(callsByArea.vm)
  expect(all.filter((id) => !called.has(id))).toEqual([])
  expect(await failedOperations()).toEqual([])
})
