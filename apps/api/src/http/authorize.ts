import type { FastifyRequest } from 'fastify'
import { may, type Access, type Role } from '@sarv/contract/access'
import { AppError } from './errors.ts'

/** Who is calling: a user, acting for one customer. */
export interface Actor {
  userId: number
  customerId: number
  /** The sign-in behind the token; null for callers without one. */
  sessionId: number | null
  /** Roles in the account and, for calls inside a project, the role there. */
  roles: readonly Role[]
  userTitle: string
  email: string
}

export interface ProjectOfCall {
  id: number
  customerId: number
  datacenterId: number
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

/**
 * The rule of every call that needs a token: 401 without a live one; 404 for a project that is not there or not the
 * caller's, never saying which; 403 where the role is not enough.
 */
export const authorize = async (
  findCaller: FindCaller,
  token: string | undefined,
  access: Access,
  projectId: number | undefined,
): Promise<Caller> => {
  const caller = token === undefined ? undefined : await findCaller(token, projectId)
  if (!caller) throw new AppError('not_signed_in')
  if (projectId !== undefined && !caller.project) throw new AppError('not_found')
  if (!may(access, caller.actor.roles)) throw new AppError('forbidden')
  return caller
}
