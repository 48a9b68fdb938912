import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type AccountClaims } from 'oidc-provider'
import type { ProviderSettings } from '../dependencies.ts'

export interface TestAccount extends Omit<AccountClaims, 'sub'> {
  email: string
  email_verified: boolean
  given_name?: string
  family_name?: string
}

export interface OpenIdProviderOptions {
  redirectUri: string
  /** Where the claims are: in the id token (as Google has them) or behind the userinfo address alone. */
  claimsIn: 'idToken' | 'userinfo'
  clientAuthentication: 'client_secret_basic' | 'client_secret_post'
}

export interface TestOpenIdProvider {
  settings: ProviderSettings
  /** Whoever may sign in, by subject. */
  accounts: Map<string, TestAccount>
  /** What a browser does: opens the page, signs in, and follows to our portal. Answers where it arrives. */
  visit(url: string, subject: string): Promise<URL>
  close(): Promise<void>
}

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
})

const readBody = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return new URLSearchParams(body)
}

const buildProvider = (
  issuer: string,
  { redirectUri, claimsIn, clientAuthentication }: OpenIdProviderOptions,
  client: Omit<ProviderSettings, 'issuer'>,
  accounts: ReadonlyMap<string, TestAccount>,
): Provider =>
  new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: clientAuthentication,
      },
    ],
    clientAuthMethods: [clientAuthentication],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: claimsIn === 'userinfo',
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const account = accounts.get(sub)
      return account && { accountId: sub, claims: () => ({ sub, ...account }) }
    },
    // Nobody is asked whether we may know their e-mail.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  })

/** One request of the browser, with the cookies it has so far. */
const browse = async (jar: Map<string, string>, url: URL, form?: URLSearchParams): Promise<URL> => {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { cookie },
    ...(form && { method: 'POST', body: form }),
  })
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    jar.set(name, value)
  }
  const location = answer.headers.get('location')
  if (location === null) throw new Error(`the provider did not go on: ${answer.status} ${await answer.text()}`)
  return new URL(location, url)
}

const visitor = (redirectUri: string) => async (start: string, subject: string) => {
  const jar = new Map<string, string>()
  let url = new URL(start)
  for (let steps = 0; !url.href.startsWith(redirectUri); steps += 1) {
    if (steps > 10) throw new Error(`the provider leads nowhere: ${url.href}`)
    const isForm = url.pathname.startsWith('/interaction/')
    url = await browse(jar, url, isForm ? new URLSearchParams({ subject }) : undefined)
  }
  return url
}

/** A real OpenID provider on this machine; its page signs in whoever is named in the form. */
export const startOpenIdProvider = async (options: OpenIdProviderOptions): Promise<TestOpenIdProvider> => {
  const accounts = new Map<string, TestAccount>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'sarv', clientSecret: randomBytes(24).toString('base64url') }
  const provider = buildProvider(issuer, options, client, accounts)
  const answer = provider.callback()

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const accountId = (await readBody(request)).get('subject') ?? ''
    return provider.interactionFinished(request, response, { login: { accountId } })
  }
  server.on('request', (request, response) => void handle(request, response))

  return {
    settings: { issuer, ...client },
    accounts,
    visit: visitor(options.redirectUri),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
    },
  }
}
