import { isIP } from 'node:net'
import type { Settings } from '../../../dependencies.ts'
import { isLoopback } from '../../../loopback.ts'

export const maxPasskeys = 20
/** How long someone may take with the device. */
export const challengeLifeMs = 5 * 60_000

/** Whom passkeys are made for: browsers use them on no other site. */
export interface RelyingParty {
  id: string
  /** Where the portal is, as browsers write it. */
  origins: readonly string[]
}

const isAddress = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

const belongsTo = (domain: string, hostname: string): boolean => hostname === domain || hostname.endsWith(`.${domain}`)

/**
 * None where the portal has no name: browsers refuse addresses. A portal on this machine goes by `localhost`, which
 * leads to the same place.
 */
export const relyingPartyOf = (publicUrl: string, allowedOrigins: readonly string[]): RelyingParty | undefined => {
  const url = new URL(publicUrl)
  if (isAddress(url.hostname)) {
    if (!isLoopback(url.hostname)) return undefined
    url.hostname = 'localhost'
  }
  const id = url.hostname
  return { id, origins: [url.origin, ...allowedOrigins.filter((origin) => belongsTo(id, new URL(origin).hostname))] }
}

/** Whether a browser that has opened the portal at this origin would refuse a passkey there. */
export const isReachedByAddress = (origin: string): boolean => {
  const url = URL.parse(origin)
  return url === null || isAddress(url.hostname)
}

/** Whether to offer passkeys to who has asked for this host; on this machine the portal also has an address. */
export const offersPasskeys = (settings: Pick<Settings, 'publicUrl' | 'allowedOrigins'>, host: string): boolean => {
  const rp = relyingPartyOf(settings.publicUrl, settings.allowedOrigins)
  return rp !== undefined && (rp.id !== 'localhost' || !isReachedByAddress(`http://${host}`))
}

const transportPattern = /^[a-z-]{1,20}$/

/** How the browser reached the device, so that it looks there first next time. A hint only: anyone may send anything. */
export const readTransports = (sent: unknown): string[] =>
  Array.isArray(sent)
    ? sent.filter((one): one is string => typeof one === 'string' && transportPattern.test(one)).slice(0, 10)
    : []
