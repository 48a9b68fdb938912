import { keptLines, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import type { AcceptedPrice } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { waitForBalancer, waitForBalancerGone } from '../../../ports/compute/balancers.engine.ts'
import { judgeService, type ServiceInput } from '../../../services/service.ts'
import { ensureMayOrder } from '../../account/customers/ordering.service.ts'
import {
  giveBackChange,
  giveBackOrder,
  takeForChangeAgain,
  takeForOrderAgain,
  type TakenForChange,
} from '../../financial/holds/holds.service.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { minute, type VmStepContext } from '../hosts/hosts.steps.ts'
import { balancerService, tagOf, type BalancerOperation } from './load-balancers.definition.ts'
import { balancerText } from './load-balancers.fa.ts'
import {
  bringAddress,
  bringAddressBack,
  bringPresentShape,
  buildBalancer,
  clearBalancer,
  engineShape,
  observeBalancer,
  rebuildBalancer,
  settleBalancer,
} from './load-balancers.steps.ts'
import {
  findBalancerRow,
  isBalancerNameTaken,
  markBalancerDeleted,
  recordChange,
  setBalancerStatus,
  setNextIp,
} from './load-balancers.store.ts'
import { holdPlace, judgePublicAddress, tellAddresses } from './public-address.service.ts'
import { beginTrials } from './rotation.store.ts'
import { deleteEarlierListeners, deleteListeners, listListeners } from './shapes.store.ts'
import { refuseOutdated } from './wanted.service.ts'

/** From now on it is there and paid for. */
const deliver = async (trx: Db, input: ServiceInput) => {
  await beginTrials(trx, input)
  await setBalancerStatus(trx, input, 'active')
  const { price } = await findBalancerRow(trx, input)
  await setUsage(trx, balancerService.of(input), price)
}

const writeOff = async (trx: Db, input: ServiceInput) => {
  await giveBackOrder(trx, balancerService.of(input))
  await setBalancerStatus(trx, input, 'failed')
}

/** It never came to be, and nobody wants it any more. */
export const forgetOrder = async (trx: Db, input: ServiceInput) => {
  await giveBackOrder(trx, balancerService.of(input))
  await deleteListeners(trx, { projectId: input.projectId, id: input.id })
  await markBalancerDeleted(trx, input)
}

/** Takes what the order took, at the price that was agreed. */
export const orderAgain = async (trx: Db, input: ServiceInput) => {
  const { price: lines } = await findBalancerRow(trx, input)
  const service = { ...balancerService.of(input), name: input.name }
  await takeForOrderAgain(trx, service, { amounts: {}, lines, userId: input.userId })
}

interface Ordered {
  /** What it was ordered for. */
  receipt?: AcceptedPrice
}

export const createBalancerOperation: BalancerOperation<Ordered> = defineOperation({
  ...balancerService.operation,
  kind: 'loadBalancerCreate',
  title: balancerText.create,
  cancellable: true,
  steps: buildBalancer,
  onStarted: (trx, input) => setBalancerStatus(trx, input, 'wait'),
  onDone: deliver,
  onFailed: writeOff,
  onCancelled: forgetOrder,
  onRetry: async (trx, input) => {
    // Only one that never came to be: it may be there by now.
    const { vmNetworkId, revision } = await judgeService(trx, input, balancerService, 'rebuild')
    await refuseOutdated(trx, { projectId: input.projectId, id: input.id, revision, vmNetworkId })
    await orderAgain(trx, input)
    await setBalancerStatus(trx, input, 'inQueue')
  },
})

export interface Change {
  /** What it is called afterwards. */
  toName: string
  algorithmId: number
  /** Of the listeners that were written for it. */
  revision: number
  /** The public address that leads to it afterwards; null: none; absent: as it was. */
  vpcHostIpId?: number | null
  /** What the engine said when it was wanted. */
  hasSharedAddresses?: boolean
  /** Absent: as it was. */
  plan?: { bundleId: number; priceRials: number; lines: readonly AgreedLine[]; taken: TakenForChange }
}

/** The engine as the change wants it. */
export const bringShape = async (input: ServiceInput & Change, context: VmStepContext) => {
  const { projectId, id, revision, toName: name, algorithmId } = input
  const { engine, signal } = context
  const shape = await engineShape({ projectId, id, revision, name, algorithmId }, context)
  await engine.updateBalancer(tagOf(input), shape, signal)
  await waitForBalancer(engine, tagOf(input), { signal })
}

export const editBalancerOperation: BalancerOperation<Change> = defineOperation({
  ...balancerService.operation,
  kind: 'loadBalancerEdit',
  title: balancerText.edit,
  steps: [
    {
      name: 'change',
      label: balancerText.steps.change,
      run: async (input, context) => {
        await bringShape(input, context)
        await bringAddress(input, context, input.vpcHostIpId)
      },
      undo: async (input, context) => {
        await bringPresentShape(input, context)
        await bringAddressBack(input, context)
      },
      timeoutMs: 15 * minute,
    },
  ],
  onDone: async (trx, input) => {
    const { plan } = input
    const { vpcHostIpId: before } = await findBalancerRow(trx, input)
    const { vpcHostIpId = before } = input
    await recordChange(trx, input, {
      name: input.toName,
      algorithmId: input.algorithmId,
      revision: input.revision,
      vpcHostIpId,
      plan: plan && { bundleId: plan.bundleId, price: keptLines([...plan.lines], plan.priceRials) },
    })
    await deleteEarlierListeners(trx, input)
    if (vpcHostIpId !== null || before !== null) await tellAddresses(trx, input)
    await deliver(trx, input)
  },
  // The listeners that were written stay until the next change, so that it can be tried again.
  onFailed: async (trx, input) => {
    await giveBackChange(trx, balancerService.of(input), input.plan?.taken)
    await setNextIp(trx, input, null)
    await settleBalancer(trx, input)
    if (input.vpcHostIpId) await tellAddresses(trx, input)
  },
  onRetry: async (trx, input) => {
    const { projectId, id, revision } = input
    const { name, vmNetworkId, ...present } = await judgeService(trx, input, balancerService, 'edit')
    // Another change has come in between.
    if ((await listListeners(trx, input)).length === 0) throw new AppError('not_found')
    const wanted = { projectId, name: input.toName, exceptId: id }
    if (await isBalancerNameTaken(trx, wanted)) throw new AppError('name_taken', { name: input.toName })
    // Holds the cloud, and what comes behind it holds its network.
    await takeAddressAgain(trx, input, { vmNetworkId, present: present.vpcHostIpId })
    await refuseOutdated(trx, { projectId, id, revision, vmNetworkId, presentRevision: present.revision })
    if (input.plan) await ensureMayOrder(trx, input.customerId)
    await takeForChangeAgain(trx, { ...balancerService.of(input), name }, input.plan?.taken, input.userId)
    await setBalancerStatus(trx, input, 'wait')
  },
})

/** Asks once more whether the address can lead to it; somebody else may have it since, or one of the ports. */
const takeAddressAgain = async (
  trx: Db,
  { projectId, id, revision, vpcHostIpId: wanted, hasSharedAddresses = true }: ServiceInput & Change,
  { vmNetworkId, present }: { vmNetworkId: number; present: number | null },
) => {
  const vpcHostIpId = wanted === undefined ? present : wanted
  if (vpcHostIpId === null) return
  const { vpcHostId } = await holdPlace(trx, projectId, vmNetworkId)
  const rows = await listListeners(trx, { projectId, id, revision })
  const listeners = rows.map(({ protocolId, sourcePort }) => ({ vmLbProtocolTypeId: protocolId, sourcePort }))
  const question = { projectId, vpcHostId, vpcHostIpId, balancerId: id, listeners }
  await judgePublicAddress(trx, question, { hasSharedAddresses })
  await setNextIp(trx, { projectId, id }, vpcHostIpId)
}

/** In its place, as it counts; one that is gone and cannot be made anew costs nothing more. */
export const rebuildBalancerOperation: BalancerOperation = defineOperation({
  ...balancerService.operation,
  kind: 'loadBalancerRebuild',
  title: balancerText.rebuild,
  steps: [clearBalancer, ...rebuildBalancer],
  onDone: async (trx, input) => {
    await tellAddresses(trx, input)
    await deliver(trx, input)
  },
  onFailed: async (trx, input) => {
    await settleBalancer(trx, input)
    await setBalancerStatus(trx, input, 'failed')
  },
  onRetry: async (trx, input) => {
    const { engineRef } = await judgeService(trx, input, balancerService, 'rebuild')
    if (engineRef === null) await orderAgain(trx, input)
    await setBalancerStatus(trx, input, 'rebuild')
  },
})

/** Somebody has changed it on the infrastructure: it is brought back to what was asked for. */
export const mendBalancerOperation: BalancerOperation = defineOperation({
  ...balancerService.operation,
  kind: 'loadBalancerEdit:mend',
  title: balancerText.mend,
  steps: [
    {
      name: 'mend',
      label: balancerText.steps.mend,
      run: async (input, context) => {
        await bringPresentShape(input, context)
        await bringAddressBack(input, context)
      },
      timeoutMs: 15 * minute,
    },
  ],
  onDone: async (trx, input) => {
    await beginTrials(trx, input)
    await settleBalancer(trx, input)
  },
  onFailed: settleBalancer,
  onRetry: async (trx, input) => {
    await judgeService(trx, input, balancerService, 'edit')
    await setBalancerStatus(trx, input, 'wait')
  },
})

/**
 * Servers that do not answer are taken out, and put back to be looked at: the table says which, and the engine is brought
 * there. The balancer goes on meanwhile, so it stays active; whatever this leaves undone the next look does.
 */
export const rotateBalancerOperation: BalancerOperation = defineOperation({
  ...balancerService.operation,
  kind: 'loadBalancerProbe:rotate',
  title: balancerText.rotate,
  steps: [
    {
      name: 'rotate',
      label: balancerText.steps.rotate,
      run: bringPresentShape,
      timeoutMs: 5 * minute,
    },
  ],
  onDone: beginTrials,
})

export const deleteBalancerOperation: BalancerOperation = defineOperation({
  ...balancerService.operation,
  kind: 'loadBalancerDelete',
  title: balancerText.delete,
  steps: [
    {
      name: 'remove',
      label: balancerText.steps.remove,
      run: async (input, { engine, signal }) => {
        await engine.deleteBalancer(tagOf(input), signal)
        await waitForBalancerGone(engine, tagOf(input), { signal })
      },
      undo: async (input, context) => {
        if (await observeBalancer(input, context)) await bringAddressBack(input, context)
      },
      timeoutMs: 10 * minute,
    },
  ],
  onDone: async (trx, input) => {
    await giveBackOrder(trx, balancerService.of(input))
    await endUsage(trx, balancerService.of(input))
    await deleteListeners(trx, input)
    await markBalancerDeleted(trx, input)
    await tellAddresses(trx, input)
  },
  onFailed: settleBalancer,
  onRetry: async (trx, input) => {
    await judgeService(trx, input, balancerService, 'delete')
    await setBalancerStatus(trx, input, 'deleting')
  },
})

export const balancerOperations = [
  createBalancerOperation,
  editBalancerOperation,
  rebuildBalancerOperation,
  mendBalancerOperation,
  rotateBalancerOperation,
  deleteBalancerOperation,
] as const
