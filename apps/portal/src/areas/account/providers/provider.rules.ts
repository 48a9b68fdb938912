/** A house whose sign-in page we send people to. */
export type Provider = 'google' | 'ito'

/** What is remembered in this tab while the person is at the provider. */
export interface Departure {
  provider: Provider
  state: string
  returnPath: string
}

export type ProviderReturn =
  | { kind: 'code'; provider: Provider; code: string; state: string; returnPath: string }
  /** The person said no there, or the provider could not. */
  | { kind: 'denied' }
  /** Nobody left from this tab for that page: the code may be someone else's, and they would have us sign in as them. */
  | { kind: 'foreign' }

/** The page to go to, with the state that must come back; undefined when the address is none to go to. */
export const readDestination = (url: string | null): { address: string; state: string } | undefined => {
  const page = url && URL.canParse(url) ? new URL(url) : undefined
  const state = page?.searchParams.get('state')
  return page && state && /^https?:$/.test(page.protocol) ? { address: page.href, state } : undefined
}

/** What the provider's answer in the address means, held against what this tab remembers. */
export const readReturn = (search: URLSearchParams, departure: Departure | undefined): ProviderReturn => {
  if (search.has('error')) return { kind: 'denied' }
  const code = search.get('code')
  const isOurs = departure?.provider === search.get('provider') && departure?.state === search.get('state')
  return departure && isOurs && code ? { kind: 'code', code, ...departure } : { kind: 'foreign' }
}

export const parseDeparture = (text: string | null): Departure | undefined => {
  try {
    const { provider, state, returnPath } = JSON.parse(text ?? '{}') as Partial<Departure>
    return provider && state && returnPath ? { provider, state, returnPath } : undefined
  } catch {
    return undefined
  }
}
