import { z } from 'zod'
import { inRange, technical, distinct } from '../../fields.ts'
import { validationText as text } from '../../validation.fa.ts'
import { NewKeyPrefix, PublicPrefix } from '../storage-fields.ts'

const Days = inRange({ min: 1, max: 3650, step: 1 })

/** What becomes of objects by themselves. */
const lifecycle = {
  prefix: NewKeyPrefix,
  expireAfterDays: Days.nullish().describe('Objects are deleted so many days after their last change'),
  expireVersionsAfterDays: Days.nullish().describe('Older versions are deleted so many days after they were replaced'),
}

export const StorageLifecycleRule = z
  .object({ ...lifecycle, isEnabled: z.boolean() })
  .meta({ id: 'StorageLifecycleRule' })
export type StorageLifecycleRule = z.infer<typeof StorageLifecycleRule>

export const StorageLifecycleRuleModel = z
  .object({ ...lifecycle, isEnabled: z.boolean().default(true) })
  .superRefine(({ expireAfterDays, expireVersionsAfterDays }, context) => {
    if (expireAfterDays || expireVersionsAfterDays) return
    context.addIssue({ code: 'custom', path: ['expireAfterDays'], message: text.required })
  })
  .meta({ id: 'StorageLifecycleRuleModel' })

const Origin = technical(300).regex(/^(?:\*|https?:\/\/[^/\s?#]+)$/, text.webOrigin)
const Method = z.enum(['GET', 'HEAD', 'PUT', 'POST', 'DELETE'])
const HeaderNames = distinct(z.array(technical(100)).max(20))

export const StorageCorsRule = z
  .object({
    origins: z.array(z.string()),
    methods: z.array(Method),
    headers: z.array(z.string()),
    exposedHeaders: z.array(z.string()),
    maxAgeSeconds: z.int(),
  })
  .meta({ id: 'StorageCorsRule' })
export type StorageCorsRule = z.infer<typeof StorageCorsRule>

export const StorageCorsRuleModel = z
  .object({
    origins: distinct(z.array(Origin).min(1).max(20)).describe('https://shop.example.ir; * is everybody'),
    methods: distinct(z.array(Method).min(1).max(5)),
    headers: HeaderNames.default([]).describe('Request headers; * is all'),
    exposedHeaders: HeaderNames.default([]).describe('Headers of answers that pages may read'),
    maxAgeSeconds: z.int().min(0).max(86_400).default(3600).describe('How long browsers remember it'),
  })
  .meta({ id: 'StorageCorsRuleModel' })

export const StorageSettings = z
  .object({
    hasVersions: z.boolean().describe('Older versions of objects are kept'),
    lifecycle: z.array(StorageLifecycleRule),
    otherLifecycle: z
      .array(z.string())
      .describe(
        'Rules of programs that say more than `lifecycle` can, as S3 writes them; editing the others leaves them',
      ),
    cors: z.array(StorageCorsRule).describe('Other pages that may use it; the portal itself always may'),
    otherCors: z.array(z.string()).describe('The same of CORS'),
    publicPrefixes: z.array(z.string()).describe('What anybody may read; an empty one is the whole bucket'),
    hasOtherPolicy: z.boolean().describe('A program has given the bucket a policy that says more than this'),
  })
  .meta({ id: 'StorageSettings' })
export type StorageSettings = z.infer<typeof StorageSettings>

export const EditStorageVersionsModel = z.object({ isOn: z.boolean() }).meta({ id: 'EditStorageVersionsModel' })
export type EditStorageVersionsModel = z.infer<typeof EditStorageVersionsModel>

export const EditStorageLifecycleModel = z
  .object({ rules: z.array(StorageLifecycleRuleModel).max(100).describe('All of them; none is none') })
  .meta({ id: 'EditStorageLifecycleModel' })
export type EditStorageLifecycleModel = z.infer<typeof EditStorageLifecycleModel>

export const EditStorageCorsModel = z
  .object({ rules: z.array(StorageCorsRuleModel).max(50).describe('All of them; none is none') })
  .meta({ id: 'EditStorageCorsModel' })
export type EditStorageCorsModel = z.infer<typeof EditStorageCorsModel>

export const EditStoragePublicModel = z
  .object({ prefixes: distinct(z.array(PublicPrefix).max(20)).describe('All of them; none closes the bucket') })
  .meta({ id: 'EditStoragePublicModel' })
export type EditStoragePublicModel = z.infer<typeof EditStoragePublicModel>
