import type { FastifyReply, FastifyRequest } from 'fastify'
import { seeAsHeader } from '@sarv/contract/access'

export interface SecurityOptions {
  /** The portal is reached over TLS: `SARV_PUBLIC_URL` is https. */
  isHttps: boolean
  /** A proxy in front of us may say `X-Forwarded-Proto: https`. */
  trustsProxy: boolean
  /** Portals on other hosts that browsers may call us from. */
  allowedOrigins: readonly string[]
  /** Object stores that pages send files to and show pictures and films from: `https://s3.example.ir`. */
  storeOrigins: readonly string[]
}

const oneYearSeconds = 31_536_000
const strictTransport = `max-age=${oneYearSeconds}; includeSubDomains`

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** Answers of the API are data: nothing in them may ever run, be framed or be kept by a cache. */
const apiHeaders = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/**
 * Everything from our own origin; `data:` is for the captcha's picture, which comes inside its JSON answer. Files of buckets
 * travel between the browser and the store itself, and a customer may have put anything into them: they are sent, read
 * and looked at, but nothing from there is ever run, styled by or framed.
 */
const portalPolicy = (storeOrigins: readonly string[]): string => {
  const stores = storeOrigins.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data:${stores}`,
    `media-src${stores || " 'none'"}`,
    `connect-src 'self'${stores}`,
    "manifest-src 'self'",
    // Some banks are entered by a form: the customer's browser sends it, with our address as where it came from.
    "form-action 'self' https://*.shaparak.ir",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

const pageHeaders = {
  ...everywhere,
  // Not stricter: banks refuse customers who come to their page without a referrer.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

const corsHeaders = {
  'access-control-expose-headers': 'x-request-id, x-total-count, retry-after, idempotency-replayed',
  vary: 'origin',
}

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': `authorization, content-type, accept, idempotency-key, last-event-id, x-dry-run, x-request-id, ${seeAsHeader}`,
  'access-control-max-age': '600',
}

/** One hook for all headers: the list is ready-made, so that a request only copies it. */
export const securityHook = ({ isHttps, trustsProxy, allowedOrigins, storeOrigins }: SecurityOptions) => {
  const transport = isHttps ? { 'strict-transport-security': strictTransport } : {}
  const ofApi = Object.freeze({ ...apiHeaders, ...transport })
  const policy = { 'content-security-policy': portalPolicy(storeOrigins) }
  const ofPages = Object.freeze({ ...pageHeaders, ...policy, ...transport })
  const origins = new Set(allowedOrigins)

  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    void reply.headers(request.url.startsWith('/api/') ? ofApi : ofPages).header('x-request-id', request.id)
    if (trustsProxy && !isHttps && request.protocol === 'https') {
      void reply.header('strict-transport-security', strictTransport)
    }
    const { origin } = request.headers
    if (origin !== undefined && origins.has(origin)) {
      void reply.headers(corsHeaders).header('access-control-allow-origin', origin)
      if (request.method === 'OPTIONS') {
        void reply.headers(preflightHeaders).code(204).send()
        return
      }
    }
    done()
  }
}
