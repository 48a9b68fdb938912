import type { Access } from '@sarv/contract/access'
import type { Call } from '@sarv/contract/call'
import { callId, type CallId } from '@sarv/contract/calls'
import { productCategory, userAccessType } from '@sarv/contract/enums'
import { toWire } from '../../db/wire-time.ts'
import { testPassword } from '../api.ts'
import { newNationalId } from '../national-ids.ts'
import { insertPerson, type Person } from '../people.ts'
import * as things from './things.ts'
import * as volumeThings from './volume-things.ts'
import type { CallingPerson, World } from './world.ts'

export interface CallInputs {
  params: Record<string, number>
  query?: Record<string, string>
  body?: object
  /** Whose thing the input names, where the call is not inside a project: it is not there for anybody else. */
  namesThingOf?: 'customer' | 'person' | 'project'
  /** What the thing itself asks for, where the call does not say it: whoever may stop a server may also try it again. */
  access?: Access
  /** What even those get who may call it, where a right input would need a second program: another device, a provider. */
  refusal?: number
}

type Describe = (world: World, whose: Person) => Promise<Partial<CallInputs>> | Partial<CallInputs>

const inAnHour = () => toWire(new Date(Date.now() + 3_600_000))
const id = (value: number) => ({ params: { id: value } })
const ofPerson = (value: number): Partial<CallInputs> => ({ ...id(value), namesThingOf: 'person' })
const ofCustomer = (value: number): Partial<CallInputs> => ({ ...id(value), namesThingOf: 'customer' })

const asOperator = { access: 'project:operate' } as const

const pending = { email: 'someone@example.com', pendingToken: 'of nobody', confirmCode: 123_456 }
const providerAnswer = { code: 'a code', state: 'a state' }

const person = { firstName: 'سارا', lastName: 'آزاد' }
const company = { name: 'شرکت آزمون', postalCode: '1234567890', address: 'تهران، خیابان آزادی، پلاک ۱' }

const aServer: Describe = async (world) => id(await things.server(world))
const aBinnedServer: Describe = async (world) => id(await things.binnedServer(world))
const aStoppedServer: Describe = async (world) => id(await things.server(world, 'off'))

const anOperation: Describe = async (world) => {
  const serverId = await things.server(world)
  const { body } = await world.api.send<{ operationId: number }>(
    world.owner,
    'PUT',
    `/vm/${world.projectId}/host/stop/${serverId}`,
  )
  return { ...id(body.operationId), namesThingOf: 'project' }
}

const vmHost = (vmHostId: number) => ({ params: { vmHostId } })
const aRule: Describe = async (world) => ({ params: await things.firewallRule(world) })
const aSnapshot: Describe = async (world) => ({ params: await things.serverSnapshot(world) })
const newRule = { firewallProtocolId: 1, directionId: 1, remoteIp: '203.0.113.0/24', minPort: 8080, maxPort: 8080 }

const aDisk: Describe = async (world) => ({ params: await volumeThings.disk(world) })
const aVolume: Describe = async (world) => id(await volumeThings.volume(world))
const onAVolume: Describe = async (world) => ({ params: { vmVolumeHostId: await volumeThings.volume(world) } })
const aVolumeSnapshot: Describe = async (world) => ({ params: await volumeThings.copy(world, 'vm_volume_snapshots') })
const aVolumeBackup: Describe = async (world) => ({ params: await volumeThings.copy(world, 'vm_volume_backups') })
const newCopy: Describe = async (world, whose) => ({
  ...(await onAVolume(world, whose)),
  body: { name: things.unique('copy') },
})
const dailySchedule = { scheduleKindId: 1, schedulePeriodId: 1, hour: 3, minute: 0, keep: 7 }

