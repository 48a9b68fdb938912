import {
  StorageCorsRuleModel,
  StorageLifecycleRuleModel,
} from '@sarv/contract/storage/bucket-settings/bucket-settings.schemas'
import { unfinishedUploadDays, type CorsRule, type LifecycleRule } from '../../ports/storage/buckets.engine.ts'
import { elementsOf, elementXml, inside, listOf, parseXml, textOf, textsOf, wrapXml, type XmlNode } from './xml.ts'

/** Rules of ours beside the customer's; never shown. */
const uploadsRuleId = 'sarv-unfinished-uploads'
const portalRuleId = 'sarv-portal'

/** The rules of one document. */
export interface RuleDocument<Rule> {
  /** Rules that the portal shows whole, and can therefore send back. */
  rules: Rule[]
  /** Rules that say more than that, as XML: never taken apart, so that none can come to mean more than its author wrote. */
  others: string[]
  /** Our own rule is there as we write it. */
  hasOurs: boolean
}

const hasOnly = (node: XmlNode | undefined, names: readonly string[]): boolean =>
  Object.keys(node ?? {}).every((name) => name === '#text' || names.includes(name))

const isSingle = (node: XmlNode, names: readonly string[]): boolean =>
  names.every((name) => listOf(node, name).length <= 1)

const sortRules = <Rule>(
  body: string | undefined,
  element: string,
  {
    ownId,
    isOurs,
    plainOf,
  }: { ownId: string; isOurs(rule: XmlNode): boolean; plainOf(rule: XmlNode): Rule | undefined },
): RuleDocument<Rule> => {
  const found: RuleDocument<Rule> = { rules: [], others: [], hasOurs: false }
  for (const xml of elementsOf(body ?? '', element)) {
    const rule = parseXml(xml)
    const plain = plainOf(rule)
    if (textOf(rule, 'ID') === ownId) found.hasOurs ||= isOurs(rule)
    else if (plain === undefined) found.others.push(xml)
    else found.rules.push(plain)
  }
  return found
}

const daysIn = (rule: XmlNode, name: string, inner: string): number | undefined => {
  const days = textOf(inside(rule, name), inner)
  return days === '' ? undefined : Number(days)
}

const lifecycleParts = {
  Filter: ['Prefix'],
  Expiration: ['Days'],
  NoncurrentVersionExpiration: ['NoncurrentDays'],
} as const

/** undefined where it says anything besides prefix, state and days: tags, sizes, dates, other places to move to. */
const plainLifecycle = (rule: XmlNode): LifecycleRule | undefined => {
  const parts = Object.entries(lifecycleParts)
  const names = ['ID', 'Prefix', 'Status', ...Object.keys(lifecycleParts)]
  if (!hasOnly(rule, names) || !isSingle(rule, names)) return undefined
  if (!parts.every(([name, inner]) => hasOnly(inside(rule, name), inner))) return undefined
  if (listOf(rule, 'Filter').length + listOf(rule, 'Prefix').length !== 1) return undefined
  const days = daysIn(rule, 'Expiration', 'Days')
  const olderDays = daysIn(rule, 'NoncurrentVersionExpiration', 'NoncurrentDays')
  const plain = {
    prefix: textOf(inside(rule, 'Filter'), 'Prefix') || textOf(rule, 'Prefix'),
    isEnabled: textOf(rule, 'Status') === 'Enabled',
    ...(days !== undefined && { expireAfterDays: days }),
    ...(olderDays !== undefined && { expireVersionsAfterDays: olderDays }),
  }
  return StorageLifecycleRuleModel.safeParse(plain).success ? { id: textOf(rule, 'ID'), ...plain } : undefined
}

const endsUploads = (rule: XmlNode): boolean =>
  textOf(rule, 'Status') === 'Enabled' &&
  textOf(inside(rule, 'Filter'), 'Prefix') + textOf(rule, 'Prefix') === '' &&
  daysIn(rule, 'AbortIncompleteMultipartUpload', 'DaysAfterInitiation') === unfinishedUploadDays

export const readLifecycle = (body: string | undefined): RuleDocument<LifecycleRule> =>
  sortRules(body, 'Rule', { ownId: uploadsRuleId, isOurs: endsUploads, plainOf: plainLifecycle })

