import { type Area, areas, ofAllAreas } from './areas.ts'
import type { Call } from './call.ts'

export type { Area } from './areas.ts'

export const callsByArea = Object.fromEntries(Object.entries(areas).map(([area, { calls }]) => [area, calls])) as {
  [Name in Area]: (typeof areas)[Name]['calls']
}

/** Every call by its id, which is also the operation id of the OpenAPI document and the name of the hook. */
export const allCalls = ofAllAreas('calls')

export type CallId = keyof typeof allCalls

const idOfCall = new Map<Call, CallId>(Object.entries(allCalls).map(([id, call]) => [call, id as CallId]))

/** The id of a call object; a call that is not in the list is a mistake of ours. */
export const callId = (call: Call): CallId => {
  const id = idOfCall.get(call)
  if (!id) throw new Error(`not a call of the contract: ${call.method} ${call.path}`)
  return id
}
