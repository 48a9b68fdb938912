import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Access } from '@sarv/contract/access'
import type { Call } from '@sarv/contract/call'
import { callId, type CallId } from '@sarv/contract/calls'
import { productCategory } from '@sarv/contract/enums'
import { areas } from '../../areas/areas.ts'
import type { Person } from '../people.ts'
import type { CallingPerson, World } from './world.ts'

export interface CallInputs {
  params: Record<string, number | string>
  query?: Record<string, string>
  body?: object
  /** Whose thing the input names, where the call is not inside a project: it is not there for anybody else. */
  namesThingOf?: 'customer' | 'person' | 'project'
  /** What the thing itself asks for, where the call does not say it: whoever may stop a server may also try it again. */
  access?: Access
  /** What even those get who may call it, where a right input would need a second program: another device, a provider. */
  refusal?: number
}

export type Describe = (world: World, whose: Person) => Promise<Partial<CallInputs>> | Partial<CallInputs>

/** What a call needs that its path does not say. Calls without ids of their own and without a body need no line. */
export type AccessInputs = Partial<Record<CallId, Describe>>

export const id = (value: number) => ({ params: { id: value } })
export const ofPerson = (value: number): Partial<CallInputs> => ({ ...id(value), namesThingOf: 'person' })
export const ofCustomer = (value: number): Partial<CallInputs> => ({ ...id(value), namesThingOf: 'customer' })

const fileOf = (area: string) =>
  fileURLToPath(new URL(`../../areas/${area}/${area}.access.fixture.ts`, import.meta.url))

/** Of all areas, each in its own file. */
const readDescribed = async (): Promise<AccessInputs> => {
  const files = areas.map(({ name }) => fileOf(name)).filter((file) => existsSync(file))
  const parts = await Promise.all(files.map((file) => import(file) as Promise<{ accessInputs: AccessInputs }>))
  return Object.assign({}, ...parts.map(({ accessInputs }) => accessInputs)) as AccessInputs
}
let described: Promise<AccessInputs> | undefined

/** Where an id names something of a person, a stranger names the owner's. */
const namesSomething = (call: Call): boolean => call.path.includes('{') || callId(call) === 'customerUserChangeCustomer'

/** What this caller sends: about themselves and things of their own or, being a stranger, of the owner. */
export const inputOf = async (call: Call, world: World, caller: CallingPerson): Promise<CallInputs> => {
  const describe = (await (described ??= readDescribed()))[callId(call)]
  if (call.body && !describe) throw new Error(`describe the body of ${callId(call)} in its area's access.fixture.ts`)
  const whose = caller.kind === 'stranger' && namesSomething(call) ? world.owner : caller
  const input = (await describe?.(world, whose)) ?? {}
  return { ...input, params: { projectId: world.projectId, productId: productCategory.id.vm, ...input.params } }
}
