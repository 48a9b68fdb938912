import { agreedLines, keptLines } from '@sarv/contract/pricing/agreed-lines'
import type { AcceptedPrice } from '@sarv/contract/pricing/quote.schemas'
import { defineOperation } from '../../../operations/operation.ts'
import { giveBackOrder, takeForOrderAgain } from '../../financial/holds/holds.service.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { addressTag } from '../../../ports/compute/hosts.engine.ts'
import { tagOf as serverOf, type VmOperation } from '../hosts/hosts.steps.ts'
import { hostIpText } from './host-ips.fa.ts'
import { markIpDeleted, setIpAddress, setIpStatus } from './host-ips.store.ts'
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
  onRetry: (trx, input) => setIpStatus(trx, input, 'detaching'),
})

export const hostIpOperations: readonly HostIpOperation[] = [addIpOperation, removeIpOperation]
