import { Refusal } from './refusal.ts'

interface Statement {
  Effect?: unknown
  Principal?: unknown
  Action?: unknown
  Resource?: unknown
  Condition?: unknown
}

const statementsOf = (policy: string): Statement[] => {
  const parsed = JSON.parse(policy) as { Statement?: unknown }
  return [parsed.Statement ?? []].flat()
}

const texts = (value: unknown): string[] => [value ?? []].flat().filter((one): one is string => typeof one === 'string')

/** `*` is anything, `?` one sign. */
const fits = (pattern: string, text: string): boolean => {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^]*')
    .replaceAll('?', '[^]')
  return new RegExp(`^${source}$`, 'u').test(text)
}

const isForEverybody = (principal: unknown): boolean =>
  principal === '*' ||
  (typeof principal === 'object' && principal !== null && texts((principal as { AWS?: unknown }).AWS).includes('*'))

/** Whether anybody may read this object. What denies counts more than what allows. */
export const isPublic = (policy: string | null, bucket: string, key: string): boolean => {
  if (policy === null) return false
  const resource = `arn:aws:s3:::${bucket}/${key}`
  const applying = statementsOf(policy).filter(
    ({ Principal, Action, Resource }) =>
      isForEverybody(Principal) &&
      texts(Action).some((action) => fits(action, 's3:GetObject')) &&
      texts(Resource).some((pattern) => fits(pattern, resource)),
  )
  const has = (effect: string) => applying.some(({ Effect }) => Effect === effect)
  return has('Allow') && !has('Deny')
}

/** Refused is what would be kept and then not followed. */
export const checkPolicy = (policy: string): void => {
  let statements: Statement[]
  try {
    statements = statementsOf(policy)
  } catch {
    throw new Refusal('MalformedPolicy', 'it is no JSON')
  }
  if (statements.some(({ Effect }) => Effect !== 'Allow' && Effect !== 'Deny')) throw new Refusal('MalformedPolicy')
  if (statements.some(({ Condition }) => Condition !== undefined))
    throw new Refusal('NotImplemented', 'the sandbox knows no conditions')
}
