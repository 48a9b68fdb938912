import type { Started } from '@sarv/contract/answers.schemas'
import type { VpcBundle } from '@sarv/contract/portal/bundles/bundles.schemas'
import type { Answer, Customer, TestApi } from '../../testing/api.ts'

/*
 * A project with servers, networks, private clouds and what hangs on them, and a model of it that knows nothing of how
 * things are done.
 */

export interface ModelServer {
  hasIpv4: boolean
  /** Its connections, by network. */
  nodes: Map<number, number>
  /** Addresses beyond the first. */
  ips: Set<number>
}

export interface ModelCloud {
  /** How many addresses its plan holds of the limits, the primary one among them. */
  ipv4: number
  /** The most forwards. */
  rules: number
}

/** A public address of a cloud beyond the primary one. */
export interface ModelAddress {
  cloud: number
  /** The connection whose own it is. */
  node: number | null
}

export interface ModelForward {
  cloud: number
  ip: number
  network: number
  node: number
  protocol: 'tcp' | 'udp'
  port: number
  /** How many ports. */
  count: number
  toPort: number
}

/** A way of a cloud into a network of another one, or a request for it. */
export interface ModelWay {
  cloud: number
  network: number
  isOpen: boolean
}

export interface ModelBalancer {
  network: number
  servers: Set<number>
  /** The public address of the cloud that leads to it. */
  ip: number | null
}

export interface Model {
  servers: Map<number, ModelServer>
  /** Each with the cloud that it is connected to. */
  networks: Map<number, number | null>
  clouds: Map<number, ModelCloud>
  /** The clouds that let their servers out, with the address for that; null: the primary one. */
  letOut: Map<number, number | null>
  addresses: Map<number, ModelAddress>
  forwards: Map<number, ModelForward>
  balancers: Map<number, ModelBalancer>
  ways: Map<number, ModelWay>
}

export const newModel = (): Model => ({
  servers: new Map(),
  networks: new Map(),
  clouds: new Map(),
  letOut: new Map(),
  addresses: new Map(),
  forwards: new Map(),
  balancers: new Map(),
  ways: new Map(),
})

/** Whatever leads to a connection of a server in a network, which keeps it there. */
export const isLedTo = ({ forwards, addresses, balancers }: Model, server: number, network: number, node: number) =>
  [...forwards.values()].some((forward) => forward.node === node) ||
  [...addresses.values()].some((address) => address.node === node) ||
  [...balancers.values()].some((balancer) => balancer.network === network && balancer.servers.has(server))

/** Where a network of this number is. */
export const rangeOf = (number: number) => `10.${1 + (Math.floor(number / 250) % 250)}.${number % 250}`

type Sent = Answer<Started & { type?: string }>

/** What is asked for, and what is so once it is done. `null`: there is nothing to do it to. */
export interface Act {
  name: string
  send(): Promise<Sent>
  apply(answer: Started): void | Promise<void>
  /** What is done instead of trying it again when it has failed; absent: it is tried until it is done. */
  giveUp?: (answer: Started) => Act
  /** It leaves everything as it was when it fails, and is asked for once more instead of being tried again. */
  isAskedAnew?: true
  /** What it must be refused with. */
  refusal?: string
}

export type Choose = <Item>(items: Iterable<Item>) => Item | undefined

export interface World {
  api: TestApi
  customer: Customer
  model: Model
  choose: Choose
  plans: readonly VpcBundle[]
  imageId: number
  /** Another number at every call, for names and ranges. */
  next: () => number
}

export const pathOf = ({ customer }: World, rest: string) => `/vm/${customer.projectId}/${rest}`

export const sendTo = (world: World, method: 'POST' | 'PUT' | 'DELETE', rest: string, body?: object): Promise<Sent> =>
  world.api.send(world.customer, method, pathOf(world, rest), body)

export const removeWhere = <Thing>(things: Map<number, Thing>, isGone: (thing: Thing) => boolean): void => {
  for (const [id, thing] of things) if (isGone(thing)) things.delete(id)
}
