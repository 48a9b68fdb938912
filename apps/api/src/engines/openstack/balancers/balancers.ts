import type {
  BalancerCertificate,
  BalancerPort,
  BalancerShape,
  BalancerSpec,
  Balancing,
  EngineBalancerDetail,
} from '../../../ports/compute/balancers.engine.ts'
import { checkShape, hasShape } from '../../balancer-shapes.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { freeHost } from '../../ranges.ts'
import { poll } from '../../../ports/waiting.ts'
import { cloudName, tagOf, type OpenStackContext } from '../context.ts'
import { byTag, gatewayOf, toEnginePorts } from '../networks/networks.state.ts'
import { findNamed, listAll, scopeFor, type NeutronPort, type NeutronSubnet } from '../networks/neutron.ts'
import { balancingOf, probesIn, toDetail, toEngineBalancer, treeStateOf } from './balancers.state.ts'
import { forgetCertificates, hasKeyManager, keepCertificates } from './barbican.ts'
import { nextRequest, wholeTree, type WantedTree } from './difference.ts'
import { change, findTree, listBalancers, listNamed } from './octavia.ts'
import type { OctaviaBalancer, OctaviaListener, OctaviaTree } from './octavia.ts'

const pollMs = 500
const firstLookMs = 15_000

/** Load balancers by Octavia, each with its address in a private network. */
export const balancerMethods = (context: OpenStackContext): BalancerPort => {
  const { settings, withLock } = context
  // Whether somebody keeps certificates is known once we have signed in: until then it is said that nobody does, and each list
  // of the reconciler looks again.
  const balancing: Balancing = { ...balancingOf(settings) }
  const hasNone = balancing.protocols.length === 0
  const learn = async (signal: AbortSignal): Promise<void> => {
    if (settings.balancers !== 'amphora') return
    Object.assign(balancing, balancingOf(settings, await hasKeyManager(context, signal)))
  }
  void learn(AbortSignal.timeout(firstLookMs)).catch(() => undefined)
  const inTurn = <Result>(tag: string, signal: AbortSignal, work: () => Promise<Result>) =>
    withLock(cloudName(settings, tag), signal, work)

  return {
    balancing,

    createBalancer: async (spec, signal) => {
      signal.throwIfAborted()
      await learn(signal)
      checkShape(balancing, spec)
      return inTurn(spec.tag, signal, () => create(context, spec, signal))
    },

    getBalancer: async (tag, signal) => {
      signal.throwIfAborted()
      if (hasNone) return undefined
      const tree = await findTree(context, tag, signal)
      return tree && readDetail(context, tag, tree, signal)
    },

    listBalancers: async (signal) => {
      signal.throwIfAborted()
      if (hasNone) return []
      await learn(signal)
      const found = await listBalancers(context, {}, signal)
      const ours = found.flatMap((balancer) => {
        const tag = tagOf(settings, balancer.name)
        return tag?.startsWith('lb-') ? [{ tag, balancer }] : []
      })
      const networkTags = await networkTagsOf(context, found, signal)
      return ours.map(({ tag, balancer }) => toEngineBalancer(tag, balancer, networkTags(balancer))).toSorted(byTag)
    },

    updateBalancer: async (tag, shape, signal) => {
      signal.throwIfAborted()
      await learn(signal)
      checkShape(balancing, shape, await certifiedPorts(context, tag, shape, signal))
      await inTurn(tag, signal, () => update(context, tag, shape, signal))
    },

    deleteBalancer: async (tag, signal) => {
      signal.throwIfAborted()
      if (!hasNone) await inTurn(tag, signal, () => remove(context, tag, signal))
    },

    probeMembers: async (tag, signal) => {
      signal.throwIfAborted()
      const tree = hasNone ? undefined : await findTree(context, tag, signal)
      return tree ? probesIn(toDetail(settings, tag, tree, '')) : []
    },
  }
}

const isTls = ({ default_tls_container_ref: ref }: OctaviaListener): boolean => (ref ?? null) !== null

/** Ports that have a certificate already; asked only where a listener brings none. */
const certifiedPorts = async (
  context: OpenStackContext,
  tag: string,
  { listeners }: BalancerShape,
  signal: AbortSignal,
): Promise<ReadonlySet<number>> => {
  const isBare = listeners.some(({ protocol, certificate }) => protocol === 'https' && !certificate)
  const tree = isBare ? await findTree(context, tag, signal) : undefined
  return new Set(tree?.listeners.filter(isTls).map(({ protocol_port }) => protocol_port))
}

type RefOf = (pair: BalancerCertificate) => string

