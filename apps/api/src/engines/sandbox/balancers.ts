import type {
  BalancerPort,
  BalancerShape,
  BalancerSpec,
  ListenerSpec,
  MemberProbe,
} from '../../ports/compute/balancers.engine.ts'
import { byPort, byServer, checkShape, hasShape, textOfCheck } from '../balancer-shapes.ts'
import { EngineError } from '../../ports/engine-error.ts'
import { freeHost } from '../ranges.ts'
import {
  answerOf,
  balancerSeconds,
  checkActive,
  fingerprintOf,
  sandboxBalancing,
  toDetail,
  toEngineBalancer,
  type BalancerRow,
  type ListenerRow,
  type MemberRow,
  type MemberTrouble,
} from './balancers.state.ts'
import * as balancers from './balancers.store.ts'
import type { SandboxContext } from './context.ts'
import { changeInTurn } from './datacenters.store.ts'
import * as networks from './networks.store.ts'
import { stateAt } from './servers.state.ts'
import { findServer } from './servers.store.ts'
import type { SandboxQuery } from './store.ts'

/** Load balancers of one datacenter. */
export const balancerMethods = (context: SandboxContext): BalancerPort => {
  const { store, datacenter, now, after } = context

  const create = async (query: SandboxQuery, spec: BalancerSpec, at: Date) => {
    const existing = await balancers.findBalancer(query, datacenter, spec.tag, at)
    if (existing) return sameBalancer(existing, spec, at)
    checkShape(sandboxBalancing, spec)
    const address = await freeAddress(query, datacenter, spec, at)
    const listeners = await listenerRows(query, datacenter, spec.networkTag, spec.listeners)
    const builtAt = after(at, balancerSeconds.build)
    const { ref } = await balancers.insertBalancer(query, datacenter, {
      ...spec,
      address,
      listeners,
      createdAt: at,
      builtAt,
    })
    return { ref }
  }

  const update = async (query: SandboxQuery, tag: string, shape: BalancerShape, at: Date) => {
    const row = await balancers.findBalancer(query, datacenter, tag, at)
    if (!row) throw new EngineError('not_found', `no load balancer ${tag} in ${datacenter}`)
    const certified = row.listeners.filter(({ fingerprint }) => fingerprint !== null)
    checkShape(sandboxBalancing, shape, new Set(certified.map(({ port }) => port)))
    const kept = new Map(certified.map(({ port, fingerprint }) => [port, fingerprint]))
    const listeners = await listenerRows(query, datacenter, row.network_tag, shape.listeners, kept)
    if (isAsWanted(row, shape, listeners)) return
    checkActive(row, at)
    const until = after(at, balancerSeconds.update)
    await balancers.changeBalancer(query, datacenter, tag, { ...shape, listeners, until })
  }

  return {
    balancing: sandboxBalancing,

    async createBalancer(spec, signal) {
      signal.throwIfAborted()
      return changeInTurn(context, (query, at) => create(query, spec, at))
    },

    async getBalancer(tag, signal) {
      signal.throwIfAborted()
      const at = now()
      const row = await balancers.findBalancer(store.query, datacenter, tag, at)
      return row && detailOf(store.query, datacenter, row, at)
    },

    async listBalancers(signal) {
      signal.throwIfAborted()
      const at = now()
      return (await balancers.listBalancers(store.query, datacenter, at)).map((row) => toEngineBalancer(row, at))
    },

    async updateBalancer(tag, shape, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, (query, at) => update(query, tag, shape, at))
    },

    async deleteBalancer(tag, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, (query, at) =>
        balancers.setBalancerGone(query, datacenter, tag, after(at, balancerSeconds.delete)),
      )
    },

    async probeMembers(tag, signal) {
      signal.throwIfAborted()
      const at = now()
      const row = await balancers.findBalancer(store.query, datacenter, tag, at)
      return row ? probesOf(row, await troublesOf(store.query, datacenter, row, at)) : []
    },
  }
}

const sameBalancer = (row: BalancerRow, spec: BalancerSpec, at: Date): { ref: string } => {
  if (row.gone_at) throw new EngineError('busy', `load balancer ${spec.tag} is still being deleted`)
  const fingerprints = new Map(row.listeners.map(({ port, fingerprint }) => [port, fingerprint]))
  const hasItsCertificates = spec.listeners.every(
    ({ certificate, port }) => !certificate || fingerprints.get(port) === fingerprintOf(certificate),
  )
  if (
    hasShape(
      toDetail(row, at, () => null),
      spec,
    ) &&
    hasItsCertificates
  )
    return { ref: row.ref }
  throw new EngineError('duplicate', `load balancer ${spec.tag} exists with another shape`)
}

