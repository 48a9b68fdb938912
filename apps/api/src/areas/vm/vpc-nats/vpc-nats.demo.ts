import { networkNodeStatus, serviceStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import type { AreaEngines } from '../../../dependencies.ts'
import type { ServiceActor } from '../../../services/service.ts'
import { openDemoPort } from '../host-firewall/host-firewall.demo.ts'
import { attachNode } from '../networks/node-acts.service.ts'
import { addVpcIp } from '../vpc-ips/vpc-ips.service.ts'
import { listVpcIps } from '../vpc-ips/vpc-ips.store.ts'
import { demoActs, unlessLate, untilFound } from '../vpcs/acts.demo.ts'
import { listActiveInterfaces } from '../vpcs/interfaces.store.ts'
import { findVpc, type VpcKey } from '../vpcs/vpcs.store.ts'
import { createForward } from './vpc-nats.service.ts'
import { listTargets } from './vpc-nats.store.ts'

/** Workers of a sandbox build all of it in a few seconds. Where none works, the cloud waits for one and gets nothing more. */
const builtWithinMs = 15_000

/** The server that is reached over the cloud, and in which of its networks. */
const led = { server: 'shop-web-02', network: 'prod-web', forward: 'shop-https', port: 443 }

const { active } = serviceStatus.id

const readyServer = (db: Db, projectId: number) =>
  db
    .selectFrom('vm_hosts')
    .where('project_id', '=', projectId)
    .where('name', '=', led.server)
    .where('status_id', '=', active)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()

const build = async (
  db: Db,
  { compute }: Pick<AreaEngines, 'compute'>,
  context: ServiceActor,
  vpc: VpcKey,
  signal: AbortSignal,
): Promise<void> => {
  const until = untilFound(signal)
  const { createdAt: from } = await until(async () => {
    const found = await findVpc(db, vpc)
    return found?.statusId === active ? found : undefined
  })
  const { act } = demoActs(db, { signal, from })
  const ofVpc = { ...context, id: vpc.id }
  await act((trx) => addVpcIp(trx, ofVpc, { useIpV4: true }))

  const { id: vmHostId } = await until(() => readyServer(db, vpc.projectId))
  const network = (await listActiveInterfaces(db, vpc)).find(({ name }) => name === led.network)
  if (!network) return
  await act((trx) => attachNode(trx, { ...context, id: vmHostId }, { vmHostId, vmNetworkId: network.id, isV4: true }))

  const isReady = ({ isPrimary, statusId }: { isPrimary: boolean; statusId: number }) =>
    !isPrimary && statusId === networkNodeStatus.id.connected
  const address = (await listVpcIps(db, vpc)).find(isReady)
  const target = (await listTargets(db, vpc)).find(({ server }) => server === led.server)
  if (!address || !target) return
  const { routing, firewallKind } = compute(context.project.datacenterId)
  await act((trx) => openDemoPort(trx, { ...context, id: vmHostId }, firewallKind, { port: led.port }))
  await act((trx) =>
    createForward(
      trx,
      { ...ofVpc, routing },
      {
        name: led.forward,
        vpcHostIpId: address.id,
        vmNetworkId: network.id,
        destinationIp: target.address,
        destinationPort: led.port,
      },
    ),
  )
}

/** One more address of the demo customer's cloud, and a port that leads to a server inside. Only on a sandbox. */
export const addGatewayDemo = async (
  db: Db,
  engines: Pick<AreaEngines, 'compute'>,
  context: ServiceActor,
  vpc: VpcKey,
): Promise<void> => {
  if (!engines.compute(context.project.datacenterId).isSandbox) return
  await unlessLate(builtWithinMs, (signal) => build(db, engines, context, vpc, signal))
}
