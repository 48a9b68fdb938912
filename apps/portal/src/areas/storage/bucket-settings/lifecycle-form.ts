import type { StorageLifecycleRule } from '@sarv/client/storage.generated'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

export interface LifecycleForm {
  prefix: string
  expireAfterDays: number | null
  expireVersionsAfterDays: number | null
  isEnabled: boolean
}

export const formOf = (rule: StorageLifecycleRule | undefined): LifecycleForm => ({
  prefix: rule?.prefix ?? '',
  expireAfterDays: rule?.expireAfterDays ?? null,
  expireVersionsAfterDays: rule?.expireVersionsAfterDays ?? null,
  isEnabled: rule?.isEnabled ?? true,
})

export const lifecycleResolver = resolveBySchema<LifecycleForm, StorageLifecycleRule>(
  async () =>
    (await import('@sarv/contract/storage/bucket-settings/bucket-settings.schemas')).StorageLifecycleRuleModel,
)
