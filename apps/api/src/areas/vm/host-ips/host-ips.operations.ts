import { agreedLines, keptLines } from '@sarv/contract/pricing/agreed-lines'
import type { AcceptedPrice } from '@sarv/contract/pricing/quote.schemas'
import { defineOperation } from '../../../operations/operation.ts'
import { giveBackOrder, takeForOrderAgain } from '../../financial/holds/holds.service.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { addressTag } from '../../../ports/compute/hosts.engine.ts'
import { tagOf as serverOf, type VmOperation } from '../hosts/hosts.steps.ts'
import { foundIp, judgeIpMove, refuseProtected, refuseTooMany } from './ip-moves.service.ts'
import { hostIpText } from './host-ips.fa.ts'
import { markIpDeleted, setIpAddress, setIpServer, setIpStatus } from './host-ips.store.ts'
import { ipLimits, ipServiceOf } from './extra-ips.service.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'

export interface HostIpInput extends ServiceInput {
  ipId: number
  version: 4 | 6
  monthlyPriceRials: number
  /** Of an address that was ordered by itself. */
  receipt?: AcceptedPrice
}

type HostIpOperation = VmOperation<HostIpInput>

const linesOf = ({ receipt, monthlyPriceRials }: HostIpInput) =>
  keptLines(receipt ? agreedLines(receipt.lines) : null, monthlyPriceRials)

const tagOf = ({ projectId, ipId }: HostIpInput) => addressTag(projectId, ipId)

export const addIpOperation: HostIpOperation = defineOperation({
  kind: 'vmHostIpCreate',
  title: hostIpText.create,
  ...vmHostService.operation,
  steps: [
    {
      name: 'give',
      label: hostIpText.steps.give,
      run: async (input, { db, engine, signal }) => {
        const wanted = { tag: tagOf(input), version: input.version }
        const { address } = await engine.addAddress(serverOf(input), wanted, signal)
        await setIpAddress(db, input, address)
      },
      undo: async (input, { db, engine, signal }) => {
        await engine.removeAddress(tagOf(input), signal)
        await setIpAddress(db, input, null)
      },
    },
  ],
  onDone: async (trx, input) => {
    await setIpStatus(trx, input, 'connected')
    await setUsage(trx, ipServiceOf(input), linesOf(input))
  },
  onFailed: async (trx, input) => {
    await giveBackOrder(trx, ipServiceOf(input))
    await setIpStatus(trx, input, 'failed')
  },
  onRetry: async (trx, input) => {
    await foundIp(trx, input)
    const service = { ...ipServiceOf(input), name: input.name }
    await takeForOrderAgain(trx, service, { amounts: ipLimits(input), lines: linesOf(input), userId: input.userId })
    await setIpStatus(trx, input, 'wait')
  },
})

export const removeIpOperation: HostIpOperation = defineOperation({
  kind: 'vmHostIpDelete',
  title: hostIpText.delete,
  ...vmHostService.operation,
  steps: [
    {
      name: 'remove',
      label: hostIpText.steps.remove,
      run: (input, { engine, signal }) => engine.removeAddress(tagOf(input), signal),
      // What is left is to say truly whether the server still has the address.
      undo: async (input, { db, engine, signal }) => {
        const addresses = await engine.listAddresses(serverOf(input), signal)
        if (addresses.some(({ tag }) => tag === tagOf(input))) await setIpStatus(db, input, 'connected')
      },
    },
  ],
  onDone: async (trx, input) => {
    await giveBackOrder(trx, ipServiceOf(input))
    await markIpDeleted(trx, input)
    await endUsage(trx, ipServiceOf(input))
  },
  onFailed: (trx, input) => setIpStatus(trx, input, 'failed', 'detaching'),
  onRetry: async (trx, input) => {
    refuseProtected(await foundIp(trx, input))
    await setIpStatus(trx, input, 'detaching')
  },
})

interface MovedIpInput extends ServiceInput {
  ipId: number
  fromVmHostId: number
}

/**
 * An operation of the server that it goes to. The one that it leaves may be deleted meanwhile, and all of its addresses end
 * then: what has just arrived is given back.
 */
export const moveIpOperation: VmOperation<MovedIpInput> = defineOperation({
  kind: 'vmHostIpMove',
  title: hostIpText.move,
  ...vmHostService.operation,
  steps: [
    {
      name: 'move',
      label: hostIpText.steps.move,
      run: (input, { engine, signal }) => engine.moveAddress(movedTag(input), serverOf(input), signal),
      undo: async (input, { db, engine, signal }) => {
        const from = { ...input, id: input.fromVmHostId }
        if (!(await engine.getServer(serverOf(from), signal))) return
        const here = await engine.listAddresses(serverOf(input), signal)
        if (here.some(({ tag }) => tag === movedTag(input)))
          await engine.moveAddress(movedTag(input), serverOf(from), signal)
        await setIpStatus(db, input, 'connected')
      },
    },
    {
      name: 'record',
      label: hostIpText.steps.record,
      run: async (input, { db, engine, signal }) => {
        const isThere = await setIpServer(db, input, input.id)
        if (!isThere) await engine.removeAddress(movedTag(input), signal)
      },
      undo: async (input, { db }) => {
        await setIpServer(db, input, input.fromVmHostId)
      },
    },
  ],
  onDone: (trx, input) => setIpStatus(trx, input, 'connected'),
  // Where it could not even be brought back, that is what is said.
  onFailed: (trx, input) => setIpStatus(trx, input, 'failed', 'wait'),
  onRetry: async (trx, input) => {
    const { projectId, ipId } = input
    await judgeIpMove(trx, { from: { projectId, id: input.fromVmHostId }, to: input, ipId }, { isAgain: true })
    await refuseTooMany(trx, input)
    await setIpStatus(trx, input, 'wait')
  },
})

const movedTag = ({ projectId, ipId }: MovedIpInput) => addressTag(projectId, ipId)

export const hostIpOperations = [addIpOperation, removeIpOperation, moveIpOperation]
