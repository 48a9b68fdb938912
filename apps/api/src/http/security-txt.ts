import type { FastifyInstance } from 'fastify'

export interface SecurityText {
  /** Where holes are reported: `mailto:` or https addresses, the best first. */
  contacts: readonly string[]
  /** How people reach the portal, without a slash at the end. */
  publicUrl: string | undefined
}

const lifeMs = 180 * 24 * 3_600_000
/** The same all day, so that it can be compared. */
const dayMs = 24 * 3_600_000

export const securityTextOf = ({ contacts, publicUrl }: SecurityText, now = Date.now()): string => {
  const expires = new Date(Math.floor((now + lifeMs) / dayMs) * dayMs).toISOString()
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: fa, en',
    ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    '',
  ].join('\n')
}

/** Who has found a hole reads here whom to tell (RFC 9116). Without a contact there is nothing to say, and it is 404. */
export const securityTextRoute = (app: FastifyInstance, text: SecurityText): void => {
  if (text.contacts.length === 0) return
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'max-age=86400').send(securityTextOf(text)),
  )
}