/** What certificates the shape brings, kept where Octavia finds them. */
const keepThose = (context: OpenStackContext, tag: string, { listeners }: BalancerShape, signal: AbortSignal) => {
  const pairs = listeners.flatMap(({ certificate, nameCertificates = [] }) =>
    certificate ? [certificate, ...nameCertificates] : [],
  )
  return keepCertificates(context, tag, pairs, signal)
}

/** Once it is as wanted: what its listeners no longer name is nobody's. */
const forgetOthers = async (
  context: OpenStackContext,
  tag: string,
  { listeners }: Pick<OctaviaTree, 'listeners'>,
  signal: AbortSignal,
): Promise<void> => {
  if (context.settings.balancers !== 'amphora' || !(await hasKeyManager(context, signal))) return
  const refs = listeners.flatMap(({ default_tls_container_ref: ref, sni_container_refs = [] }) => [
    ...(ref ? [ref] : []),
    ...sni_container_refs,
  ])
  await forgetCertificates(context, tag, new Set(refs), signal)
}

/** How the networks of these are called by us. */
const networkTagsOf = async (
  context: OpenStackContext,
  balancers: readonly OctaviaBalancer[],
  signal: AbortSignal,
): Promise<(balancer: OctaviaBalancer) => string> => {
  const id = [...new Set(balancers.map(({ vip_network_id }) => vip_network_id))]
  const networks = id.length === 0 ? [] : await listAll(context, 'networks', { id }, signal)
  const names = new Map(networks.map((network) => [network.id, network.name]))
  return ({ vip_network_id }) => tagOf(context.settings, names.get(vip_network_id)) ?? ''
}

const readDetail = async (context: OpenStackContext, tag: string, tree: OctaviaTree, signal: AbortSignal) => {
  const networkTags = await networkTagsOf(context, [tree.balancer], signal)
  return toDetail(context.settings, tag, tree, networkTags(tree.balancer))
}

interface Place {
  subnet: NeutronSubnet
  ports: NeutronPort[]
}

/** The members with the addresses that their servers have in that network now. */
const wantedTree = (
  context: OpenStackContext,
  { name, algorithm, listeners }: BalancerShape,
  { subnet, ports }: Place,
  refOf: RefOf,
): WantedTree => {
  const onNetwork = toEnginePorts(context.settings, ports, () => subnet.name).toSorted(byTag)
  return {
    name,
    algorithm,
    subnetId: subnet.id,
    listeners: listeners.map(({ protocol, port, memberPort, members, healthCheck, session, ...tls }) => ({
      protocol,
      port,
      memberPort,
      ...(tls.certificate && {
        tls: { ref: refOf(tls.certificate), nameRefs: (tls.nameCertificates ?? []).map(refOf) },
      }),
      ...(healthCheck && { healthCheck }),
      ...(session && { session }),
      members: members.map(({ serverTag, weight = 1 }) => {
        const found = onNetwork.find((one) => one.serverTag === serverTag)
        if (!found) throw new EngineError('not_found', `server ${serverTag} is not on the network of the load balancer`)
        return { name: cloudName(context.settings, serverTag), address: found.address, weight }
      }),
    })),
  }
}

/** OVN takes checks that come with the balancer and never makes them: these follow once it is there. */
const checksFollow = ({ settings }: OpenStackContext): boolean => settings.balancers === 'ovn'

const create = async (context: OpenStackContext, spec: BalancerSpec, signal: AbortSignal): Promise<{ ref: string }> => {
  const existing = await findTree(context, spec.tag, signal)
  if (existing) return sameOrRefuse(context, existing, spec, signal)
  const subnet = await findNamed(context, 'subnets', spec.networkTag, signal)
  if (!subnet) throw new EngineError('not_found', `the cloud has no network ${spec.networkTag}`)
  // All of a network in turn: an address is looked for, then taken.
  const made = await context.withLock(cloudName(context.settings, spec.networkTag), signal, async () => {
    const ports = await listAll(context, 'ports', { network_id: subnet.network_id }, signal)
    return place(context, spec, { subnet, ports }, signal)
  })
  if (checksFollow(context) && spec.listeners.some(({ healthCheck }) => healthCheck)) {
    await update(context, spec.tag, spec, signal)
  }
  return made
}

/** As it will be once the checks that it lacks have come. */
const withChecksOf = (balancer: EngineBalancerDetail, { listeners }: BalancerSpec): EngineBalancerDetail => ({
  ...balancer,
  listeners: balancer.listeners.map((listener) => {
    const wanted = listeners.find(({ port, protocol }) => port === listener.port && protocol === listener.protocol)
    return { ...listener, healthCheck: listener.healthCheck ?? wanted?.healthCheck ?? null }
  }),
})

