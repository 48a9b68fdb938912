import { EngineError } from '../../../ports/engine-error.ts'
import type { OpenStackSettings } from '../settings.ts'
import type { Http } from './http.ts'
import { refusalOf } from './refusals.ts'

export interface CatalogueEntry {
  type: string
  endpoints: { interface: string; region_id: string; url: string }[]
}

export interface Token {
  value: string
  userId: string
  projectId: string
  expiresAt: number
  catalogue: CatalogueEntry[]
}

/** `home`: where Sarv is administrator; else the id of a project of the cloud. */
export type Scope = 'home' | { projectId: string }

export interface Keystone {
  /** A token that is good for some minutes more. Many who ask at once cause one request. */
  token(scope: Scope, signal: AbortSignal): Promise<Token>
  /** It was refused: the next who ask get another. */
  forget(token: Token): void
}

const timeoutMs = 15_000
/** Long enough for the longest of our calls. */
const renewBeforeMs = 5 * 60_000

interface TokenBody {
  token: {
    expires_at: string
    user: { id: string }
    project?: { id: string }
    catalog?: CatalogueEntry[]
  }
}

interface Kept {
  asked: Promise<Token>
  /** Once it is there. */
  token: Token | undefined
}

const identityOf = ({ login }: OpenStackSettings) =>
  login.kind === 'password'
    ? {
        methods: ['password'],
        password: {
          user: { name: login.username, password: login.password, domain: { name: login.userDomain } },
        },
      }
    : { methods: ['application_credential'], application_credential: { id: login.id, secret: login.secret } }

const scopeOf = ({ login }: OpenStackSettings, scope: Scope) => {
  // An application credential brings its own scope, and no other is allowed.
  if (login.kind === 'applicationCredential') return {}
  const project =
    scope === 'home' ? { name: login.project, domain: { name: login.projectDomain } } : { id: scope.projectId }
  return { scope: { project } }
}

export const createKeystone = (settings: OpenStackSettings, http: Http, now: () => number = Date.now): Keystone => {
  const tokens = new Map<string, Kept>()
  const keyOf = (scope: Scope): string =>
    scope === 'home' || settings.login.kind === 'applicationCredential' ? 'home' : scope.projectId

  const ask = async (scope: Scope): Promise<Token> => {
    const answer = await http.send({
      method: 'POST',
      url: `${settings.authUrl}/auth/tokens`,
      headers: {},
      body: { auth: { identity: identityOf(settings), ...scopeOf(settings, scope) } },
      timeoutMs,
      // Whoever asked first may leave; the others still wait for the answer.
      signal: AbortSignal.timeout(timeoutMs),
    })
    const value = answer.header('x-subject-token')
    if (answer.status !== 201 || value === undefined) throw refusalOf('sign-in', answer)
    const { token } = answer.body as TokenBody
    if (!token.project) throw new EngineError('unauthorized', 'sign-in: the token belongs to no project')
    return {
      value,
      userId: token.user.id,
      projectId: token.project.id,
      expiresAt: Date.parse(token.expires_at),
      catalogue: token.catalog ?? [],
    }
  }

  const fresh = (scope: Scope): Promise<Token> => {
    const key = keyOf(scope)
    const asked = ask(scope)
    const kept: Kept = { asked, token: undefined }
    tokens.set(key, kept)
    const keep = async () => {
      kept.token = await asked
    }
    keep().catch(() => {
      if (tokens.get(key) === kept) tokens.delete(key)
    })
    return asked
  }

  return {
    token: async (scope, signal) => {
      signal.throwIfAborted()
      const key = keyOf(scope)
      const known = tokens.get(key)
      const token = await (known?.asked ?? fresh(scope))
      signal.throwIfAborted()
      if (token.expiresAt - renewBeforeMs > now()) return token
      // Unless someone else has seen to it meanwhile.
      const newer = tokens.get(key)
      return newer === known || newer === undefined ? fresh(scope) : newer.asked
    },
    forget: (token) => {
      for (const [key, kept] of tokens) if (kept.token === token) tokens.delete(key)
    },
  }
}
