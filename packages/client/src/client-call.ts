import type { Call, CallOutput, CallRequest } from '@sarv/contract/call'
import type { ApiRequest } from './base-api.ts'

/** A call of the contract as a client knows it: where it goes. Its types are the contract's, and weigh nothing. */
export interface ClientCall<C extends Call> {
  method: C['method']
  path: C['path']
  /** Never there: it keeps the type of the contract's call. */
  contract?: C
}

type Named<S> = S extends undefined ? unknown : S
type Body<S> = [S] extends [undefined] ? unknown : undefined extends S ? { body?: S } : { body: S }
type Flat<T> = { [K in keyof T]: T[K] }
type NothingIsVoid<T> = keyof T extends never ? void : T

/** What a call is given: the names in its path and its query as the contract has them, and its body as `body`. */
export type CallArguments<C extends Call> = NothingIsVoid<
  Flat<Named<CallRequest<C>['params']> & Named<CallRequest<C>['query']> & Body<CallRequest<C>['body']>>
>

/** A file of text comes as text. */
export type CallAnswer<C extends Call> = C['answers'] extends 'file' ? Blob | string : CallOutput<C>

/** What goes over the wire. Whatever of the arguments the path does not name is the query. */
export const requestOf = <C extends Call>(
  { method, path }: ClientCall<C>,
  args: CallArguments<C>,
): ApiRequest & { method: string } => {
  const { body, ...params }: Record<string, unknown> = { ...args }
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(params[name]))
    delete params[name]
    return value
  })
  return { url, method, params, body }
}
