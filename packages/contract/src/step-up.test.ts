import { describe, expect, it } from 'vitest'
import { isOperatorPath, isProjectAccess } from './access.ts'
import type { Call } from './call.ts'
import { allCalls, callsByArea } from './calls.ts'
import { openApiDocument } from './openapi.ts'
import { isBulk } from './step-up.ts'
import { projectUserCalls } from './project/project-users/project-users.calls.ts'

const every = Object.entries(allCalls) as [string, Call][]
const calls = every.filter(([, { path }]) => !isOperatorPath(path))
const idsOf = (wanted: (call: Call) => boolean) =>
  calls
    .filter(([, call]) => wanted(call))
    .map(([id]) => id)
    .toSorted()

/** How somebody signs in, who may do what, and in whose name bills are written. */
const asked = [
  'apiTokenCreate',
  'customerConvertToLegal',
  'customerEdit',
  'customerUserCreate',
  'customerUserDelete',
  'customerUserEdit',
  'invitationResend',
  'passkeyCreate',
  'passkeyCreateOptions',
  'passkeyDelete',
  'profileConfirmEmail',
  'profileDisableSms',
  'profileDisableTotp',
  'profileEditEmail',
  'profileEditPasskeyFactor',
  'profileEditTwoFactor',
  'profileEnableSms',
  'profileEnableSmsConfirm',
  'profileEnableTotp',
  'profileEnableTotpConfirm',
  'projectUserCreate',
  'projectUserDelete',
  'projectUserEdit',
  'recoveryCodesCreate',
  'serviceMove',
  'webhookCreate',
  'webhookEdit',
  'webhookRotate',
]

/** A sign-in of the last ten minutes is proof enough: nobody keeps an account with these. */
const askedAfterTenMinutes = new Set([
  'customerConvertToLegal',
  'customerEdit',
  'customerUserDelete',
  // Older clients have no other proof to switch codes off; as a first factor it asks again (two-factor.test.ts of the API).
  'profileEditTwoFactor',
  'projectUserCreate',
  'projectUserDelete',
  'projectUserEdit',
  'serviceMove',
  'webhookCreate',
  'webhookEdit',
  'webhookRotate',
])

/** Why a write of the account asks for nothing. A new one must stand here or be marked. */
const notAsked: Record<string, string> = {
  profileEdit: 'name and identity: signs nobody in',
  profileEditPhoneNotification: 'signs nobody in',
  profileEditEmailNotification: 'signs nobody in',
  passkeyEdit: 'a name',
  apiTokenDelete: 'only takes rights away',
  sessionDelete: 'only takes rights away',
  sessionDeleteOthers: 'only takes rights away',
  logout: 'only takes rights away',
  invitationDelete: 'only takes rights away',
  projectInvitationDelete: 'only takes rights away',
  invitationAccept: 'gives nobody else anything',
  customerUserChangeCustomer: 'gives nobody anything',
  userLogVerify: 'only reads',
  stepUpSendCode: 'is the proof',
  stepUpPasskeyOptions: 'is the proof',
  stepUpProve: 'is the proof',
}

/** Small things of a project that are quickly made again. */
const smallDeletions = [
  'cdnRouteDelete',
  'kubeCloudDeployEnvDelete',
  'kubeCloudFirewallDelete',
  'kubeCloudIngressDelete',
  'kubeCloudIngressRuleDelete',
  'networkPlanDelete',
  'projectInvitationDelete',
  'storageKeyDelete',
  'vmHostFirewallDelete',
  'vmKeyDelete',
  'volumeScheduleDelete',
  'vpcInterfaceRemove',
  'vpcNatDelete',
  'vpcNatDeleteSnat',
  'vpcNetworkAccessDelete',
]

