import { z } from 'zod'
import { secretType } from '../../enums.ts'
import {
  Description,
  DnsLabel,
  Id,
  WireDateTime,
  answeredEnum,
  enumId,
  proseLine,
  optionalText,
  optionalValue,
  distinct,
} from '../../fields.ts'
import { entryText } from '../entries.fa.ts'
import { EntryId, EntryKey, EntryValue, entries, maxEntries } from '../entries.ts'

/** The keys that a secret of each type must have; an opaque one has free keys. */
export const secretKeys: Record<number, readonly string[]> = {
  [secretType.id.tls]: ['tls.crt', 'tls.key'],
  [secretType.id.imageRegistry]: ['registryAddress', 'username', 'password'],
  [secretType.id.usernamePassword]: ['username', 'password'],
}

const hasSecretKeys = (
  { secretTypeId, envs }: { secretTypeId: number; envs: Record<string, string> },
  context: z.RefinementCtx,
) => {
  const needed = secretKeys[secretTypeId]
  const complete = needed ? needed.every((key) => envs[key]) : Object.keys(envs).length > 0
  if (!complete) context.addIssue({ code: 'custom', path: ['envs'], message: entryText.secretKeys })
}

export const SecretEntry = z
  .object({
    id: z.int(),
    key: z.string().nullable(),
    value: z.string().nullable().describe('Plain text'),
  })
  .meta({ id: 'SecretEntry' })
export type SecretEntry = z.infer<typeof SecretEntry>

export const KuberSecretListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    secretTypeId: answeredEnum(secretType),
    createDate: WireDateTime,
    secrets: z.array(SecretEntry).nullable(),
  })
  .meta({ id: 'KuberSecretListItem' })
export type KuberSecretListItem = z.infer<typeof KuberSecretListItem>

export const KuberSecretDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    alias: z.string().nullish(),
    description: z.string().nullish(),
    secretTypeId: answeredEnum(secretType),
    createDate: WireDateTime,
    keyValuePairs: z.array(SecretEntry).nullable(),
  })
  .meta({ id: 'KuberSecretDetail' })
export type KuberSecretDetail = z.infer<typeof KuberSecretDetail>

export const EditKuberSecretModel = z
  .object({
    alias: optionalText(proseLine({ max: 100 })),
    description: Description,
    removeEnvIds: optionalValue(distinct(z.array(Id).max(maxEntries))).describe('Ids of the entries to drop'),
    envs: optionalValue(entries(EntryId, entries(EntryKey, EntryValue))).describe(
      'Entry id -> {key: new value}; id "0" holds the new entries',
    ),
  })
  .meta({ id: 'EditKuberSecretModel' })
export type EditKuberSecretModel = z.infer<typeof EditKuberSecretModel>

export const CreateKuberSecretModel = z
  .object({
    name: DnsLabel,
    secretTypeId: enumId(secretType),
    alias: optionalText(proseLine({ max: 100 })),
    description: Description,
    envs: entries(EntryKey, EntryValue).describe('Key -> value; the keys of all types but opaque are fixed'),
  })
  .superRefine(hasSecretKeys)
  .meta({ id: 'CreateKuberSecretModel' })
export type CreateKuberSecretModel = z.infer<typeof CreateKuberSecretModel>
