// Written by `npm run gen` from the contract. Never edited by hand.
import type { bucketSettingsCalls } from '@sarv/contract/storage/bucket-settings/bucket-settings.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof bucketSettingsCalls

export const storageSettingsGet: ClientCall<Calls['storageSettingsGet']> = { method: 'GET', path: '/api/my/storage/{projectId}/host/{storageHostId}/settings/get' }
export const storageSettingsEditVersions: ClientCall<Calls['storageSettingsEditVersions']> = { method: 'PUT', path: '/api/my/storage/{projectId}/host/{storageHostId}/settings/versions' }
export const storageSettingsEditLifecycle: ClientCall<Calls['storageSettingsEditLifecycle']> = { method: 'PUT', path: '/api/my/storage/{projectId}/host/{storageHostId}/settings/lifecycle' }
export const storageSettingsEditCors: ClientCall<Calls['storageSettingsEditCors']> = { method: 'PUT', path: '/api/my/storage/{projectId}/host/{storageHostId}/settings/cors' }
export const storageSettingsEditPublic: ClientCall<Calls['storageSettingsEditPublic']> = { method: 'PUT', path: '/api/my/storage/{projectId}/host/{storageHostId}/settings/public' }
