import { serviceStatus, vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol } from '@sarv/contract/enums'
import { defaultCheck } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import type { VmLbListenerModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { keptProbes } from '@sarv/contract/vm/load-balancers/probes.rules'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { ServiceActor } from '../../../services/service.ts'
import { listPlans } from '../../portal/products.service.ts'
import { openDemoPort } from '../host-firewall/host-firewall.demo.ts'
import { attachNode } from '../networks/node-acts.service.ts'
import { demoActs, unlessLate } from '../vpcs/acts.demo.ts'
import { listActiveInterfaces } from '../vpcs/interfaces.store.ts'
import type { VpcKey } from '../vpcs/vpcs.store.ts'
import { balancerService } from './load-balancers.definition.ts'
import { createBalancer, type BalancerTools } from './load-balancers.service.ts'
import type { BalancerKey } from './load-balancers.store.ts'
import { insertProbes, type SeenMember } from './probes.store.ts'
import { listServersFor } from './shapes.store.ts'

const builtWithinMs = 15_000
const network = 'prod-web'
const servers = ['shop-web-01', 'shop-web-02']

/** A web server that answers, and another port of one of them whose program is broken. */
const listenersFor = ([first, second]: readonly number[]): VmLbListenerModel[] => {
  const check = { vmLbHealthCheckId: vmLbHealthCheck.id.http, ...defaultCheck }
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
const lookMs = 30_000

/** The looks of the last half hour, with one slow moment. */
const writePast = async (trx: Db, balancer: BalancerKey, [first, second]: readonly number[]) => {
  const now = Date.now()
  for (let ago = keptProbes; ago > 0; ago -= 1) {
    const millis = 6 + ((ago * 7) % 11) + (ago > 30 && ago < 35 ? 180 : 0)
    const web = { ...good, millis, isUdp: false, sourcePort: 80 }
    const panel = { ...(ago > badLooks ? good : broken), millis: millis + 3, isUdp: false, sourcePort: 8081 }
    const seen = [
      { ...web, vmHostId: first! },
      { ...web, millis: millis + 2, vmHostId: second! },
      { ...panel, vmHostId: second! },
    ]
    await insertProbes(trx, balancer, seen, new Date(now - ago * lookMs))
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

const build = async (db: Db, tools: BalancerTools, context: ServiceActor, vpc: VpcKey, signal: AbortSignal) => {
  const { until, act } = demoActs(db, signal)
  const found = await until(async () => {
    const ready = await serversNamed(db, vpc.projectId)
    return ready.length === servers.length ? ready : undefined
  })
  const place = (await listActiveInterfaces(db, vpc)).find(({ name }) => name === network)
  const [plan] = await listPlans(db, balancerService)
  if (!place || !plan) return
  const ids = found.map(({ id }) => id)
  const on = { vmNetworkId: place.id, ids }
  for (const { id: vmHostId, address } of await listServersFor(db, vpc.projectId, on)) {
    if (address !== null) continue
    const wanted = { vmHostId, vmNetworkId: place.id, isV4: true }
    await act((trx) => attachNode(trx, { ...context, id: vmHostId }, wanted))
  }
  const { firewallKind } = tools.compute(context.project.datacenterId)
  for (const { vmLbPools, destinationPort: port } of listenersFor(ids)) {
    for (const id of vmLbPools) {
      await act((trx) => openDemoPort(trx, { ...context, id }, firewallKind, { port, from: place.cidr }))
    }
  }
  await inTransaction(db, async (trx) => {
    const { id } = await createBalancer(trx, tools, context, {
      name: 'shop-lb',
      productBundleId: plan.id,
      vmNetworkId: place.id,
      vmLbAlgorithmId: vmLbAlgorithm.id.leastConnection,
      vmLbListeners: listenersFor(ids),
    })
    await writePast(trx, { projectId: vpc.projectId, id }, ids)
  })
}

/** A load balancer of the demo customer with one server that does not answer as it should. Only on a sandbox. */
export const addBalancerDemo = (db: Db, tools: BalancerTools, context: ServiceActor, vpc: VpcKey): Promise<void> =>
  unlessLate(builtWithinMs, (signal) => build(db, tools, context, vpc, signal))