const sameOrRefuse = async (context: OpenStackContext, tree: OctaviaTree, spec: BalancerSpec, signal: AbortSignal) => {
  const balancer = await readDetail(context, spec.tag, tree, signal)
  if (balancer.state === 'deleting') throw new EngineError('busy', `load balancer ${spec.tag} is still being deleted`)
  if (hasShape(balancer, spec)) return { ref: balancer.ref }
  if (checksFollow(context) && hasShape(withChecksOf(balancer, spec), spec)) {
    await update(context, spec.tag, { ...spec, name: balancer.name }, signal)
    return { ref: balancer.ref }
  }
  throw new EngineError('duplicate', `load balancer ${spec.tag} exists with another shape`)
}

/** The port of its address is Octavia's, and goes with it. */
const place = async (
  context: OpenStackContext,
  spec: BalancerSpec,
  { subnet, ports }: Place,
  signal: AbortSignal,
): Promise<{ ref: string }> => {
  const taken = ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address))
  const held = new Set([...taken, ...(spec.heldAddresses ?? [])])
  const address = freeHost({ cidr: subnet.cidr, gatewayIp: gatewayOf(subnet) }, held)
  if (address === undefined) throw new EngineError('no_address', `network ${spec.networkTag} is full`)
  const wanted = wantedTree(context, spec, { subnet, ports }, await keepThose(context, spec.tag, spec, signal))
  const scope = await scopeFor(context, spec.tag, signal)
  const loadbalancer = {
    name: cloudName(context.settings, spec.tag),
    provider: context.settings.balancers,
    vip_address: address,
    ...(scope !== 'home' && { project_id: scope.projectId }),
    ...wholeTree(wanted, { hasChecks: !checksFollow(context) }),
  }
  const made = await change<{ loadbalancer: { id: string } }>(
    context,
    { method: 'POST', path: '/loadbalancers', body: { loadbalancer } },
    signal,
  )
  return { ref: made!.loadbalancer.id }
}

/** Octavia takes one change after the other: each look at it asks for the next. Whoever comes after a crash goes on. */
const update = async (
  context: OpenStackContext,
  tag: string,
  shape: BalancerShape,
  signal: AbortSignal,
): Promise<void> => {
  let wanted: WantedTree | undefined
  const done = await poll({ signal, pollMs }, async () => {
    const tree = await findTree(context, tag, signal)
    if (!tree) throw new EngineError('not_found', `the cloud has no load balancer ${tag}`)
    wanted ??= wantedTree(
      context,
      shape,
      await placeOf(context, tree, signal),
      await keepThose(context, tag, shape, signal),
    )
    return (await takeOn(context, tag, tree, wanted, signal)) && tree
  })
  await forgetOthers(context, tag, done, signal)
}

const placeOf = async (
  context: OpenStackContext,
  { balancer: { vip_network_id, vip_subnet_id } }: OctaviaTree,
  signal: AbortSignal,
): Promise<Place> => {
  const [ports, subnets] = await Promise.all([
    listAll(context, 'ports', { network_id: vip_network_id }, signal),
    listAll(context, 'subnets', { id: vip_subnet_id }, signal),
  ])
  const [subnet] = subnets
  if (!subnet) throw new EngineError('not_found', 'the network of the load balancer is gone')
  return { subnet, ports }
}

/** true when there; undefined: look again. */
const takeOn = async (
  context: OpenStackContext,
  tag: string,
  tree: OctaviaTree,
  wanted: WantedTree,
  signal: AbortSignal,
): Promise<true | undefined> => {
  const state = treeStateOf(tree)
  if (state === 'building' || state === 'updating') return undefined
  if (state !== 'active') throw new EngineError('refused', `load balancer ${tag} cannot be changed: it is ${state}`)
  const next = nextRequest(tree, wanted)
  if (!next) return true
  await unlessBusy(change(context, next, signal))
  return undefined
}

/** Octavia has something else to do with it first. */
const unlessBusy = async (asked: Promise<unknown>): Promise<boolean> => {
  try {
    await asked
    return true
  } catch (error) {
    if (error instanceof EngineError && error.code === 'busy') return false
    throw error
  }
}

/** With all that is below it and the port of its address; once Octavia takes such a request. */
const remove = async (context: OpenStackContext, tag: string, signal: AbortSignal): Promise<void> => {
  await poll({ signal, pollMs }, async () => {
    let isAsked = true
    for (const { id, provisioning_status } of await listNamed(context, tag, signal)) {
      if (provisioning_status === 'PENDING_DELETE') continue
      const request = { method: 'DELETE', path: `/loadbalancers/${id}`, query: { cascade: true } } as const
      isAsked = (await unlessBusy(change(context, request, signal))) && isAsked
    }
    return isAsked || undefined
  })
  await forgetOthers(context, tag, { listeners: [] }, signal)
}
