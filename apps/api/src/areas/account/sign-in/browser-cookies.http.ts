import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { AuditNote } from '../../../http/audited.ts'
import { newToken } from '../../../secrets.ts'
import { requestRules } from '../codes/code-requests.service.ts'
import type { Visitor } from '../sessions/sessions.store.ts'
import { pendingRules } from './sign-in.rules.ts'

/**
 * What a browser keeps for us besides its session, where no script reads it: its own mark, and the tokens of what it has
 * begun, for clients of the same contract that do not know the field `pendingToken`.
 */
const cookies = {
  device: { name: 'sarv_device', maxAgeSeconds: 400 * 24 * 3600 },
  secondStep: { name: 'sarv_second_step', maxAgeSeconds: pendingRules.lifetimeSeconds },
  register: { name: 'sarv_register', maxAgeSeconds: requestRules.linkLifetimeMs / 1000 },
  forgot: { name: 'sarv_forgot', maxAgeSeconds: requestRules.lifetimeMs / 1000 },
} as const
type CookieKind = keyof typeof cookies

/** Everything that signs in is below it; nothing else gets them. */
const path = '/api/my/account'

/** As `newToken()` makes them. Anything else is no cookie of ours. */
const tokenPattern = /^[\w-]{43}$/

const readToken = (reply: FastifyReply, kind: CookieKind): string | undefined => {
  const token = parseCookie(reply.request.headers.cookie ?? '')[cookies[kind].name]
  return token !== undefined && tokenPattern.test(token) ? token : undefined
}

/** Of the context of a call that signs in. */
export interface Entering {
  ip: string
  userAgent: string
  reply: FastifyReply
  note: (note: AuditNote) => void
}

/** Reads and keeps the cookies of calls that sign in. They need a secure connection where the portal has one. */
export const createBrowserCookies = ({ publicUrl }: { publicUrl: string }) => {
  const secure = publicUrl.startsWith('https:')
  const keepToken = (reply: FastifyReply, kind: CookieKind, value: string): void => {
    const { name, maxAgeSeconds: maxAge } = cookies[kind]
    const cookie = stringifySetCookie({ name, value, path, maxAge, secure, httpOnly: true, sameSite: 'strict' })
    void reply.header('set-cookie', cookie)
  }
  return {
    /** Where the call comes from. A browser without a mark gets one, which counts once it has signed in. */
    visitorOf: ({ ip, userAgent, reply }: Entering): Visitor & { deviceToken: string } => {
      const kept = readToken(reply, 'device')
      return { ip, userAgent, deviceToken: kept ?? newToken(), isNewDevice: kept === undefined }
    },
    /** What the client sent, or else what its browser kept. */
    tokenOf: (reply: FastifyReply, kind: Exclude<CookieKind, 'device'>, sent: string | undefined) =>
      sent ?? readToken(reply, kind),
    keepToken,
    /** Every answer that may hold a session passes here: the audit log hears who it was, the browser keeps what it needs. */
    answerSession: (
      { reply, note }: Entering,
      { deviceToken }: { deviceToken: string },
      session: LoginSession,
    ): LoginSession => {
      if (session.userId !== undefined) {
        note({ userId: session.userId, customerId: session.customerId })
        keepToken(reply, 'device', deviceToken)
      }
      if (session.enableTwoFactor && session.pendingToken) keepToken(reply, 'secondStep', session.pendingToken)
      return session
    },
  }
}