/** What a call needs that its path does not say. Calls without ids of their own and without a body need no line. */
const described: Partial<Record<CallId, Describe>> = {
  userLogVerify: () => ({ body: { content: 'no such file' } }),
  login: () => ({ body: { email: 'someone@example.com', password: 'x' } }),
  twoFactorLogin: () => ({ body: pending, refusal: 400 }),
  twoFactorSms: () => ({ body: pending, refusal: 400 }),
  recoveryLogin: () => ({ body: { ...pending, recoveryCode: 'abcde-fghjk' }, refusal: 400 }),
  register: async (world) => ({
    body: {
      ...person,
      ...(await things.captcha(world)),
      phoneNumber: '09121234567',
      email: things.newEmail(),
      password: testPassword,
    },
  }),
  registerConfirm: () => ({ body: pending, refusal: 400 }),
  forgot: async (world) => ({ body: { email: things.newEmail(), ...(await things.captcha(world)) } }),
  forgotConfirm: () => ({ body: { ...pending, password: testPassword }, refusal: 400 }),
  loginGoogleCallback: () => ({ query: providerAnswer, refusal: 400 }),
  loginItoCallback: () => ({ query: providerAnswer, refusal: 400 }),
  ssoLogin: () => ({ body: providerAnswer, refusal: 400 }),
  passkeyLoginOptions: () => ({ body: {} }),
  passkeyLogin: () => ({ body: { challengeKey: 'of nobody', response: { id: 'x' } }, refusal: 400 }),

  profileEdit: () => ({
    body: {
      ...person,
      nationalId: newNationalId(),
      birthDate: '1990-05-12T00:00:00',
      address: 'تهران، خیابان آزادی، پلاک ۱',
    },
  }),
  profileEditPhoneNumber: () => ({ body: { phoneNumber: things.newMobile() } }),
  profileConfirmPhoneNumber: async (world, whose) => ({
    body: { confirmCode: await things.codeFor(world, whose, 'confirmPhone', '09121234567') },
  }),
  profileEditEmail: () => ({ body: { email: things.newEmail() } }),
  profileConfirmEmail: async (world, whose) => ({
    body: { confirmCode: await things.codeFor(world, whose, 'confirmEmail', things.newEmail()) },
  }),
  profileEditPhoneNotification: () => ({ body: { phoneNotify: false } }),
  profileEditEmailNotification: () => ({ body: { emailNotify: false } }),
  // People of these tests have no password.
  profileChangePassword: () => ({ body: { currentPassword: 'x', password: testPassword }, refusal: 400 }),
  profileEnableTotpConfirm: async (world, whose) => ({ body: { code: await things.totpCode(world, whose, false) } }),
  profileDisableTotp: async (world, whose) => ({ body: { code: await things.totpCode(world, whose, true) } }),
  profileEnableSms: async (world, whose) => {
    await things.confirmPhone(world, whose)
    return { body: { twoFactorStatus: true } }
  },
  profileEnableSmsConfirm: async (world, whose) => {
    await things.confirmPhone(world, whose)
    return { body: { code: await things.codeFor(world, whose, 'smsOn') } }
  },
  profileDisableSms: async (world, whose) => {
    await things.confirmPhone(world, whose, true)
    return { body: { code: await things.codeFor(world, whose, 'smsOff') } }
  },
  profileEditTwoFactor: async (world, whose) => {
    await things.confirmPhone(world, whose)
    return { body: { twoFactorStatus: true } }
  },
  profileEditPasskeyFactor: async (world, whose) => {
    await things.passkey(world, whose)
    return { body: { twoFactorStatus: true } }
  },
  recoveryCodesCreate: async (world, whose) => {
    await things.totpCode(world, whose, true)
    return { body: {} }
  },
  stepUpSendCode: () => ({ body: { channel: 'email' } }),
  stepUpPasskeyOptions: async (world, whose) => {
    await things.passkey(world, whose)
    return {}
  },
  stepUpProve: async (world, whose) => ({ body: { emailCode: await things.stepUpCode(world, whose) } }),
  emailChangeRead: () => ({ body: { takeBackToken: 'of nobody' }, refusal: 400 }),
  emailChangeTakeBack: () => ({ body: { takeBackToken: 'of nobody' }, refusal: 400 }),
  passkeyCreateOptions: () => ({ body: {} }),
  passkeyCreate: () => ({ body: { name: 'a phone', challengeKey: 'of nobody', response: { id: 'x' } }, refusal: 400 }),
  passkeyEdit: async (world, whose) => ({
    ...ofPerson(await things.passkey(world, whose)),
    body: { name: things.unique('key') },
  }),
  passkeyDelete: async (world, whose) => {
    await things.passkey(world, whose)
    return ofPerson(await things.passkey(world, whose))
  },
  sessionDelete: (_world, whose) => ofPerson(whose.sessionId),
  apiTokenCreate: () => ({ body: { name: 'a token', expireDate: inAnHour() } }),
  apiTokenDelete: async (world, whose) => ofPerson(await things.apiToken(world, whose)),
  userLog: () => ({ query: { PageNumber: '1', PageSize: '10' } }),

  customerEdit: () => ({ body: { ...company, nationalId: '0499370899', phone: '02112345678' } }),
  customerConvertToLegal: async ({ api, owner }) => {
    await api.db.updateTable('customers').set({ is_legal: false }).where('id', '=', owner.customerId).execute()
    return { body: { ...company, nationalId: '10380284790', phoneNumber: '02112345678' } }
  },
  customerUserCreate: () => ({ body: { userName: things.newEmail() } }),
  customerUserGet: async (world) => ofCustomer((await things.colleague(world)).userId),
  customerUserEdit: async (world) => ({
    ...ofCustomer((await things.colleague(world)).userId),
    body: { isSuperUser: false, isFinancialManager: false, isAccountManager: true },
  }),
  customerUserDelete: async (world) => ofCustomer((await things.colleague(world)).userId),
  customerUserChangeCustomer: async ({ api }, whose) => {
    const { customerId } = await insertPerson(api.db, { superUser: true })
    await api.db.insertInto('memberships').values({ customer_id: customerId, user_id: whose.userId }).execute()
    return { body: { customerId }, namesThingOf: 'person' }
  },
  invitationResend: async (world) => ofCustomer((await things.invitation(world, { from: world.owner })).id),
  invitationDelete: async (world) => ofCustomer((await things.invitation(world, { from: world.owner })).id),
  invitationRead: async (world) => {
    const from = await insertPerson(world.api.db, { superUser: true })
    return { body: { invitationToken: (await things.invitation(world, { from })).token } }
  },
  invitationAccept: async (world, whose) => {
    const from = await insertPerson(world.api.db, { superUser: true })
    await world.api.db.updateTable('users').set({ email_confirmed: true }).where('id', '=', whose.userId).execute()
    const { token } = await things.invitation(world, { from, to: whose.email })
    return { body: { invitationToken: token } }
  },

  projectCreate: () => ({ body: { name: things.unique('project'), datacenterId: 1 } }),
  projectGet: ({ projectId }) => id(projectId),
  projectEdit: ({ projectId }) => ({ ...id(projectId), body: { name: things.unique('project') } }),
  // It has servers, so that it stays for the other calls.
  projectDelete: async (world) => {
    await things.server(world)
    return { ...id(world.projectId), refusal: 400 }
  },
  projectUserCreate: async (world) => ({
    body: { userName: (await things.colleague(world)).email, userAccessTypeId: userAccessType.id.reporter },
  }),
  projectUserEdit: async (world) => ({
    ...id((await things.colleague(world, true)).userId),
    body: { userAccessTypeId: userAccessType.id.maintainer },
  }),
  projectUserDelete: async (world) => id((await things.colleague(world, true)).userId),
  projectInvitationDelete: async (world) =>
    id((await things.invitation(world, { from: world.owner, projectId: world.projectId })).id),

  notificationSeen: async (world, whose) => ofPerson(await things.notification(world, whose)),
  operationGet: anOperation,
  // It is queued: there is nothing to try again yet, and a server that is being stopped is not left in the middle.
  operationRetry: async (world, whose) => ({ ...(await anOperation(world, whose)), ...asOperator, refusal: 409 }),
  operationCancel: async (world, whose) => ({ ...(await anOperation(world, whose)), ...asOperator, refusal: 409 }),
  // To this machine alone.
  outboxList: () => ({ refusal: 404 }),

  vmHostCreate: async ({ api }) => {
    const image = await api.db.selectFrom('vm_images').select('id').orderBy('min_memory_gb').executeTakeFirstOrThrow()
    const size = { isPredefined: false, cpu: 1, memory: 2, disk: 25 }
    return { body: { ...size, vmImageId: image.id, name: things.unique('server'), password: testPassword } }
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
  vmHostEdit: async (world) => ({ ...id(await things.server(world)), body: { name: things.unique('server') } }),
  vmHostEditLock: async (world) => ({ ...id(await things.server(world)), body: { isLocked: true } }),
  vmHostRebuild: async (world) => {
    const image = await world.api.db.selectFrom('vm_images').select('id').orderBy('id').executeTakeFirstOrThrow()
    const body = { vmImageId: image.id, name: things.unique('server'), password: testPassword }
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
  vmKeyCreate: () => ({ body: { name: things.unique('key'), publicKey: things.sshPublicKey() } }),
  vmKeyDelete: async (world) => id(await things.key(world)),
  vmNetworkCreate: () => ({ body: { name: things.unique('network'), ...things.newRange() } }),
  vmNetworkEdit: async (world) => ({ ...id(await things.network(world)), body: { name: things.unique('network') } }),
  vmNetworkDelete: async (world) => id(await things.network(world)),
  vmNetworkNodeAttach: async (world) => ({
    body: { vmHostId: await things.server(world), vmNetworkId: await things.sharedNetwork(world) },
  }),
  vmNetworkNodeDetach: async (world) => id(await things.networkNode(world)),
  vmHostIpList: async (world) => ({ params: await things.publicAddress(world) }),
  vmHostIpCreate: async (world) => ({ ...vmHost(await things.server(world)), body: { useIpV4: false } }),
  vmHostIpDelete: async (world) => ({ params: await things.publicAddress(world) }),
  vmHostSnapshotList: aSnapshot,
  vmHostSnapshotShortList: aSnapshot,
  vmHostSnapshotGet: aSnapshot,
  vmHostSnapshotCreate: async (world) => ({
    ...vmHost(await things.server(world)),
    body: { name: things.unique('snapshot') },
  }),
  vmHostSnapshotRevert: aSnapshot,
  vmHostSnapshotDelete: aSnapshot,
  vmHostVolumeList: aDisk,
  vmHostVolumeGet: aDisk,
  vmHostVolumeDelete: aDisk,
  volumeGet: aVolume,
  volumeCreate: () => ({ body: { name: things.unique('volume'), isPredefined: false, volumeSize: 50 } }),
  volumeEdit: async (world, whose) => ({ ...(await aVolume(world, whose)), body: { name: things.unique('volume') } }),
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
}

/** Where an id names something of a person, a stranger names the owner's. */
const namesSomething = (call: Call): boolean => call.path.includes('{') || callId(call) === 'customerUserChangeCustomer'

/** What this caller sends: about themselves and things of their own or, being a stranger, of the owner. */
export const inputOf = async (call: Call, world: World, caller: CallingPerson): Promise<CallInputs> => {
  const describe = described[callId(call)]
  if (call.body && !describe) throw new Error(`describe the body of ${callId(call)} in testing/access/inputs.ts`)
  const whose = caller.kind === 'stranger' && namesSomething(call) ? world.owner : caller
  const input = (await describe?.(world, whose)) ?? {}
  return { ...input, params: { projectId: world.projectId, productId: productCategory.id.vm, ...input.params } }
}