const isAsWanted = (row: BalancerRow, { name, algorithm }: BalancerShape, listeners: readonly ListenerRow[]): boolean =>
  row.name === name &&
  row.algorithm === algorithm &&
  row.listeners.length === listeners.length &&
  listeners.every((listener) => row.listeners.some((one) => listenerText(one) === listenerText(listener)))

const listenerText = ({ protocol, port, memberPort, members, ...listener }: ListenerRow): string =>
  JSON.stringify([
    [protocol, port, memberPort, listener.fingerprint, listener.nameFingerprints.toSorted()],
    [textOfCheck(listener.healthCheck), listener.session],
    members.map(({ serverTag, address, weight }) => `${serverTag} ${address} ${weight}`).toSorted(),
  ])

/** Only in turn: it is looked for, then taken. */
const freeAddress = async (
  query: SandboxQuery,
  datacenter: string,
  { networkTag, heldAddresses = [] }: BalancerSpec,
  at: Date,
): Promise<string> => {
  const network = await networks.findNetwork(query, datacenter, networkTag)
  if (!network) throw new EngineError('not_found', `no network ${networkTag} in ${datacenter}`)
  const ports = await networks.portsOn(query, datacenter, networkTag)
  const others = await balancers.balancersOn(query, datacenter, networkTag, at)
  const taken = [...ports, ...others].map(({ address }) => address)
  const free = freeHost(network, new Set([...taken, ...heldAddresses]))
  if (free === undefined) throw new EngineError('no_address', `network ${networkTag} is full`)
  return free
}

/** With the addresses that the members have now; `kept` are the fingerprints of those that bring no certificate. */
const listenerRows = async (
  query: SandboxQuery,
  datacenter: string,
  networkTag: string,
  listeners: readonly ListenerSpec[],
  kept: ReadonlyMap<number, string | null> = new Map<number, string | null>(),
): Promise<ListenerRow[]> => {
  const ports = await networks.portsOn(query, datacenter, networkTag)
  const memberRow = ({ serverTag, weight = 1 }: ListenerSpec['members'][number]): MemberRow => {
    const port = ports.find((one) => one.serverTag === serverTag)
    if (!port) throw new EngineError('not_found', `server ${serverTag} is not on network ${networkTag}`)
    return { serverTag, weight, address: port.address }
  }
  return listeners.map(({ protocol, port, memberPort, members, certificate, ...listener }) => ({
    protocol,
    port,
    memberPort,
    members: members.map(memberRow),
    fingerprint: protocol === 'https' ? (fingerprintOf(certificate) ?? kept.get(port) ?? null) : null,
    nameFingerprints: (listener.nameCertificates ?? []).map((one) => fingerprintOf(one)!),
    healthCheck: listener.healthCheck ?? null,
    session: listener.session ?? null,
  }))
}

const probesOf = ({ listeners }: BalancerRow, troubleOf: (member: MemberRow) => MemberTrouble): MemberProbe[] =>
  listeners.toSorted(byPort).flatMap(({ protocol, port, healthCheck, members }) =>
    healthCheck
      ? members.toSorted(byServer).map((member) => ({
          protocol,
          port,
          serverTag: member.serverTag,
          ...answerOf(healthCheck, troubleOf(member), member),
        }))
      : [],
  )

/** A member answers while its server runs and is on the network with the same address. */
const troublesOf = async (
  query: SandboxQuery,
  datacenter: string,
  row: BalancerRow,
  at: Date,
): Promise<(member: MemberRow) => MemberTrouble> => {
  const running = new Set<string>()
  for (const serverTag of new Set(row.listeners.flatMap(({ members }) => members.map((member) => member.serverTag)))) {
    const server = await findServer(query, datacenter, serverTag)
    if (server && stateAt(server, at) === 'active') running.add(serverTag)
  }
  const ports = await networks.portsOn(query, datacenter, row.network_tag)
  return (member) => {
    const isOn = ports.some(({ serverTag, address }) => serverTag === member.serverTag && address === member.address)
    if (!isOn) return 'away'
    return running.has(member.serverTag) ? null : 'off'
  }
}

const detailOf = async (query: SandboxQuery, datacenter: string, row: BalancerRow, at: Date) =>
  toDetail(row, at, await troublesOf(query, datacenter, row, at))
