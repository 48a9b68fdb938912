import { listOf, parseXml, textOf, textsOf } from '../../s3/xml.ts'

interface Asked {
  origin: string
  method: string
  /** Lower case. */
  headers: readonly string[]
}

const fits = (pattern: string, text: string): boolean => {
  const [before = '', after] = pattern.split('*', 2)
  return after === undefined
    ? before === text
    : text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after)
}

/** What a browser is told about a request from a page of another host; undefined where no rule is for it. */
export const corsAnswer = (
  configuration: string | null,
  { origin, method, headers }: Asked,
): Record<string, string> | undefined => {
  const rule = listOf(parseXml(configuration ?? ''), 'CORSRule').find(
    (one) =>
      textsOf(one, 'AllowedOrigin').some((pattern) => fits(pattern, origin)) &&
      textsOf(one, 'AllowedMethod').includes(method) &&
      headers.every((header) => textsOf(one, 'AllowedHeader').some((pattern) => fits(pattern.toLowerCase(), header))),
  )
  if (!rule) return undefined
  const exposed = textsOf(rule, 'ExposeHeader').join(', ')
  return {
    'access-control-allow-origin': textsOf(rule, 'AllowedOrigin').includes('*') ? '*' : origin,
    'access-control-allow-methods': textsOf(rule, 'AllowedMethod').join(', '),
    ...(headers.length > 0 && { 'access-control-allow-headers': headers.join(', ') }),
    ...(exposed !== '' && { 'access-control-expose-headers': exposed }),
    'access-control-max-age': textOf(rule, 'MaxAgeSeconds') || '0',
    vary: 'Origin',
  }
}