const daysXml = (name: string, inner: string, days: number | undefined) =>
  days === undefined ? {} : { [name]: { [inner]: days } }

/** A store refuses two rules with one name; the names of ours mean nothing to anybody. */
const freeId = (id: string, taken: ReadonlySet<string>): string => {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? id : `${id}-${count}`
    if (!taken.has(free)) return free
  }
}

export const writeLifecycle = (rules: readonly LifecycleRule[], others: readonly string[]): string => {
  const taken = new Set(others.map((xml) => textOf(parseXml(xml), 'ID')))
  const ours = {
    ID: uploadsRuleId,
    Filter: { Prefix: '' },
    Status: 'Enabled',
    ...daysXml('AbortIncompleteMultipartUpload', 'DaysAfterInitiation', unfinishedUploadDays),
  }
  const plain = rules.map(({ id, prefix, isEnabled, expireAfterDays, expireVersionsAfterDays }) => ({
    ID: freeId(id, taken),
    Filter: { Prefix: prefix },
    Status: isEnabled ? 'Enabled' : 'Disabled',
    ...daysXml('Expiration', 'Days', expireAfterDays),
    ...daysXml('NoncurrentVersionExpiration', 'NoncurrentDays', expireVersionsAfterDays),
  }))
  return wrapXml('LifecycleConfiguration', [...[...plain, ours].map((rule) => elementXml('Rule', rule)), ...others])
}

const corsNames = ['ID', 'AllowedOrigin', 'AllowedMethod', 'AllowedHeader', 'ExposeHeader', 'MaxAgeSeconds']
const methods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'] as const

const plainCors = (rule: XmlNode): CorsRule | undefined => {
  if (!hasOnly(rule, corsNames) || !isSingle(rule, ['ID', 'MaxAgeSeconds'])) return undefined
  const given = textsOf(rule, 'AllowedMethod')
  const plain = {
    origins: textsOf(rule, 'AllowedOrigin'),
    // Stores answer them in an order of their own.
    methods: methods.filter((method) => given.includes(method)),
    headers: textsOf(rule, 'AllowedHeader'),
    exposedHeaders: textsOf(rule, 'ExposeHeader'),
    maxAgeSeconds: Number(textOf(rule, 'MaxAgeSeconds') || 0),
  }
  const isWhole = plain.methods.length === new Set(given).size
  return isWhole && StorageCorsRuleModel.safeParse(plain).success ? plain : undefined
}

const portalRule = (portalOrigins: readonly string[]) => ({
  ID: portalRuleId,
  AllowedOrigin: portalOrigins,
  AllowedMethod: ['GET', 'HEAD', 'PUT'],
  AllowedHeader: ['*'],
  // Without it a page cannot complete an upload in parts.
  ExposeHeader: ['ETag'],
  MaxAgeSeconds: 600,
})

export const readCors = (body: string | undefined, portalOrigins: readonly string[]): RuleDocument<CorsRule> => {
  const wanted = portalRule(portalOrigins)
  const letsPortalIn = (rule: XmlNode): boolean =>
    (['AllowedOrigin', 'AllowedMethod', 'AllowedHeader', 'ExposeHeader'] as const).every((name) =>
      wanted[name].every((value) => textsOf(rule, name).includes(value)),
    )
  return sortRules(body, 'CORSRule', { ownId: portalRuleId, isOurs: letsPortalIn, plainOf: plainCors })
}

/** undefined: there is nothing to say, which a store does not take. */
export const writeCors = (
  rules: readonly CorsRule[],
  others: readonly string[],
  portalOrigins: readonly string[],
): string | undefined => {
  const plain = rules.map(({ origins, methods: allowed, headers, exposedHeaders, maxAgeSeconds }) => ({
    AllowedOrigin: origins,
    AllowedMethod: allowed,
    AllowedHeader: headers,
    ExposeHeader: exposedHeaders,
    MaxAgeSeconds: maxAgeSeconds,
  }))
  const ours = portalOrigins.length > 0 ? [portalRule(portalOrigins)] : []
  const elements = [...[...ours, ...plain].map((rule) => elementXml('CORSRule', rule)), ...others]
  return elements.length > 0 ? wrapXml('CORSConfiguration', elements) : undefined
}
