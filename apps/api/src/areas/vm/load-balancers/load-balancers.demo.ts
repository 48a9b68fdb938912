import { serviceStatus, vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol } from '@sarv/contract/enums'
import { agreedLines } from '@sarv/contract/pricing/agreed-lines'
import { defaultCheck, lookSeconds } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { VmLbListenerModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { keptProbes } from '@sarv/contract/vm/load-balancers/probes.rules'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { listPlans } from '../../portal/products.service.ts'
import { openDemoPort } from '../host-firewall/host-firewall.demo.ts'
import { attachNode } from '../networks/node-acts.service.ts'
import { enqueueFor, type ServiceActor } from '../../../services/service.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { dateNewRows, demoActs, unlessLate, untilFound } from '../vpcs/acts.demo.ts'
import { listActiveInterfaces } from '../vpcs/interfaces.store.ts'
import type { VpcKey } from '../vpcs/vpcs.store.ts'
import { balancerService } from './load-balancers.definition.ts'
import { createBalancerOperation } from './load-balancers.operations.ts'
import { capabilityIn, planFor, takeForBalancer, type BalancerTools } from './load-balancers.service.ts'
import { insertBalancer, type BalancerKey } from './load-balancers.store.ts'
import { insertProbes, type SeenMember } from './probes.store.ts'
import { insertListeners, listServersFor } from './shapes.store.ts'
import { wantedListeners } from './wanted.service.ts'

const builtWithinMs = 15_000
/** Servers were connected and let in what comes from the balancer, and then it was ordered. */
const preparedBeforeMs = 3_600_000
const name = 'shop-lb'
const network = 'prod-web'
const servers = ['shop-web-01', 'shop-web-02']

/** A web server that answers, and another port of one of them whose program is broken. */
const listenersFor = ([first, second]: readonly number[]): VmLbListenerModel[] => {
  // As often as it is looked at: the list of looks has one for each check.
  const check = { vmLbHealthCheckId: vmLbHealthCheck.id.http, ...defaultCheck, intervalSeconds: lookSeconds }
  const { http: vmLbProtocolTypeId } = vmLbProtocol.id
  return [
    {
      vmLbProtocolTypeId,
      sourcePort: 80,
      destinationPort: 8080,
      vmLbPools: [first!, second!],
      healthCheck: { ...check, path: '/health' },
    },
    {
      vmLbProtocolTypeId,
      sourcePort: 8081,
      destinationPort: 9090,
      vmLbPools: [second!],
      // The sandbox answers such a path with that code.
      healthCheck: { ...check, path: '/status/503' },
    },
  ]
}

const answer = (code: number, text: string, body: string): Pick<SeenMember, 'statusCode' | 'excerpt'> => ({
  statusCode: code,
  excerpt: [`HTTP/1.1 ${code} ${text}`, 'content-type: text/plain', '', body].join('\n'),
})
const good = { isUp: true, problem: null, ...answer(200, 'OK', '200 ok') } as const
const broken = { isUp: false, problem: 'wrongCode', ...answer(503, 'Service Unavailable', '503 status') } as const

/** Since so many looks it has been broken. */
const badLooks = 14
const lookMs = lookSeconds * 1000

/** The very first look, and those of the last half hour, with one slow moment. */
const writePast = async (trx: Db, balancer: BalancerKey, [first, second]: readonly number[], createdAt: Date) => {
  const now = Date.now()
  for (let ago = keptProbes + 1; ago > 0; ago -= 1) {
    const millis = 6 + ((ago * 7) % 11) + (ago > 30 && ago < 35 ? 180 : 0)
    const web = { ...good, millis, isUdp: false, sourcePort: 80 }
    const panel = { ...(ago > badLooks ? good : broken), millis: millis + 3, isUdp: false, sourcePort: 8081 }
    const seen = [
      { ...web, vmHostId: first! },
      { ...web, millis: millis + 2, vmHostId: second! },
      { ...panel, vmHostId: second! },
    ]
    const at = ago > keptProbes ? new Date(createdAt.getTime() + lookMs) : new Date(now - ago * lookMs)
    await insertProbes(trx, balancer, seen, at)
  }
}

const serversNamed = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_hosts')
    .where('project_id', '=', projectId)
    .where('name', 'in', servers)
    .where('status_id', '=', serviceStatus.id.active)
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('name')
    .execute()

/** Where servers do not come to be: a balancer that nobody ever builds is not left in the queue. */
const giveUp = (db: Db, context: ServiceActor, balancer: BalancerKey): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { customerId } = context.project
    await endUsage(trx, balancerService.of({ ...balancer, customerId }))
    const gone = { deleted_at: new Date(), status_id: serviceStatus.id.deleted }
    await trx
      .updateTable('vm_load_balancers')
      .set(gone)
      .where('project_id', '=', balancer.projectId)
      .where('id', '=', balancer.id)
      .execute()
  })

