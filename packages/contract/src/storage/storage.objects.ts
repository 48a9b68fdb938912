import { byParam, made, type AreaObjects } from '../area-objects.ts'

const ownBucket = [byParam('bucket')]
const onBucket = byParam('bucket', 'storageHostId')

export const storageObjects = {
  kinds: { bucket: { service: 'bucket' }, storageKey: {} },
  about: {
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
    storageObjectMove: [onBucket],
    storageObjectDelete: [onBucket],
    storageFolderDelete: [onBucket],
    storageUploadBegin: [onBucket],
    storageUploadLinks: [onBucket],
    storageUploadComplete: [onBucket],
    storageUploadAbort: [onBucket],
  },
} as const satisfies AreaObjects
