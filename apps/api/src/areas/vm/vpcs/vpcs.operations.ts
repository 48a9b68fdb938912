import type { AcceptedPrice } from '@sarv/contract/pricing/quote.schemas'
import { vmKeyStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { judgeService, type ServiceInput } from '../../../services/service.ts'
import { giveBackOrder, takeForOrderAgain } from '../../financial/holds/holds.service.ts'
import { setUsage } from '../../financial/usage/usage.service.ts'
import type { VmStep } from '../hosts/hosts.steps.ts'
import { markNetworkDeleted, setNetworkStatus } from '../networks/networks.store.ts'
import { tellNetworks } from '../networks/nodes.service.ts'
import { whyNotInCloud } from './access-ranges.service.ts'
import { holdWays } from './accesses.store.ts'
import {
  interfaceOf,
  listInterfaces,
  markInterfacesOfVpcDeleted,
  setInterfacesOfVpc,
  setInterfaceStatus,
} from './interfaces.store.ts'
import { routerOf, vpcService, type VpcOperation } from './vpcs.definition.ts'
import { vpcText } from './vpcs.fa.ts'
import { findVpcRow, lockVpc, markVpcDeleted, setVpcOnEngine, setVpcStatus, type VpcKey } from './vpcs.store.ts'

const minute = 60_000

const tagsOf = async (db: Db, vpc: VpcKey): Promise<string[]> => {
  const interfaces = await listInterfaces(db, vpc)
  return interfaces.map(({ id }) => networkTag(vpc.projectId, id))
}

const makeRouter: VmStep = {
  name: 'router',
  label: vpcText.steps.router,
  run: async (input, { db, engine, signal }) => {
    const { name } = await findVpcRow(db, input)
    await setVpcOnEngine(db, input, await engine.createRouter({ tag: routerOf(input), name }, signal))
  },
  undo: async (input, { db, engine, signal }) => {
    await engine.deleteRouter(routerOf(input), signal)
    await setVpcOnEngine(db, input, null)
  },
  timeoutMs: 2 * minute,
}

/** Those that were ordered with the cloud. */
const makeNetworks: VmStep = {
  name: 'networks',
  label: vpcText.steps.networks,
  run: async (input, { db, engine, signal }) => {
    for (const { id, name, cidr, gatewayIp } of await listInterfaces(db, input)) {
      await engine.createNetwork({ tag: networkTag(input.projectId, id), name, cidr, gatewayIp }, signal)
    }
  },
  undo: async (input, { db, engine, signal }) => {
    for (const tag of await tagsOf(db, input)) await engine.deleteNetwork(tag, signal)
  },
  timeoutMs: 5 * minute,
}

const connectAll: VmStep = {
  name: 'connect',
  label: vpcText.steps.connect,
  run: async (input, { db, engine, signal }) => {
    for (const tag of await tagsOf(db, input)) await engine.connectNetwork(routerOf(input), tag, signal)
  },
  undo: async (input, { db, engine, signal }) => {
    for (const tag of await tagsOf(db, input)) await engine.disconnectNetwork(routerOf(input), tag, signal)
  },
  timeoutMs: 5 * minute,
}

/** The networks that came with the cloud stand as it does. */
const setNetworks = async (trx: Db, vpc: VpcKey, status: 'active' | 'failed' | 'wait') => {
  for (const { id } of await listInterfaces(trx, vpc)) {
    await setNetworkStatus(trx, { projectId: vpc.projectId, id }, status)
  }
  await setInterfacesOfVpc(trx, vpc, status)
}

/** The limits that a cloud holds: the addresses of its plan, whether they are in use or not. */
export const vpcLimits = ({ ipv4 }: { ipv4: number }) => ({ ip: ipv4 })

const orderAgain = async (trx: Db, input: ServiceInput) => {
  const vpc = await lockVpc(trx, input)
  if (!vpc) throw new AppError('not_found')
  const { price: lines } = await findVpcRow(trx, input)
  const service = { ...vpcService.of(input), name: vpc.name }
  await takeForOrderAgain(trx, service, { amounts: vpcLimits(vpc), lines, userId: input.userId })
  await setNetworks(trx, input, 'wait')
  await setVpcStatus(trx, input, 'inQueue')
}

interface Ordered {
  /** What it was ordered for. */
  receipt?: AcceptedPrice
}

export const createVpcOperation: VpcOperation<Ordered> = defineOperation({
  ...vpcService.operation,
  kind: 'vpcCreate',
  title: vpcText.create,
  cancellable: true,
  steps: [makeRouter, makeNetworks, connectAll],
  onStarted: (trx, input) => setVpcStatus(trx, input, 'wait'),
  onDone: async (trx, input) => {
    await setNetworks(trx, input, 'active')
    await setVpcStatus(trx, input, 'active')
    const { price } = await findVpcRow(trx, input)
    await setUsage(trx, vpcService.of(input), price)
  },
  onFailed: async (trx, input) => {
    await giveBackOrder(trx, vpcService.of(input))
    await setNetworks(trx, input, 'failed')
    await setVpcStatus(trx, input, 'failed')
  },
  onCancelled: async (trx, input) => {
    await giveBackOrder(trx, vpcService.of(input))
    await endUnmadeNetworks(trx, input)
    await markInterfacesOfVpcDeleted(trx, input)
    await markVpcDeleted(trx, input)
  },
  onRetry: orderAgain,
})

/** Networks that were ordered with a cloud and never came to be go with it; those that are there stay. */
export const endUnmadeNetworks = async (trx: Db, vpc: VpcKey) => {
  for (const { id, networkStatusId } of await listInterfaces(trx, vpc)) {
    if (networkStatusId !== vmKeyStatus.id.active) await markNetworkDeleted(trx, { projectId: vpc.projectId, id })
  }
}

export interface OfNetwork {
  vmNetworkId: number
}

export const networkOf = ({ projectId, vmNetworkId }: { projectId: number } & OfNetwork) =>
  networkTag(projectId, vmNetworkId)

/** Ways may have been opened since: what is tried again must still be told apart from all that the cloud leads to. */
const judgeAgain = async (trx: Db, input: ServiceInput & OfNetwork): Promise<void> => {
  await judgeService(trx, input, vpcService, 'connect')
  await holdWays(trx, input.customerId)
  const connected = await interfaceOf(trx, input)
  if (connected?.vpcHostId !== input.id) throw new AppError('not_found')
  const sentence = await whyNotInCloud(trx, input, connected)
  if (sentence !== undefined) throw new AppError('network_range', { sentence })
}

export const connectNetworkOperation: VpcOperation<OfNetwork> = defineOperation({
  ...vpcService.operation,
  kind: 'vpcInterfaceCreate',
  title: vpcText.connect,
  steps: [
    {
      name: 'connect',
      label: vpcText.steps.connect,
      run: (input, { engine, signal }) => engine.connectNetwork(routerOf(input), networkOf(input), signal),
      undo: (input, { engine, signal }) => engine.disconnectNetwork(routerOf(input), networkOf(input), signal),
    },
  ],
  onDone: (trx, input) => setInterfaceStatus(trx, input, 'active'),
  onFailed: (trx, input) => setInterfaceStatus(trx, input, 'failed'),
  onRetry: async (trx, input) => {
    await judgeAgain(trx, input)
    await setInterfaceStatus(trx, input, 'wait')
  },
})

const turnNewNetwork = async (
  trx: Db,
  input: ServiceInput & OfNetwork,
  status: 'active' | 'failed' | 'wait',
): Promise<void> => {
  const { projectId, customerId, vmNetworkId } = input
  await setNetworkStatus(trx, { projectId, id: vmNetworkId }, status)
  await setInterfaceStatus(trx, input, status)
  await tellNetworks(trx, { id: projectId, customerId })
}

/** Made and connected, or neither. One that failed is tried again, or goes for good when it is taken from the cloud. */
export const newNetworkOperation: VpcOperation<OfNetwork> = defineOperation({
  ...vpcService.operation,
  kind: 'vpcInterfaceCreate:new',
  title: vpcText.newNetwork,
  steps: [
    {
      name: 'network',
      label: vpcText.steps.network,
      run: async (input, { db, engine, signal }) => {
        const network = await interfaceOf(db, input)
        if (!network) throw new AppError('not_found')
        const { name, cidr, gatewayIp } = network
        await engine.createNetwork({ tag: networkOf(input), name, cidr, gatewayIp }, signal)
      },
      undo: (input, { engine, signal }) => engine.deleteNetwork(networkOf(input), signal),
    },
    ...connectNetworkOperation.steps,
  ],
  onDone: (trx, input) => turnNewNetwork(trx, input, 'active'),
  onFailed: (trx, input) => turnNewNetwork(trx, input, 'failed'),
  onRetry: async (trx, input) => {
    await judgeAgain(trx, input)
    await turnNewNetwork(trx, input, 'wait')
  },
})
