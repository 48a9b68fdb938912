/** What the activity log names: the kinds of things that people act on. */
export const objectKinds = [
  'server',
  'volume',
  'network',
  'key',
  'disk',
  'snapshot',
  'volumeSnapshot',
  'backup',
  'firewallRule',
  'address',
  'bucket',
  'storageKey',
  'project',
  'user',
  'invitation',
  'token',
  'passkey',
  'operation',
] as const
export type ObjectKind = (typeof objectKinds)[number]

/** Where a call names a thing: a path parameter, a field of the body, or, of what it makes, its own answer. */
export type NamedBy = { param: string } | { body: string } | 'made'

export interface NamedObject {
  kind: ObjectKind
  by: NamedBy
}

const byParam = (kind: ObjectKind, param = 'id'): NamedObject => ({ kind, by: { param } })
const byBody = (kind: ObjectKind, body: string): NamedObject => ({ kind, by: { body } })
const made = (kind: ObjectKind): NamedObject => ({ kind, by: 'made' })

const ownServer = [byParam('server')]
const onServer = byParam('server', 'vmHostId')
const onVolume = byParam('volume', 'vmVolumeHostId')
const ownBucket = [byParam('bucket')]
const onBucket = byParam('bucket', 'storageHostId')

/**
 * What each call is about. First comes what has a page of its own, by which the log is filtered: of a snapshot or a rule that
 * is its server or volume, and the thing itself stands behind it. Calls about nobody but the caller have no line.
 */
const objectsByCall: Readonly<Record<string, readonly NamedObject[]>> = {
  vmHostCreate: [made('server')],
  vmHostEdit: ownServer,
  vmHostStop: ownServer,
  vmHostStart: ownServer,
  vmHostShutdown: ownServer,
  vmHostReset: ownServer,
  vmHostRebuild: ownServer,
  vmHostReboot: ownServer,
  vmHostDelete: ownServer,
  vmHostConsole: ownServer,
  vmHostEditLock: ownServer,
  vmHostRestore: ownServer,
  vmHostPurge: ownServer,
  vmHostVolumeDelete: [onServer, byParam('disk')],
  vmHostSnapshotCreate: [onServer, made('snapshot')],
  vmHostSnapshotRevert: [onServer, byParam('snapshot')],
  vmHostSnapshotDelete: [onServer, byParam('snapshot')],
  vmHostIpCreate: [onServer],
  vmHostIpDelete: [onServer, byParam('address')],
  vmHostFirewallCreate: [onServer, made('firewallRule')],
  vmHostFirewallEdit: [onServer, byParam('firewallRule')],
  vmHostFirewallDelete: [onServer, byParam('firewallRule')],
  vmHostFirewallReplace: [onServer],
  vmHostFirewallConfirm: [onServer],
  vmHostFirewallRevert: [onServer],
  vmKeyCreate: [made('key')],
  vmKeyDelete: [byParam('key')],
  vmNetworkCreate: [made('network')],
  vmNetworkEdit: [byParam('network')],
  vmNetworkDelete: [byParam('network')],
  vmNetworkNodeAttach: [byBody('server', 'vmHostId'), byBody('network', 'vmNetworkId')],
  volumeCreate: [made('volume')],
  volumeEdit: [byParam('volume')],
  volumeDelete: [byParam('volume')],
  volumeNodeAttach: [byBody('volume', 'vmVolumeHostId'), byBody('server', 'vmHostId')],
  volumeSnapshotCreate: [onVolume, made('volumeSnapshot')],
  volumeSnapshotRevert: [onVolume, byParam('volumeSnapshot')],
  volumeSnapshotDelete: [onVolume, byParam('volumeSnapshot')],
  volumeBackupCreate: [onVolume, made('backup')],
  volumeBackupRestore: [onVolume, byParam('backup')],
  volumeBackupDelete: [onVolume, byParam('backup')],
  volumeScheduleCreate: [onVolume],
  volumeScheduleEdit: [onVolume],
  volumeScheduleDelete: [onVolume],
  storageHostCreate: [made('bucket')],
  storageHostEdit: ownBucket,
  storageHostDelete: ownBucket,
  storageHostRestore: ownBucket,
  storageHostPurge: ownBucket,
  storageKeyCreate: [onBucket, made('storageKey')],
  storageKeyRotate: [onBucket, byParam('storageKey'), made('storageKey')],
  storageKeyDelete: [onBucket, byParam('storageKey')],
  storageSettingsEditVersions: [onBucket],
  storageSettingsEditLifecycle: [onBucket],
  storageSettingsEditCors: [onBucket],
  storageSettingsEditPublic: [onBucket],
  storageObjectShare: [onBucket],
  storageFolderCreate: [onBucket],
  storageObjectCopy: [onBucket],
  storageObjectDelete: [onBucket],
  storageFolderDelete: [onBucket],
  storageUploadBegin: [onBucket],
  storageUploadLinks: [onBucket],
  storageUploadComplete: [onBucket],
  storageUploadAbort: [onBucket],
  projectCreate: [made('project')],
  projectEdit: [byParam('project')],
  projectDelete: [byParam('project')],
  projectUserEdit: [byParam('user')],
  projectUserDelete: [byParam('user')],
  projectInvitationDelete: [byParam('invitation')],
  customerUserEdit: [byParam('user')],
  customerUserDelete: [byParam('user')],
  invitationResend: [byParam('invitation')],
  invitationDelete: [byParam('invitation')],
  apiTokenCreate: [made('token')],
  apiTokenDelete: [byParam('token')],
  passkeyCreate: [made('passkey')],
  passkeyEdit: [byParam('passkey')],
  passkeyDelete: [byParam('passkey')],
  operationRetry: [byParam('operation')],
  operationCancel: [byParam('operation')],
  // Named by what they part, which only the call itself knows; see its note.
  vmNetworkNodeDetach: [],
  volumeNodeDetach: [],
}

export const objectsOfCall = (event: string): readonly NamedObject[] => objectsByCall[event] ?? []

/** The calls whose own thing is of this kind, for filters. */
export const callsAbout = (kind: ObjectKind): string[] =>
  Object.entries(objectsByCall).flatMap(([event, [own]]) =>
    own?.kind === kind || partedBy[event] === kind ? [event] : [],
  )

/** What a call parts from something else; its thing is found by the call itself. */
const partedBy: Readonly<Record<string, ObjectKind>> = { vmNetworkNodeDetach: 'server', volumeNodeDetach: 'volume' }

// --- acts ------------------------------------------------------------------------------------------------------------

export const acts = ['create', 'edit', 'delete', 'power', 'access', 'signIn'] as const
export type Act = (typeof acts)[number]

const power = /^vmHost(Start|Stop|Shutdown|Reboot|Reset|Rebuild)$/
const signIn =
  /[lL]ogin|^logout$|^sso|^register|^forgot|Password|Totp|Sms|TwoFactor|^passkey|recovery|^session|^apiToken/
const access = /^customerUser|^projectUser|nvitation/

/** What kind of act an event is; some are of none. */
export const actOf = (event: string): Act | undefined => {
  if (power.test(event)) return 'power'
  if (signIn.test(event)) return 'signIn'
  if (access.test(event)) return 'access'
  if (/Create$|Attach$/.test(event)) return 'create'
  if (/Delete$|Purge$|Detach$/.test(event)) return 'delete'
  if (/Edit|Replace$|Restore$|Revert$|Confirm|Convert/.test(event)) return 'edit'
  return undefined
}
