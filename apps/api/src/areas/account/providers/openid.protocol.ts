import type { FastifyBaseLogger } from 'fastify'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  skipStateCheck,
  type ClientAuth,
  type Configuration,
} from 'openid-client'
import type { ProviderSettings } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { isLoopback } from '../../../loopback.ts'
import { readIdentity, redirectUriOf, type ProvenIdentity, type ProviderName } from './providers.rules.ts'

/** A provider answers at once or is down; nobody waits longer for it. */
const timeoutSeconds = 5
/** Providers move their addresses rarely, and announce it long before. */
const discoveryLifeMs = 3_600_000

/** What we keep of a visit to the provider, to hold the answer against. */
export interface Visit {
  verifier: string
  nonce: string
}

export interface OpenIdProvider {
  name: ProviderName
  /** The page of the provider where people sign in. */
  signInUrl(visit: Visit & { state: string }, log: FastifyBaseLogger): Promise<string>
  /** Exchanges the code, and answers who has signed in. Throws `provider_answer_invalid` or `provider_unavailable`. */
  identify(visit: Visit & { code: string }, log: FastifyBaseLogger): Promise<ProvenIdentity>
}

/**
 * The library would send the address without its query, though providers compare the whole of it; the client's
 * authentication is its one place where the request can still be changed.
 */
const authenticationOf =
  ({ clientSecret }: ProviderSettings, redirectUri: string): ClientAuth =>
  (server, client, body, headers) => {
    body.set('redirect_uri', redirectUri)
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    const authenticate = takesPost ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret)
    authenticate(server, client, body, headers)
  }

const discover = (settings: ProviderSettings, redirectUri: string): Promise<Configuration> =>
  discovery(new URL(settings.issuer), settings.clientId, undefined, authenticationOf(settings, redirectUri), {
    timeout: timeoutSeconds,
    execute: [
      // The signature is checked too, although the id token comes to us directly from the provider.
      enableNonRepudiationChecks,
      // Who answers without TLS could be anyone, except on this machine.
      ...(isLoopback(new URL(settings.issuer).hostname) ? [allowInsecureRequests] : []),
    ],
  })

/** One discovery for all who sign in within the hour. After a failure the next one asks anew. */
const createDiscovery = (settings: ProviderSettings, redirectUri: string) => {
  let known: { configuration: Promise<Configuration>; until: number } | undefined
  return {
    read: (): Promise<Configuration> => {
      if (!known || known.until <= Date.now()) {
        known = { configuration: discover(settings, redirectUri), until: Date.now() + discoveryLifeMs }
      }
      return known.configuration
    },
    forget: (): void => {
      known = undefined
    },
  }
}

/** Codes of the library for an answer that is not the one we asked for: stolen, tampered with, or too old. */
const wrongAnswerCodes: ReadonlySet<unknown> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
])

const reasonOf = (error: unknown): string => {
  if (error instanceof ResponseBodyError) return error.error
  const { code, message } = error as { code?: string; message?: string }
  return code ?? message ?? 'unknown'
}

const isWrongAnswer = (error: unknown): boolean => {
  const reason = reasonOf(error)
  return error instanceof ResponseBodyError ? reason === 'invalid_grant' : wrongAnswerCodes.has(reason)
}

export const openProvider = (name: ProviderName, settings: ProviderSettings, publicUrl: string): OpenIdProvider => {
  const redirectUri = redirectUriOf(publicUrl, name)
  const configuration = createDiscovery(settings, redirectUri)

  const refuse = (log: FastifyBaseLogger, code: 'provider_answer_invalid' | 'provider_unavailable', error: unknown) => {
    if (code === 'provider_unavailable') configuration.forget()
    // The error itself carries codes and tokens: only its name is logged.
    log.warn({ provider: name, reason: reasonOf(error).slice(0, 100) }, code)
    throw new AppError(code)
  }

  const asking = async <T>(log: FastifyBaseLogger, ask: (known: Configuration) => Promise<T>): Promise<T> => {
    const known = await configuration.read().catch((error: unknown) => refuse(log, 'provider_unavailable', error))
    return ask(known).catch((error: unknown) =>
      refuse(log, isWrongAnswer(error) ? 'provider_answer_invalid' : 'provider_unavailable', error),
    )
  }

  return {
    name,
    signInUrl: ({ state, nonce, verifier }, log) =>
      asking(log, async (known) => {
        const url = buildAuthorizationUrl(known, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        return url.href
      }),
    identify: ({ code, nonce, verifier }, log) =>
      asking(log, async (known) => {
        const answer = new URL(redirectUri)
        answer.searchParams.set('code', code)
        // Each provider has a redirect address and states of its own, which tells their answers apart as `iss` would.
        answer.searchParams.set('iss', known.serverMetadata().issuer)
        const tokens = await authorizationCodeGrant(known, answer, {
          pkceCodeVerifier: verifier,
          expectedNonce: nonce,
          // Whoever calls has taken the state out of the database.
          expectedState: skipStateCheck,
          idTokenExpected: true,
        })
        const claims = tokens.claims()!
        if (claims['email'] !== undefined) return readIdentity(claims)
        return readIdentity(await fetchUserInfo(known, tokens.access_token, claims.sub))
      }),
  }
}