describe('a call that asks again who is there', () => {
  it('is each that changes how someone signs in, people’s rights or in whose name bills are', () =>
    expect(idsOf(({ stepUp }) => stepUp === true || stepUp === 'again')).toEqual(asked))

  it('is not satisfied by the sign-in itself, where it would keep a stolen account', () =>
    expect(idsOf(({ stepUp }) => stepUp === 'again')).toEqual(asked.filter((id) => !askedAfterTenMinutes.has(id))))

  it('has the old phone’s or the factor’s word, where the phone changes', () =>
    expect(idsOf(({ stepUp }) => stepUp === 'withFactor')).toEqual([
      'profileConfirmPhoneNumber',
      'profileEditPhoneNumber',
    ]))

  it('wants the word of what was there before, where money goes out', () =>
    expect(idsOf(({ stepUp }) => stepUp === 'moneyOut')).toEqual(['withdrawalCreate']))

  it('is asked for the second factor alone, where it takes the password itself', () =>
    expect(idsOf(({ stepUp }) => stepUp === 'ofFactor')).toEqual(['profileChangePassword']))

  it('was decided on for every write about people', () => {
    const writes = Object.entries({ ...callsByArea.account, ...projectUserCalls } as Record<string, Call>).filter(
      ([, { method, access }]) => method !== 'GET' && access !== 'anyone',
    )
    expect(writes.filter(([id, { stepUp }]) => !stepUp && !(id in notAsked)).map(([id]) => id)).toEqual([])
    expect(writes.filter(([id, { stepUp }]) => stepUp && id in notAsked).map(([id]) => id)).toEqual([])
  })

  it('is each that deletes something with what it holds, where many go', () => {
    const deletions = calls.filter(([, { method, access }]) => method === 'DELETE' && isProjectAccess(access))
    expect(
      deletions
        .filter(([, { stepUp }]) => !stepUp)
        .map(([id]) => id)
        .toSorted(),
    ).toEqual(smallDeletions)
    expect(allCalls.vmHostRebuild.stepUp).toBe('inBulk')
  })

  it('is each that deletes files', () =>
    expect(idsOf(({ stepUp }) => stepUp === 'filesInBulk')).toEqual([
      'storageFolderDelete',
      'storageObjectDelete',
      'storageSettingsEditLifecycle',
    ]))

  it('was decided on for every write that takes a list of things to delete', () => {
    const lists = calls.filter(
      ([id, { method, body, access }]) =>
        method !== 'GET' && access !== 'anyone' && /delete|purge|empty|clear|remove/i.test(id) && body !== undefined,
    )
    expect(lists.filter(([, { stepUp }]) => !isBulk(stepUp)).map(([id]) => id)).toEqual([])
  })

  it('is closed to API tokens, which can prove nothing, but for moves, which a token that writes may ask for', () => {
    const open = ({ stepUp, tokens }: Call) => !!stepUp && !isBulk(stepUp) && tokens !== 'never'
    expect(idsOf(open)).toEqual(['serviceMove'])
    expect(allCalls.serviceMove.tokens).toBe('writing')
  })

  it('says so in the API documentation', () => {
    const { post } = openApiDocument().paths['/api/my/account/api-token/create']!
    expect(post).toMatchObject({ 'x-step-up': 'again', description: expect.stringContaining('proof_needed') })
  })
})

describe('an API token', () => {
  it('never reaches users, roles, invitations and project users', () => {
    const people = /\/(customer-user|invitation|project-user|[^/]*user)\//
    const open = calls.filter(
      ([, { path, access, tokens }]) => people.test(path) && access !== 'anyone' && tokens !== 'never',
    )
    expect(open.map(([id]) => id)).toEqual([])
    expect(Object.values(projectUserCalls).map(({ tokens }) => tokens)).toEqual(
      Object.values(projectUserCalls).map(() => 'never'),
    )
  })
})

/** Why a write of operators asks for no second factor. A new one must stand here or be marked. */
const notAskedOfOperators: Record<string, string> = {
  operatorLogin: 'is the proof',
  operatorProve: 'is the proof',
  operatorSetUpBegin: 'has a one-time code instead',
  operatorSetUp: 'has a one-time code instead',
  operatorLogout: 'only takes rights away',
  operatorViewEnd: 'only takes rights away',
  operatorIdentityRefuse: 'only takes rights away',
  operatorLimitRequestRefuse: 'gives nobody anything',
  operatorAdjustmentRefuse: 'moves nothing',
  operatorPaymentAsk: 'only asks the bank again',
  operatorVoucherDisable: 'only takes away',
  operatorArticleCreate: 'says something, and can be taken back',
  operatorArticleEdit: 'says something, and can be taken back',
  operatorArticlePicture: 'a picture, which stands nowhere until an article has it',
  operatorCommentApprove: 'says something, and can be taken back',
  operatorCommentRefuse: 'gives nobody anything',
  operatorCommentReply: 'says something, and can be taken back',
  operatorBroadcastCancel: 'only stops what goes out',
  operatorIncidentCreate: 'says something, and must not wait in an outage',
  operatorIncidentEdit: 'says something, and must not wait in an outage',
  operatorIncidentUpdate: 'says something, and must not wait in an outage',
  operatorIncidentWithdraw: 'says something, and must not wait in an outage',
  operatorOperationRetry: 'does what the customer had asked for',
  operatorOperationSettle: 'says that something was mended, and changes nothing of it',
  operatorTicketUpload: 'words and files',
  operatorTicketReply: 'words and files',
  operatorTicketNote: 'words and files',
  operatorTicketTake: 'gives nobody anything',
  operatorTicketAssign: 'gives nobody anything',
  operatorTicketRoute: 'gives nobody anything',
  operatorTicketPriority: 'gives nobody anything',
  operatorTicketClose: 'gives nobody anything',
  operatorTicketReopen: 'gives nobody anything',
  operatorTicketMerge: 'gives nobody anything',
  operatorCannedReplyCreate: 'words and files',
  operatorCannedReplyEdit: 'words and files',
  operatorCannedReplyDelete: 'words and files',
}

it('of operators, whatever moves money or gives rights asks for the second factor again', () => {
  const writes = every.filter(([, { path, method }]) => isOperatorPath(path) && method !== 'GET')
  const unmarked = writes.filter(([, { stepUp }]) => stepUp === undefined).map(([id]) => id)
  expect(unmarked.toSorted()).toEqual(Object.keys(notAskedOfOperators).toSorted())
})
