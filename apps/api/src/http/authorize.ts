import type { FastifyRequest } from 'fastify'
import {
  isProjectAccess,
  isProjectRole,
  may,
  rolesToSeeAs,
  seeAsHeader,
  tokenMay,
  type Access,
  type Role,
  type TokenScope,
  type TokenUse,
} from '@sarv/contract/access'
import { viewMay } from '@sarv/contract/reads'
import type { ProjectOfCall } from '../db/project-access.ts'
import { AppError } from '../errors/app-error.ts'

/** An operator who sees the portal as a customer does. */
export interface ViewOfOperator {
  viewId: number
  operatorId: number
  name: string
}

/** Who is calling: a user, acting for one customer. */
export interface Actor {
  userId: number
  customerId: number
  /** The sign-in behind the token; null for API tokens and for operators who look. */
  sessionId: number | null
  apiTokenId: number | null
  /** What an API token is limited to. */
  tokenScope: TokenScope | undefined
  /** Whoever holds the session has proven lately who they are; never true of an API token. */
  isProven: boolean
  /** The same, but asked for in this session: signing in is not enough. */
  isProvenAgain: boolean
  /** A proof with a second factor or a code to the confirmed phone; also true where there is no such phone. */
  isFactorProven: boolean
  /** The operator who sees the portal through this user’s eyes. */
  view: ViewOfOperator | undefined
  /** Roles in the account and, for calls inside a project, the role there. */
  roles: readonly Role[]
  /** The lesser role that the caller asked to be treated as. */
  seenAs: Role | undefined
  userTitle: string
  email: string
}

export interface Caller {
  actor: Actor
  /** Absent where the call names no project, or one that the caller cannot see. */
  project: ProjectOfCall | undefined
}

/** Who holds this token, and what they see of this project; nothing when the token is unknown or dead. */
export type FindCaller = (token: string, projectId: number | undefined) => Promise<Caller | undefined>

const scheme = 'bearer '
/** 256 bits in base64url. Anything much longer is not ours and is not worth hashing. */
const longestToken = 512

export const bearerToken = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization
  if (header === undefined || header.length > longestToken) return undefined
  if (header.slice(0, scheme.length).toLowerCase() !== scheme) return undefined
  return header.slice(scheme.length).trim() || undefined
}

/** What the call says about who may use it. */
export interface Guarded {
  method: string
  access: Access
  tokens?: TokenUse | undefined
  effect?: true | undefined
  personal?: true | undefined
}

/**
 * The same person with a lesser role. Roles are only ever taken away: whoever asks for more is refused. Outside of projects
 * what a project's manager may look through is open to all: it counts for nothing there, and each project asks again.
 */
const asSeenBy = ({ actor, project }: Caller, role: string, isInProject: boolean): Caller => {
  const own: readonly Role[] = isInProject ? actor.roles : [...actor.roles, 'manager']
  const seenAs = rolesToSeeAs(own).find((lesser) => lesser === role)
  if (!seenAs) throw new AppError('see_as_refused')
  return {
    actor: { ...actor, roles: [seenAs], seenAs },
    project: isProjectRole(seenAs) ? project : undefined,
  }
}

/** Who calls, with the role they want to be seen as: 401 without a live token. */
export const recognise = (caller: Caller | undefined, projectId: number | undefined, seeAs?: string): Caller => {
  if (!caller) throw new AppError('not_signed_in')
  return seeAs === undefined ? caller : asSeenBy(caller, seeAs, projectId !== undefined)
}

/**
 * The rule of every call that needs a token: 404 for a project that is not there or not the caller's, never saying
 * which; 403 where the role, or the scope of an API token, is not enough.
 */
export const assertMay = (call: Guarded, { actor, project }: Caller): void => {
  if (isProjectAccess(call.access) && !project) throw new AppError('not_found')
  if (!may(call.access, actor.roles)) throw new AppError('forbidden')
  if (actor.tokenScope && !tokenMay(call, actor.tokenScope)) throw new AppError('token_may_not')
  if (actor.view && !viewMay(call)) throw new AppError('view_may_not')
}

export const seeAsOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers[seeAsHeader]
  return typeof header === 'string' ? header : undefined
}
