import type { StorageCorsRule } from '@sarv/client/storage.generated'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

export const corsMethods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'] as const
type CorsMethod = (typeof corsMethods)[number]

/** A rule as it is typed: lists are lines, methods are ticked. */
export interface CorsForm extends Record<CorsMethod, boolean> {
  origins: string
  headers: string
  exposedHeaders: string
  maxAgeSeconds: number | null
}

const usual: StorageCorsRule = {
  origins: [],
  methods: ['GET', 'HEAD'],
  headers: ['*'],
  exposedHeaders: ['ETag'],
  maxAgeSeconds: 3600,
}

const ticks = (methods: readonly string[]) =>
  Object.fromEntries(corsMethods.map((method) => [method, methods.includes(method)])) as Record<CorsMethod, boolean>

export const formOf = (rule: StorageCorsRule = usual): CorsForm => ({
  ...ticks(rule.methods),
  origins: rule.origins.join('\n'),
  headers: rule.headers.join('\n'),
  exposedHeaders: rule.exposedHeaders.join('\n'),
  maxAgeSeconds: rule.maxAgeSeconds,
})

const wordsOf = (typed: string): string[] => typed.split(/[\s,\u060C]+/).filter((word) => word !== '')

/** What a form says, as the call is asked for it. */
export const ruleOf = (form: CorsForm) => ({
  origins: wordsOf(form.origins),
  methods: corsMethods.filter((method) => form[method]),
  headers: wordsOf(form.headers),
  exposedHeaders: wordsOf(form.exposedHeaders),
  maxAgeSeconds: form.maxAgeSeconds ?? 0,
})

export const corsResolver = resolveBySchema<CorsForm, StorageCorsRule>(
  async () => (await import('@sarv/contract/storage/bucket-settings/bucket-settings.schemas')).StorageCorsRuleModel,
  { toSent: ruleOf },
)
