import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * What an operator's browser keeps where no script reads it. Other sites cannot use the session: SameSite=Strict, and it
 * counts only beside `Authorization: Bearer cookie`, a header that no form and no foreign page can send.
 */
const cookies = {
  session: { name: 'sarv_operator', maxAge: 12 * 3600 },
  device: { name: 'sarv_operator_device', maxAge: 400 * 24 * 3600 },
} as const
type CookieKind = keyof typeof cookies

const path = '/api/operator'

/** In the place of a token: the real one is in the cookie. */
export const tokenInCookie = 'cookie'

/** As tokens of ours are written. */
const tokenPattern = /^[\w-]{43,80}$/

export const readOperatorCookie = (request: FastifyRequest, kind: CookieKind): string | undefined => {
  const value = parseCookie(request.headers.cookie ?? '')[cookies[kind].name]
  return value !== undefined && tokenPattern.test(value) ? value : undefined
}

/** The token of an operator's request, from the header or, where the header says so, from the cookie. */
export const operatorTokenOf = (request: FastifyRequest, token: string): string =>
  token === tokenInCookie ? (readOperatorCookie(request, 'session') ?? token) : token

/** An empty value takes the cookie away. */
export const keepOperatorCookie = (
  reply: FastifyReply,
  kind: CookieKind,
  value: string,
  { publicUrl }: { publicUrl: string },
): void => {
  const { name, maxAge } = cookies[kind]
  const secure = publicUrl.startsWith('https:')
  const life = value === '' ? 0 : maxAge
  const cookie = stringifySetCookie({ name, value, path, maxAge: life, secure, httpOnly: true, sameSite: 'strict' })
  void reply.header('set-cookie', cookie)
}
