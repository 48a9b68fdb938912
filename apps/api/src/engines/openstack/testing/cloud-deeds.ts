import { serviceStatus } from '@sarv/contract/enums'
import type { VpcNetworkAccessListItem } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { setTimeout as sleep } from 'node:timers/promises'
import { balancerTag } from '../../../ports/compute/balancers.engine.ts'
import { poll } from '../../../ports/waiting.ts'
import type { CloudCustomer } from './cloud-customer.ts'
import type { Moment } from './tap.ts'

/** Something that is done to a private cloud, and the request of the engine in whose middle the end comes. */
export interface Deed {
  name: string
  moment: Moment
  at: RegExp
  /** It is done to a server, so that it is another thing where guests run. */
  hasServer?: true
  /** The next process waits in earnest until the locks of the dead one have run out, more than a minute. */
  waits?: true
  /** What has to be so before; nothing is killed meanwhile. */
  prepare?: (customer: CloudCustomer) => Promise<void>
  run: (customer: CloudCustomer) => Promise<unknown>
}

const { signal } = new AbortController()

const deed = (
  name: string,
  moment: Moment,
  at: RegExp,
  run: Deed['run'],
  more: Pick<Deed, 'hasServer' | 'waits' | 'prepare'> = {},
): Deed => ({ name, moment, at, run, ...more })

const balancers = 'load-balancer/host'

/** Of the cloud that everything is done to. */
const ofCloud = async ({ cloudId }: CloudCustomer, rest: string) => `vpc/${await cloudId('cloud')}/${rest}`

const addAddress: Deed['run'] = async (customer) =>
  customer.ask('POST', await ofCloud(customer, 'ip/create'), { useIpV4: true })

/** `place`: of the cloud's further addresses. */
const ipAt = async (customer: CloudCustomer, place: number) => (await customer.addresses('cloud'))[place]!.id

const setForward =
  (
    name: string,
    from: { place: number; port: number },
    to: { server: string; port: number },
    { isNew }: { isNew: boolean },
  ): Deed['run'] =>
  async (customer) => {
    const vpcHostIpId = await ipAt(customer, from.place)
    const forward = await customer.forwardTo(name, { vpcHostIpId, port: from.port }, { ...to, network: 'front' })
    return isNew
      ? customer.ask('POST', await ofCloud(customer, 'nat/create-dnat'), forward)
      : customer.ask(
          'PUT',
          await ofCloud(customer, `nat/edit-dnat/${await customer.forwardId('cloud', name)}`),
          forward,
        )
  }

const setSnat =
  (snatEnabled: boolean): Deed['run'] =>
  async (customer) =>
    customer.ask('PUT', await ofCloud(customer, 'nat/edit-snat'), { snatEnabled })

const assign =
  (place: number, server: string | undefined): Deed['run'] =>
  async (customer) => {
    const node = server === undefined ? {} : { vmNetworkNodeId: (await customer.placeOf(server, 'front')).nodeId }
    return customer.ask('PUT', await ofCloud(customer, `ip/assign/${await ipAt(customer, place)}`), node)
  }

const orderServer =
  (name: string): Deed['run'] =>
  async (customer) =>
    customer.ask('POST', 'host/create', {
      ...(await customer.serverOrder(name, 'front')),
      password: 'Correct1!horse',
    })

const orderBalancer =
  (name: string, members: readonly string[]): Deed['run'] =>
  async (customer) =>
    customer.ask('POST', `${balancers}/create`, {
      ...(await customer.balancerShape(name, members)),
      ...(await customer.balancerPlace('front')),
    })

const editBalancer =
  (name: string, members: readonly string[], more: { isCheckless?: boolean; place?: number } = {}): Deed['run'] =>
  async (customer) => {
    const { isCheckless = false, place } = more
    const way = place === undefined ? {} : { vpcHostIpId: await ipAt(customer, place) }
    const shape = await customer.balancerShape(name, members, { isCheckless, ...way })
    return customer.ask('PUT', `${balancers}/edit/${await customer.balancerId(name)}`, shape)
  }

const deleteBalancer =
  (name: string): Deed['run'] =>
  async (customer) =>
    customer.ask('DELETE', `${balancers}/delete/${await customer.balancerId(name)}`)

/** Somebody takes it away on the cloud, and the product finds out. */
const loseBalancer =
  (name: string): NonNullable<Deed['prepare']> =>
  async ({ product, balancerId, balancerStatus }) => {
    const { projectId } = product.installation.customer
    const tag = balancerTag(projectId, await balancerId(name))
    await product.cloud.openEngine().deleteBalancer(tag, signal)
    await poll(
      { signal, pollMs: 1000 },
      async () => (await balancerStatus(name)) === serviceStatus.id.failed || undefined,
    )
  }

const askForWay: NonNullable<Deed['prepare']> = async (customer) => {
  const body = { vpcNetworkAccessId: await customer.networkId('far') }
  await customer.ask('POST', await ofCloud(customer, 'network-access/create'), body)
}

