import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { routerTag } from '../../../ports/compute/routers.engine.ts'
import { judgeService } from '../../../services/service.ts'
import { routerOf, vpcService, type VpcOperation } from '../vpcs/vpcs.definition.ts'
import { countWithOneMore, judgeAssignment, judgeMove } from './ip-places.service.ts'
import { vpcIpText } from './vpc-ips.fa.ts'
import { refuseRemoval } from './vpc-ips.rules.ts'
import { bringAssignment, ipTagOf } from './vpc-ips.steps.ts'
import {
  findVpcIp,
  markVpcIpDeleted,
  setVpcIpAddress,
  setVpcIpCloud,
  setVpcIpNode,
  setVpcIpStatus,
} from './vpc-ips.store.ts'

interface OfIp {
  ipId: number
}

const ofAddresses = { ...vpcService.operation, group: 'PublicIP' } as const
const { steps } = vpcIpText

export const addVpcIpOperation: VpcOperation<OfIp> = defineOperation({
  ...ofAddresses,
  kind: 'vpcIpCreate',
  title: vpcIpText.create,
  steps: [
    {
      name: 'give',
      label: steps.give,
      run: async (input, { db, engine, signal }) => {
        const { address } = await engine.addRouterAddress(routerOf(input), ipTagOf(input), signal)
        await setVpcIpAddress(db, input, address)
      },
      undo: async (input, { db, engine, signal }) => {
        await engine.removeRouterAddress(ipTagOf(input), signal)
        await setVpcIpAddress(db, input, null)
      },
    },
  ],
  onDone: (trx, input) => setVpcIpStatus(trx, input, 'connected'),
  onFailed: (trx, input) => setVpcIpStatus(trx, input, 'failed'),
  onRetry: async (trx, input) => {
    await judgeService(trx, input, vpcService, 'gateway')
    if (!(await findVpcIp(trx, input, input.ipId))) throw new AppError('not_found')
    await setVpcIpStatus(trx, input, 'wait')
  },
})

export const removeVpcIpOperation: VpcOperation<OfIp> = defineOperation({
  ...ofAddresses,
  kind: 'vpcIpDelete',
  title: vpcIpText.delete,
  steps: [
    {
      name: 'remove',
      label: steps.remove,
      run: (input, { engine, signal }) => engine.removeRouterAddress(ipTagOf(input), signal),
      // What is left is to say truly whether the cloud still has the address.
      undo: async (input, { db, engine, signal }) => {
        const router = await engine.getRouter(routerOf(input), signal)
        if (router?.addresses.some(({ tag }) => tag === ipTagOf(input))) await setVpcIpStatus(db, input, 'connected')
      },
    },
  ],
  onDone: markVpcIpDeleted,
  onFailed: (trx, input) => setVpcIpStatus(trx, input, 'failed', 'detaching'),
  onRetry: async (trx, input) => {
    await judgeService(trx, input, vpcService, 'gateway')
    const ip = await findVpcIp(trx, input, input.ipId)
    if (!ip) throw new AppError('not_found')
    refuseRemoval(ip)
    await setVpcIpStatus(trx, input, 'detaching')
  },
})

interface Assigned extends OfIp {
  /** The connection to have it to itself; null: nobody. */
  nodeId: number | null
  beforeNodeId: number | null
}

const assigning = (kind: string, title: string): VpcOperation<Assigned> =>
  defineOperation({
    ...ofAddresses,
    kind,
    title,
    steps: [
      {
        name: 'assign',
        label: steps.assign,
        run: (input, { engine, signal }) => bringAssignment(engine, input, input.nodeId, signal),
        undo: async (input, { db, engine, signal }) => {
          await bringAssignment(engine, input, input.beforeNodeId, signal)
          await setVpcIpNode(db, input, input.beforeNodeId)
          await setVpcIpStatus(db, input, 'connected')
        },
      },
    ],
    onDone: (trx, input) => setVpcIpStatus(trx, input, 'connected'),
    // Where it could not even be led back, that is what is said.
    onFailed: (trx, input) => setVpcIpStatus(trx, input, 'failed', 'wait'),
    onRetry: async (trx, input) => {
      await judgeService(trx, input, vpcService, 'gateway')
      const { vmNetworkNodeId } = await judgeAssignment(trx, input, input, { isAgain: true })
      // It has been given to another server since.
      if (vmNetworkNodeId !== input.beforeNodeId && vmNetworkNodeId !== input.nodeId)
        throw new AppError('changed_since')
      await setVpcIpNode(trx, input, input.nodeId)
      await setVpcIpStatus(trx, input, 'wait')
    },
  })

export const assignVpcIpOperation = assigning('vpcIpAssign', vpcIpText.assign)
export const unassignVpcIpOperation = assigning('vpcIpAssign:none', vpcIpText.unassign)

interface Moved extends OfIp {
  fromVpcHostId: number
}

/**
 * An operation of the cloud that it goes to. The one that it leaves may be deleted meanwhile, and ends all of its addresses
 * then: what has just arrived is given back.
 */
export const moveVpcIpOperation: VpcOperation<Moved> = defineOperation({
  ...ofAddresses,
  kind: 'vpcIpMove',
  title: vpcIpText.move,
  steps: [
    {
      name: 'move',
      label: steps.move,
      run: (input, { engine, signal }) => engine.moveRouterAddress(ipTagOf(input), routerOf(input), signal),
      undo: async (input, { db, engine, signal }) => {
        const from = routerTag(input.projectId, input.fromVpcHostId)
        if (!(await engine.getRouter(from, signal))) return
        const here = await engine.getRouter(routerOf(input), signal)
        if (here?.addresses.some(({ tag }) => tag === ipTagOf(input)))
          await engine.moveRouterAddress(ipTagOf(input), from, signal)
        await setVpcIpStatus(db, input, 'connected')
      },
    },
    {
      name: 'record',
      label: steps.record,
      run: async (input, { db, engine, signal }) => {
        const isThere = await setVpcIpCloud(db, input, input.id)
        if (!isThere) await engine.removeRouterAddress(ipTagOf(input), signal)
      },
      undo: async (input, { db }) => {
        await setVpcIpCloud(db, input, input.fromVpcHostId)
      },
    },
  ],
  onDone: (trx, input) => setVpcIpStatus(trx, input, 'connected'),
  onFailed: (trx, input) => setVpcIpStatus(trx, input, 'failed', 'wait'),
  onRetry: async (trx, input) => {
    const { projectId, id, ipId } = input
    await judgeMove(trx, { from: { projectId, id: input.fromVpcHostId }, to: input, ipId }, { isAgain: true })
    const to = await judgeService(trx, { projectId, id }, vpcService, 'gateway')
    await countWithOneMore(trx, to)
    await setVpcIpStatus(trx, input, 'wait')
  },
})

export const vpcIpOperations = [
  addVpcIpOperation,
  removeVpcIpOperation,
  assignVpcIpOperation,
  unassignVpcIpOperation,
  moveVpcIpOperation,
]
