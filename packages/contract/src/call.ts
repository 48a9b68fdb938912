import type { z } from 'zod'
import type { Access, TokenUse } from './access.ts'
import type { CacheGroup } from './cache-groups.ts'
import type { StepUp } from './step-up.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the wire. The server's route, the OpenAPI document, the client and its refetching derive from it. */
export interface Call {
  method: Method
  /** OpenAPI notation, from the host: `/api/my/vm/{projectId}/host/get/{id}`. */
  path: string
  /** Who may call it: a row of the table in `access.ts`. */
  access: Access
  /** One plain English line for the API documentation. */
  summary: string
  description?: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** Older clients put the query of this read into a JSON body. */
  queryInBody?: true
  body?: z.ZodType
  /** The body is `multipart/form-data`. */
  multipart?: true
  /** Absent: the answer is 200 with an empty body. */
  response?: z.ZodType
  /** The answer is not JSON: a stream of server-sent events, a file, or a redirect, which also takes a form of a browser. */
  answers?: 'events' | 'file' | 'redirect'
  /** Cache groups that a read provides; writes name them in `invalidates`. */
  provides?: readonly CacheGroup[]
  invalidates?: readonly CacheGroup[]
  /** With the header `X-Dry-Run: true` it answers a `Quote` and changes nothing. */
  dryRun?: true
  /** It orders a service: refused with `identity_unconfirmed` until someone who answers for the account is known by name. */
  orders?: true
  /** The path parameter that holds the project, where it is not `projectId`. */
  projectParam?: string
  /** Which API tokens may call it, where it is not the usual rule of `tokenMay()`. */
  tokens?: TokenUse
  /** A GET that changes something or opens a way in: who may only read may not call it. */
  effect?: true
  /**
   * A read whose answer is for its user alone: a way to what they keep, or how they sign in. An operator who sees the portal as
   * a customer may not call it.
   */
  personal?: true
  /** It asks again who is there, unless they have proven it in the last minutes: see `step-up.ts`. */
  stepUp?: StepUp
}

/** Keeps the literal types of a call, so that `implement()` and the client know its exact shapes. */
export const defineCall = <const C extends Call>(call: C): C => call

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives, after validation. */
export interface CallInput<C extends Call> {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
}

/** What a client sends. */
export interface CallRequest<C extends Call> {
  params: Sent<C['params']>
  query: Sent<C['query']>
  body: Sent<C['body']>
}

/** What a handler answers. */
export type CallOutput<C extends Call> = C['response'] extends z.ZodType ? z.input<C['response']> : void