const accessOf = async ({ ask, cloudId }: CloudCustomer, name: string) => {
  const cloud = `vpc/${await cloudId(name)}/network-access`
  const [access] = await ask<VpcNetworkAccessListItem[]>('GET', `${cloud}/list`)
  return { cloud, id: access!.id }
}

const applyPlan =
  (changesOf: (customer: CloudCustomer) => Promise<object[]>): Deed['run'] =>
  async (customer) => {
    const plan = await ofCloud(customer, 'plan')
    const changes = await changesOf(customer)
    const { version } = await customer.ask<{ version: number }>('PUT', `${plan}/set`, { version: 0, changes })
    return customer.ask('POST', `${plan}/apply`, { version })
  }

const growing = async (customer: CloudCustomer): Promise<object[]> => {
  const { vpcHostIpId, ...forward } = await customer.forwardTo(
    'planned',
    { vpcHostIpId: await ipAt(customer, 0), port: 2222 },
    { server: 'first', network: 'front', port: 22 },
  )
  return [
    { key: 'net', kind: 'networkNew', name: 'planned-net', gatewayCidr: '10.40.3.1/24' },
    { key: 'out', kind: 'snat', snatEnabled: true },
    { ...forward, key: 'fwd', kind: 'forwardCreate', address: { id: vpcHostIpId } },
    {
      ...(await customer.balancerShape('planned-lb', ['first'])),
      ...(await customer.balancerPlace('front')),
      key: 'lb',
      kind: 'balancerCreate',
    },
  ]
}

const shrinking = async (customer: CloudCustomer): Promise<object[]> => [
  { key: 'out', kind: 'snat', snatEnabled: false },
  { key: 'fwd', kind: 'forwardDelete', vpcNatId: await customer.forwardId('cloud', 'planned') },
  { key: 'net', kind: 'networkDisconnect', vmNetworkId: await customer.networkId('planned-net') },
]

const onServer = { hasServer: true } as const
const fip = String.raw`^PUT .*\/floatingips\/[^/ ]+`
const router = String.raw`^PUT .*\/routers\/[^/ ]+ `

