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

/**
 * `*` is anything, `?` one sign. Where a sign does not fit, only the last `*` takes one sign more: the pattern is a
 * customer's, and a search that tries every way would stop the process for a stranger's request.
 */
export const fits = (pattern: string, text: string): boolean => {
  const [wanted, given] = [Array.from(pattern), Array.from(text)]
  let [at, from] = [0, 0]
  let star: { at: number; from: number } | undefined
  while (from < given.length) {
    if (wanted[at] === '*') {
      star = { at, from }
      at += 1
    } else if (at < wanted.length && (wanted[at] === '?' || wanted[at] === given[from])) {
      at += 1
      from += 1
    } else if (star) {
      star.from += 1
      at = star.at + 1
      from = star.from
    } else return false
  }
  return wanted.slice(at).every((sign) => sign === '*')
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
