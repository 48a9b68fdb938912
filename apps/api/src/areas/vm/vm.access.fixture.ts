import { productCategory } from '@sarv/contract/enums'
import { id, type AccessInputs, type Describe } from '../../testing/access/inputs.ts'
import { unique } from '../../testing/access/things.ts'
import { testPassword } from '../../testing/api.ts'
import * as balancerThings from './load-balancers/balancer-things.fixture.ts'
import * as things from './vm.things.fixture.ts'
import * as vpcThings from './vpcs/vpc-things.fixture.ts'
import * as volumeThings from './volumes/volume-things.fixture.ts'

const aServer: Describe = async (world) => id(await things.server(world))
const aBinnedServer: Describe = async (world) => id(await things.binnedServer(world))
const aStoppedServer: Describe = async (world) => id(await things.server(world, 'off'))

const vmHost = (vmHostId: number) => ({ params: { vmHostId } })
const aRule: Describe = async (world) => ({ params: await things.firewallRule(world) })
const aSnapshot: Describe = async (world) => ({ params: await things.serverSnapshot(world) })
const newRule = { firewallProtocolId: 1, directionId: 1, remoteIp: '203.0.113.0/24', minPort: 8080, maxPort: 8080 }

const aVpc: Describe = async (world) => id(await vpcThings.vpc(world))
const onAVpc: Describe = async (world) => ({ params: { vpcHostId: await vpcThings.vpc(world) } })

const aDisk: Describe = async (world) => ({ params: await volumeThings.disk(world) })
const aVolume: Describe = async (world) => id(await volumeThings.volume(world))
const onAVolume: Describe = async (world) => ({ params: { vmVolumeHostId: await volumeThings.volume(world) } })
const aVolumeSnapshot: Describe = async (world) => ({ params: await volumeThings.copy(world, 'vm_volume_snapshots') })
const aVolumeBackup: Describe = async (world) => ({ params: await volumeThings.copy(world, 'vm_volume_backups') })
const newCopy: Describe = async (world, whose) => ({
  ...(await onAVolume(world, whose)),
  body: { name: unique('copy') },
})
const dailySchedule = { scheduleKindId: 1, schedulePeriodId: 1, hour: 3, minute: 0, keep: 7 }

