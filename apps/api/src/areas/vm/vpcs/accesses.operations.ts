import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../operations/events.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import type { Db } from '../../../db/connection.ts'
import { judgeService, type ServiceInput } from '../../../services/service.ts'
import type { VmStep } from '../hosts/hosts.steps.ts'
import { tellAnswer } from './access-answers.service.ts'
import { judgeWay } from './access-ranges.service.ts'
import { accessText } from './accesses.fa.ts'
import {
  findAccessRow,
  listWaysOut,
  markAccessDeleted,
  setAccessStatus,
  turnAccess,
  type AccessStatus,
} from './accesses.store.ts'
import { interfaceOf } from './interfaces.store.ts'
import { routerOf, vpcService, type VpcOperation } from './vpcs.definition.ts'

/** On the cloud that asked. */
export interface OfAccess {
  accessId: number
  networkProjectId: number
  vmNetworkId: number
}

type AccessInput = ServiceInput & OfAccess

const networkOf = ({ networkProjectId, vmNetworkId }: Omit<OfAccess, 'accessId'>) =>
  networkTag(networkProjectId, vmNetworkId)

/** Whoever manages the network watches another project. */
const tellOtherSide = (trx: Db, { customerId, networkProjectId }: AccessInput) =>
  publish(trx, { customerId, projectId: networkProjectId, group: 'Vpc' })

const turn = (status: AccessStatus) => async (trx: Db, input: AccessInput) => {
  await setAccessStatus(trx, input, status)
  await tellOtherSide(trx, input)
}

/** Only where it still stands as the failure left it: it may be refused or taken back since, or the way there again. */
const again = (from: AccessStatus, to: AccessStatus) => async (trx: Db, input: AccessInput) => {
  await judgeService(trx, input, vpcService, 'access')
  if (!(await turnAccess(trx, input, from, to))) throw new AppError('not_found')
  await tellOtherSide(trx, input)
}

export const grantAccessOperation: VpcOperation<OfAccess> = defineOperation({
  ...vpcService.operation,
  kind: 'vpcNetworkAccessAnswer',
  title: accessText.grant,
  steps: [
    {
      name: 'reach',
      label: accessText.steps.reach,
      run: (input, { engine, signal }) => engine.reachNetwork(routerOf(input), networkOf(input), signal),
      undo: (input, { engine, signal }) => engine.leaveNetwork(routerOf(input), networkOf(input), signal),
    },
  ],
  onDone: async (trx, input, deps) => {
    await turn('granted')(trx, input)
    const access = await findAccessRow(trx, input)
    if (access) await tellAnswer(trx, deps, input.customerId, access)
  },
  onFailed: turn('failed'),
  onRetry: async (trx, input) => {
    const { customerId, projectId, id, networkProjectId, vmNetworkId } = input
    const network = { projectId: networkProjectId, id: vmNetworkId }
    const held = await interfaceOf(trx, { projectId: networkProjectId, vmNetworkId })
    if (!held) throw new AppError('not_found')
    const granting = { projectId: networkProjectId, id: held.vpcHostId }
    await judgeWay(trx, { customerId, projectId, asking: { projectId, id }, granting, network })
    await again('failed', 'connecting')(trx, input)
  },
})

export const endAccessOperation: VpcOperation<OfAccess> = defineOperation({
  ...vpcService.operation,
  kind: 'vpcNetworkAccessDelete',
  title: accessText.end,
  steps: [
    {
      name: 'leave',
      label: accessText.steps.leave,
      run: (input, { engine, signal }) => engine.leaveNetwork(routerOf(input), networkOf(input), signal),
      undo: (input, { engine, signal }) => engine.reachNetwork(routerOf(input), networkOf(input), signal),
    },
  ],
  onDone: async (trx, input) => {
    await markAccessDeleted(trx, input)
    await tellOtherSide(trx, input)
  },
  onFailed: turn('granted'),
  onRetry: again('granted', 'ending'),
})

/** Before the cloud ends. */
export const leaveAllStep: VmStep = {
  name: 'leave',
  label: accessText.steps.leave,
  run: async (input, { db, engine, signal }) => {
    for (const way of await listWaysOut(db, input)) await engine.leaveNetwork(routerOf(input), networkOf(way), signal)
  },
  undo: async (input, { db, engine, signal }) => {
    if (!(await engine.getRouter(routerOf(input), signal))) return
    for (const way of await listWaysOut(db, input)) await engine.reachNetwork(routerOf(input), networkOf(way), signal)
  },
}
