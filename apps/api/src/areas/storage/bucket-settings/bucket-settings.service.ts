import type {
  EditStorageCorsModel,
  EditStorageLifecycleModel,
  StorageSettings,
} from '@sarv/contract/storage/bucket-settings/bucket-settings.schemas'
import { AppError } from '../../../errors/app-error.ts'
import type { OpenBucket } from '../buckets/open-bucket.service.ts'
import { askStore } from '../ask-store.service.ts'

export const readSettings = async ({ engine, place }: OpenBucket): Promise<StorageSettings> => {
  const settings = await askStore((signal) => engine.getBucket(place, signal))
  if (!settings) throw new AppError('not_found')
  return { ...settings, lifecycle: settings.lifecycle.map(({ id: _id, ...rule }) => rule) }
}

/** The rules have no names here: the store wants one for each, and their places do. */
export const setLifecycle = ({ engine, place }: OpenBucket, { rules }: EditStorageLifecycleModel): Promise<void> =>
  askStore((signal) =>
    engine.setLifecycle(
      place,
      rules.map(({ prefix, isEnabled, expireAfterDays, expireVersionsAfterDays }, index) => ({
        id: `rule-${index + 1}`,
        prefix,
        isEnabled,
        ...(expireAfterDays && { expireAfterDays }),
        ...(expireVersionsAfterDays && { expireVersionsAfterDays }),
      })),
      signal,
    ),
  )

export const setCors = ({ engine, place }: OpenBucket, { rules }: EditStorageCorsModel): Promise<void> =>
  askStore((signal) => engine.setCors(place, rules, signal))

/** A prefix inside another one says nothing of its own. */
export const setPublicPrefixes = ({ engine, place }: OpenBucket, prefixes: readonly string[]): Promise<void> => {
  const widest = [...new Set(prefixes)].filter(
    (prefix, _index, all) => !all.some((other) => other !== prefix && prefix.startsWith(other)),
  )
  return askStore((signal) => engine.setPublicPrefixes(place, widest, signal))
}