/** It was ordered long ago and is paid for ever since; what stands behind it comes with the servers: `finishBalancerDemo`. */
export const orderDemoBalancer = (
  db: Db,
  context: ServiceActor & { at: Date },
  vpc: VpcKey,
): Promise<BalancerKey | undefined> =>
  inTransaction(db, async (trx) => {
    const { projectId } = vpc
    const place = await trx
      .selectFrom('vm_networks')
      .where('project_id', '=', projectId)
      .where('name', '=', network)
      .select('id')
      .executeTakeFirst()
    const [plan] = await listPlans(trx, balancerService)
    if (!place || !plan) return undefined
    const { bundleId, price } = await planFor(trx, context.project, plan.id)
    const agreed = { bundleId, price: agreedLines(price.lines) }
    const algorithmId = vmLbAlgorithm.id.leastConnection
    const { id } = await insertBalancer(trx, projectId, {
      name,
      vmNetworkId: place.id,
      algorithmId,
      vpcHostIpId: null,
      plan: agreed,
    })
    const balancer = { projectId, id }
    await takeForBalancer(trx, context, { id, name }, price.payable)
    const { customerId } = context.project
    await setUsage(trx, balancerService.of({ ...balancer, customerId }), agreed.price, context)
    await dateNewRows(trx, { projectId, at: context.at })
    return balancer
  })

const findOrdered = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_load_balancers')
    .where('project_id', '=', projectId)
    .where('status_id', '=', serviceStatus.id.inQueue)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'project_id as projectId', 'vm_network_id as vmNetworkId', 'created_at as createdAt'])
    .select((eb) => eb.ref('bundle_id').$notNull().as('bundleId'))
    .executeTakeFirst()

type Ordered = NonNullable<Awaited<ReturnType<typeof findOrdered>>>

const build = async (
  db: Db,
  tools: BalancerTools,
  context: ServiceActor,
  { balancer, vpc, signal }: { balancer: Ordered; vpc: VpcKey; signal: AbortSignal },
): Promise<void> => {
  const { projectId, vmNetworkId, createdAt } = balancer
  const until = untilFound(signal)
  const found = await until(async () => {
    const ready = await serversNamed(db, projectId)
    return ready.length === servers.length ? ready : undefined
  })
  const { cidr } = await until(async () => (await listActiveInterfaces(db, vpc)).find(({ id }) => id === vmNetworkId))
  const { act } = demoActs(db, { signal, from: new Date(createdAt.getTime() - preparedBeforeMs) })
  const ids = found.map(({ id }) => id)
  for (const { id: vmHostId, address } of await listServersFor(db, projectId, { vmNetworkId, ids })) {
    if (address !== null) continue
    await act((trx) => attachNode(trx, { ...context, id: vmHostId }, { vmHostId, vmNetworkId, isV4: true }))
  }
  const { firewallKind } = tools.compute(context.project.datacenterId)
  const listeners = listenersFor(ids)
  for (const { vmLbPools, destinationPort: port } of listeners) {
    for (const id of vmLbPools) {
      await act((trx) => openDemoPort(trx, { ...context, id }, firewallKind, { port, from: cidr }))
    }
  }
  const create = async (trx: Db) => {
    const capability = capabilityIn(tools, context.project)
    const wanted = { vmLbAlgorithmId: vmLbAlgorithm.id.leastConnection, vmLbListeners: listeners }
    const place = { projectId, vmNetworkId, capability, secrets: tools.secrets }
    await insertListeners(trx, { ...balancer, revision: 1 }, await wantedListeners(trx, wanted, place))
    await writePast(trx, balancer, ids, createdAt)
    const { price: receipt } = await planFor(trx, context.project, balancer.bundleId)
    return enqueueFor(trx, context, createBalancerOperation, balancer, { receipt })
  }
  await act(create, createdAt)
}

/** A load balancer of the demo customer with one server that does not answer as it should. Only on a sandbox. */
export const finishBalancerDemo = async (
  db: Db,
  tools: BalancerTools,
  context: ServiceActor,
  vpc: VpcKey,
): Promise<void> => {
  const balancer = await findOrdered(db, context.project.id)
  if (!balancer) return
  await unlessLate(builtWithinMs, (signal) => build(db, tools, context, { balancer, vpc, signal }))
  if (await findOrdered(db, context.project.id)) await giveUp(db, context, balancer)
}