export const accessInputs: AccessInputs = {
  vmHostCreate: async ({ api }) => {
    const image = await api.db.selectFrom('vm_images').select('id').orderBy('min_memory_gb').executeTakeFirstOrThrow()
    const size = { isPredefined: false, cpu: 1, memory: 2, disk: 25 }
    return { body: { ...size, vmImageId: image.id, name: unique('server'), password: testPassword } }
  },
  vmImageList: () => ({ query: { ProductId: String(productCategory.id.vm) } }),
  vmHostGet: aServer,
  // It was put there and not ordered: there is no receipt.
  vmHostReceipt: async (world, whose) => ({ ...(await aServer(world, whose)), refusal: 404 }),
  vmHostStart: aStoppedServer,
  vmHostStop: aServer,
  vmHostShutdown: aServer,
  vmHostReboot: aServer,
  vmHostReset: aServer,
  vmHostDelete: aServer,
  vmHostGetAnalytic: aServer,
  vmHostUsageList: () => ({ query: { Ids: '1' } }),
  // No engine has it: there is no screen to open.
  vmHostConsole: async (world, whose) => ({ ...(await aServer(world, whose)), refusal: 404 }),
  vmHostEdit: async (world) => ({ ...id(await things.server(world)), body: { name: unique('server') } }),
  vmHostEditLock: async (world) => ({ ...id(await things.server(world)), body: { isLocked: true } }),
  vmHostRebuild: async (world) => {
    const image = await world.api.db.selectFrom('vm_images').select('id').orderBy('id').executeTakeFirstOrThrow()
    const body = { vmImageId: image.id, name: unique('server'), password: testPassword }
    return { ...id(await things.server(world)), body }
  },
  vmHostRestore: aBinnedServer,
  vmHostPurge: aBinnedServer,
  vmHostActivityList: async (world) => vmHost(await things.server(world)),
  vmHostFirewallList: aRule,
  vmHostFirewallGet: aRule,
  vmHostFirewallCreate: async (world) => ({ ...vmHost(await things.server(world)), body: newRule }),
  vmHostFirewallEdit: async (world, whose) => ({ ...(await aRule(world, whose)), body: newRule }),
  vmHostFirewallDelete: aRule,
  vmHostFirewallReplace: async (world) => ({ ...vmHost(await things.server(world)), body: { rules: [newRule] } }),
  vmHostFirewallState: aRule,
  vmHostFirewallConfirm: async (world) => vmHost(await things.serverOnTrial(world)),
  vmHostFirewallRevert: async (world) => vmHost(await things.serverOnTrial(world)),
  vmHostFirewallReach: async (world) => ({
    ...vmHost(await things.server(world)),
    query: { FromAddress: '203.0.113.7', FirewallProtocolId: '1', Port: '22' },
  }),
  topologyReach: async (world) => ({
    query: { ToVmHostId: String(await things.server(world)), FirewallProtocolId: '1', Port: '22' },
  }),
  vmKeyCreate: () => ({ body: { name: unique('key'), publicKey: things.sshPublicKey() } }),
  vmKeyDelete: async (world) => id(await things.key(world)),
  vmNetworkCreate: () => ({ body: { name: unique('network'), ...things.newRange() } }),
  vmNetworkEdit: async (world) => ({ ...id(await things.network(world)), body: { name: unique('network') } }),
  vmNetworkDelete: async (world) => id(await things.network(world)),
  vmNetworkNodeAttach: async (world) => ({
    body: { vmHostId: await things.server(world), vmNetworkId: await things.sharedNetwork(world) },
  }),
  vmNetworkNodeDetach: async (world) => id(await things.networkNode(world)),
  vpcGet: aVpc,
  vpcReceipt: async (world) => id(await vpcThings.orderedVpc(world)),
  vpcCreate: async (world) => ({
    body: { name: unique('cloud'), productBundleId: await vpcThings.plan(world), networks: [] },
  }),
  vpcEdit: async (world, whose) => ({ ...(await aVpc(world, whose)), body: { name: unique('cloud') } }),
  vpcDelete: aVpc,
  vpcNetworkAccessList: onAVpc,
  vpcNetworkAccessCreate: async (world, whose) => ({
    ...(await onAVpc(world, whose)),
    body: { vpcNetworkAccessId: (await vpcThings.vpcInterface(world)).id },
  }),
  vpcNetworkAccessAnswer: async (world) => ({
    params: await vpcThings.vpcAccess(world),
    body: { isGranted: false, reason: 'not now' },
  }),
  vpcNetworkAccessDelete: async (world) => ({ params: await vpcThings.vpcAccess(world) }),
  vpcInterfaceList: onAVpc,
  vpcInterfaceShortList: onAVpc,
  vpcInterfaceCreate: async (world, whose) => ({
    ...(await onAVpc(world, whose)),
    body: { vmNetworkId: await things.network(world) },
  }),
  vpcInterfaceRemove: async (world) => ({ params: await vpcThings.vpcInterface(world) }),
  loadBalancerGet: async (world) => id((await balancerThings.balancer(world)).id),
  loadBalancerReceipt: async (world) => ({ ...id((await balancerThings.balancer(world)).id), refusal: 404 }),
  loadBalancerProbeList: async (world) => {
    const made = await balancerThings.balancer(world)
    return { params: { id: made.id, listenerId: made.listenerId, vmHostId: made.vmHostId } }
  },
  loadBalancerProbe: async (world) => id((await balancerThings.balancer(world)).id),
  loadBalancerCreate: async (world) => ({ body: await balancerThings.order(world) }),
  loadBalancerEdit: async (world) => {
    const made = await balancerThings.balancer(world)
    return { ...id(made.id), body: made.change }
  },
  loadBalancerRebuild: async (world) => id((await balancerThings.balancer(world, 'failed')).id),
  loadBalancerDelete: async (world) => id((await balancerThings.balancer(world)).id),
  vmHostIpList: async (world) => ({ params: await things.publicAddress(world) }),
  vmHostIpCreate: async (world) => ({ ...vmHost(await things.server(world)), body: { useIpV4: false } }),
  vmHostIpReceipt: async (world) => ({ params: await things.publicAddress(world), refusal: 404 }),
  vmHostIpEdit: async (world) => ({ params: await things.publicAddress(world), body: { isProtected: true } }),
  vmHostIpMove: async (world) => ({
    params: await things.publicAddress(world),
    body: { vmHostId: await things.server(world) },
  }),
  vmHostIpDelete: async (world) => ({ params: await things.publicAddress(world) }),
  vmHostSnapshotList: aSnapshot,
  vmHostSnapshotShortList: aSnapshot,
  vmHostSnapshotGet: aSnapshot,
  vmHostSnapshotCreate: async (world) => ({
    ...vmHost(await things.server(world)),
    body: { name: unique('snapshot') },
  }),
  vmHostSnapshotRevert: aSnapshot,
  vmHostSnapshotDelete: aSnapshot,
  vmHostVolumeList: aDisk,
  vmHostVolumeGet: aDisk,
  vmHostVolumeDelete: aDisk,
  volumeGet: aVolume,
  volumeReceipt: async (world, whose) => ({ ...(await aVolume(world, whose)), refusal: 404 }),
  volumeCreate: () => ({ body: { name: unique('volume'), isPredefined: false, volumeSize: 50 } }),
  volumeEdit: async (world, whose) => ({ ...(await aVolume(world, whose)), body: { name: unique('volume') } }),
  volumeDelete: aVolume,
  volumeNodeGet: async (world) => {
    const { vmVolumeHostId } = await volumeThings.attachment(world)
    return { query: { VmVolumeHostId: String(vmVolumeHostId) } }
  },
  volumeNodeAttach: async (world) => ({
    body: { vmHostId: await things.server(world), vmVolumeHostId: await volumeThings.volume(world) },
  }),
  volumeNodeDetach: async (world) => id((await volumeThings.attachment(world)).id),
  volumeSnapshotList: aVolumeSnapshot,
  volumeSnapshotShortList: aVolumeSnapshot,
  volumeSnapshotGet: aVolumeSnapshot,
  volumeSnapshotCreate: newCopy,
  volumeSnapshotRevert: aVolumeSnapshot,
  volumeSnapshotDelete: aVolumeSnapshot,
  volumeBackupList: aVolumeBackup,
  volumeBackupShortList: aVolumeBackup,
  volumeBackupGet: aVolumeBackup,
  volumeBackupCreate: newCopy,
  volumeBackupRestore: aVolumeBackup,
  volumeBackupDelete: aVolumeBackup,
  volumeScheduleList: onAVolume,
  volumeScheduleCreate: async (world, whose) => ({ ...(await onAVolume(world, whose)), body: dailySchedule }),
  volumeScheduleEdit: async (world) => ({ params: await volumeThings.schedule(world), body: dailySchedule }),
  volumeScheduleDelete: async (world) => ({ params: await volumeThings.schedule(world) }),
  vpcIpList: async (world) => ({ params: await vpcThings.vpcAddress(world) }),
  vpcIpCreate: async (world, whose) => ({ ...(await onAVpc(world, whose)), body: { useIpV4: true } }),
  vpcIpEdit: async (world) => ({ params: await vpcThings.vpcAddress(world), body: { isProtected: true } }),
  vpcIpAssign: async (world) => {
    const { vpcHostId, vpcHostIpId, vmNetworkNodeId } = await vpcThings.forwardGround(world)
    return { params: { vpcHostId, id: vpcHostIpId }, body: { vmNetworkNodeId } }
  },
  vpcIpMove: async (world) => ({
    params: await vpcThings.vpcAddress(world),
    body: { vpcHostId: await vpcThings.vpc(world) },
  }),
  vpcIpDelete: async (world) => ({ params: await vpcThings.vpcAddress(world) }),
  vpcNatList: onAVpc,
  vpcNatOptions: onAVpc,
  vpcNatGet: async (world) => ({ params: (await vpcThings.forward(world)).params }),
  vpcNatCreateDnat: async (world) => {
    const { vpcHostId, body } = await vpcThings.forwardGround(world)
    return { params: { vpcHostId }, body }
  },
  vpcNatEditDnat: (world) => vpcThings.forward(world),
  vpcNatDelete: async (world) => ({ params: (await vpcThings.forward(world)).params }),
  vpcNatEditSnat: async (world, whose) => ({ ...(await onAVpc(world, whose)), body: { snatEnabled: true } }),
  vpcNatCreateSnat: async (world, whose) => ({ ...(await onAVpc(world, whose)), body: {} }),
  vpcNatDeleteSnat: onAVpc,
  networkPlanGet: onAVpc,
  networkPlanReach: async (world, whose) => ({
    ...(await onAVpc(world, whose)),
    query: { ToVmHostId: String(await things.server(world)), FirewallProtocolId: '1', Port: '22' },
  }),
  networkPlanSet: async (world, whose) => ({
    ...(await onAVpc(world, whose)),
    body: { version: 0, changes: [{ key: 'c1', kind: 'snat', snatEnabled: true }] },
  }),
  networkPlanDelete: onAVpc,
  // Nobody has planned anything for it.
  networkPlanApply: async (world, whose) => ({ ...(await onAVpc(world, whose)), body: { version: 0 }, refusal: 400 }),
}