/** In their order, a group at a time: each finds what those before it have made. */
export const cloudDeeds: readonly (readonly Deed[])[] = [
  [
    deed('a private cloud', 'answered', /^POST .*\/routers /, async ({ ask, cloudOrder }) =>
      ask('POST', 'vpc/create', await cloudOrder('cloud', { front: '10.40.1.1/24', back: '10.40.2.1/24' })),
    ),
    deed(
      'another private cloud',
      'sent',
      /^POST .*\/routers /,
      async ({ ask, cloudOrder }) => ask('POST', 'vpc/create', await cloudOrder('other', { far: '10.41.1.1/24' })),
      { waits: true },
    ),
    deed('a server inside', 'answered', /^POST .*\/servers /, orderServer('first'), onServer),
    deed('another server inside', 'sent', /^POST .*\/ports /, orderServer('second'), onServer),
  ],
  [
    deed('an address', 'answered', /^POST .*\/floatingips /, addAddress),
    deed('another address', 'sent', /^POST .*\/floatingips /, addAddress),
    deed('whose an address is', 'sent', /^PUT .*\/floatingips\/[^/]+\/tags\//, addAddress),
  ],
  [
    deed(
      'a forward',
      'answered',
      /^POST .*\/port_forwardings /,
      setForward('web', { place: 0, port: 80 }, { server: 'first', port: 80 }, { isNew: true }),
    ),
    deed(
      'another forward',
      'sent',
      /^POST .*\/port_forwardings /,
      setForward('shell', { place: 0, port: 22 }, { server: 'first', port: 22 }, { isNew: true }),
    ),
    deed(
      'a change of a forward',
      'answered',
      /^PUT .*\/port_forwardings\//,
      setForward('web', { place: 0, port: 8080 }, { server: 'second', port: 80 }, { isNew: false }),
    ),
    deed(
      'a forward from another address',
      'answered',
      /^DELETE .*\/port_forwardings\//,
      setForward('shell', { place: 2, port: 22 }, { server: 'first', port: 22 }, { isNew: false }),
    ),
    deed('the end of a forward', 'sent', /^DELETE .*\/port_forwardings\//, async (customer) =>
      customer.ask('DELETE', await ofCloud(customer, `nat/delete/${await customer.forwardId('cloud', 'shell')}`)),
    ),
  ],
  [
    deed('SNAT', 'answered', new RegExp(`${router}.*"enable_snat":true`), setSnat(true)),
    deed('the end of SNAT', 'sent', new RegExp(`${router}.*"enable_snat":false`), setSnat(false)),
  ],
  [
    deed('a server’s own address', 'answered', new RegExp(`${fip} .*"port_id":"`), assign(2, 'first'), onServer),
    deed(
      'a server without its own address',
      'sent',
      new RegExp(`${fip} .*"port_id":null`),
      assign(2, undefined),
      onServer,
    ),
    deed('an address of another cloud', 'answered', new RegExp(String.raw`${fip}\/tags `), async (customer) =>
      customer.ask('PUT', await ofCloud(customer, `ip/move/${await ipAt(customer, 2)}`), {
        vpcHostId: await customer.cloudId('other'),
      }),
    ),
    deed('the end of an address', 'sent', /^DELETE .*\/floatingips\//, async ({ ask, cloudId, addresses }) => {
      const [ip] = await addresses('other')
      return ask('DELETE', `vpc/${await cloudId('other')}/ip/delete/${ip!.id}`)
    }),
  ],
  [
    deed(
      'a way into a network of another cloud',
      'answered',
      new RegExp(`${router}.*"routes":\\[\\{`),
      async (customer) => {
        const { cloud, id } = await accessOf(customer, 'other')
        return customer.ask('PUT', `${cloud}/answer/${id}`, { isGranted: true })
      },
      { prepare: askForWay },
    ),
  ],
  [
    deed('a balancer', 'answered', /^POST .*\/loadbalancers /, orderBalancer('front', ['first'])),
    deed('another balancer', 'sent', /^POST .*\/healthmonitors /, orderBalancer('beside', ['first', 'second'])),
    deed(
      'a balancer without its check',
      'answered',
      /^DELETE .*\/healthmonitors\//,
      editBalancer('front', ['first'], { isCheckless: true }),
    ),
    deed('a check of a balancer', 'answered', /^POST .*\/healthmonitors /, editBalancer('front', ['first'])),
    deed(
      'the way from an address to a balancer',
      'answered',
      new RegExp(`${fip} .*"port_id":"`),
      editBalancer('front', ['first'], { place: 1 }),
    ),
    deed(
      'one more server behind a balancer',
      'sent',
      /^(POST|PUT) .*\/members?/,
      editBalancer('front', ['first', 'second']),
      onServer,
    ),
    deed(
      'a failed balancer that is made anew',
      'answered',
      /^POST .*\/loadbalancers /,
      async ({ ask, balancerId }) => ask('PUT', `${balancers}/rebuild/${await balancerId('beside')}`),
      { prepare: loseBalancer('beside') },
    ),
  ],
  [
    deed('a plan', 'answered', /^POST .*\/port_forwardings /, applyPlan(growing)),
    deed('a plan that takes away', 'sent', /^PUT .*\/remove_router_interface /, applyPlan(shrinking)),
  ],
  [
    deed('the end of a network in the cloud', 'answered', /^PUT .*\/remove_router_interface /, async (customer) =>
      customer.ask('DELETE', await ofCloud(customer, `interface/remove/${await customer.networkId('back')}`)),
    ),
    deed('a network in the cloud', 'sent', /^PUT .*\/add_router_interface /, async (customer) =>
      customer.ask('POST', await ofCloud(customer, 'interface/create'), {
        vmNetworkId: await customer.networkId('back'),
      }),
    ),
    deed(
      'the end of a way into a network of another cloud',
      'answered',
      new RegExp(`${router}.*"routes":\\[\\]`),
      async (customer) => {
        const { cloud, id } = await accessOf(customer, 'cloud')
        return customer.ask('DELETE', `${cloud}/delete/${id}`)
      },
    ),
  ],
  [
    deed(
      'the end of a server behind balancers and a forward',
      'answered',
      /^DELETE .*\/servers\/[^/]+ $/,
      async ({ ask, serverId }) => ask('DELETE', `host/delete/${await serverId('second')}?Now=true`),
      onServer,
    ),
    deed('the end of a balancer', 'answered', /^DELETE .*\/loadbalancers\//, deleteBalancer('front')),
    deed('the end of another balancer', 'sent', /^DELETE .*\/loadbalancers\//, deleteBalancer('beside')),
    deed(
      'the end of a cloud',
      'answered',
      /^DELETE .*\/routers\//,
      async ({ ask, cloudId }) => ask('DELETE', `vpc/delete/${await cloudId('cloud')}`),
      {
        prepare: async ({ act, balancerId }) =>
          void (await act('DELETE', `${balancers}/delete/${await balancerId('planned-lb')}`)),
      },
    ),
    deed('the end of another cloud', 'sent', /^DELETE .*\/routers\//, async ({ ask, cloudId }) =>
      ask('DELETE', `vpc/delete/${await cloudId('other')}`),
    ),
  ],
]

/** Until the cloud has the request; what ended without one says why. */
export const untilCaught = async (
  { product }: Pick<CloudCustomer, 'product'>,
  caught: Promise<void>,
  name: string,
): Promise<void> => {
  let isCaught = false
  void caught.then(() => (isCaught = true))
  for (;;) {
    await sleep(1000)
    if (isCaught) return
    const open = await product.ask<unknown[]>('GET', '/portal/operation/list?Active=true')
    if (open.length > 0 || isCaught) continue
    const [last] = await product.ask<object[]>('GET', '/portal/operation/list')
    throw new Error(`${name} ended without the request: ${JSON.stringify(last)}`)
  }
}
