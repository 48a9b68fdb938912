import { z } from 'zod'
import {
  Description,
  DnsLabel,
  Id,
  WireDateTime,
  proseLine,
  optionalText,
  optionalValue,
  distinct,
} from '../../fields.ts'
import { EntryId, EntryKey, EntryValue, entries, maxEntries } from '../entries.ts'

export const ConfigMapEntry = z
  .object({
    id: z.int(),
    key: z.string().nullable(),
    value: z.string().nullable(),
  })
  .meta({ id: 'ConfigMapEntry' })
export type ConfigMapEntry = z.infer<typeof ConfigMapEntry>

export const KuberConfigmapListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    createDate: WireDateTime,
    configMaps: z.array(ConfigMapEntry).nullable(),
  })
  .meta({ id: 'KuberConfigmapListItem' })
export type KuberConfigmapListItem = z.infer<typeof KuberConfigmapListItem>

export const KuberConfigmapDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    alias: z.string().nullish(),
    description: z.string().nullish(),
    createDate: WireDateTime,
    keyValuePairs: z.array(ConfigMapEntry).nullable(),
  })
  .meta({ id: 'KuberConfigmapDetail' })
export type KuberConfigmapDetail = z.infer<typeof KuberConfigmapDetail>

export const EditKuberConfigmapModel = z
  .object({
    alias: optionalText(proseLine({ max: 100 })),
    description: Description,
    removeEnvIds: optionalValue(distinct(z.array(Id).max(maxEntries))).describe('Ids of the entries to drop'),
    envs: optionalValue(entries(EntryId, entries(EntryKey, EntryValue))).describe(
      'Entry id -> {key: new value}; id "0" holds the new entries',
    ),
  })
  .meta({ id: 'EditKuberConfigmapModel' })
export type EditKuberConfigmapModel = z.infer<typeof EditKuberConfigmapModel>

export const CreateKuberConfigmapModel = z
  .object({
    name: DnsLabel,
    alias: optionalText(proseLine({ max: 100 })),
    description: Description,
    envs: entries(EntryKey, EntryValue),
  })
  .meta({ id: 'CreateKuberConfigmapModel' })
export type CreateKuberConfigmapModel = z.infer<typeof CreateKuberConfigmapModel>
