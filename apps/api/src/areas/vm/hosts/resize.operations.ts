import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { waitForServerAtRest, type EngineServer } from '../../../ports/compute/hosts.engine.ts'
import { giveBackChange, takeForChangeAgain, type TakenForChange } from '../../financial/holds/holds.service.ts'
import { vmHostText } from './hosts.fa.ts'
import { setVmHostStatus } from './hosts.store.ts'
import { minute, observe, observeAsItIs, tagOf, type VmOperation, type VmStepContext } from './hosts.steps.ts'
import { repriceVmHost, settleByPower } from './payment.service.ts'
import { findPricedVm, leaveBundle, setSize, takeBundle, type MachineSize } from './size.store.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { holdSize } from './hosts.limits.ts'
import { vmHostService } from './hosts.definition.ts'

export interface ResizeVmHostInput extends ServiceInput {
  from: MachineSize
  to: MachineSize
  /** The plan that has this size, where one was chosen. */
  bundleId?: number | undefined
  /** Absent: started by a version that took no money. */
  taken?: TakenForChange
}

const parts = ['cpu', 'memoryGb', 'diskGb'] as const satisfies (keyof MachineSize)[]

/** Of both sizes the larger, part by part: what a server holds while it is being resized. */
export const largerOf = (one: MachineSize, other: MachineSize): MachineSize => ({
  cpu: Math.max(one.cpu, other.cpu),
  memoryGb: Math.max(one.memoryGb, other.memoryGb),
  diskGb: Math.max(one.diskGb, other.diskGb),
})

/** More of anything is an order. */
export const isGrowth = (from: MachineSize, to: MachineSize): boolean => parts.some((part) => to[part] > from[part])

const isSame = (one: MachineSize, other: MachineSize) => parts.every((part) => one[part] === other[part])

const sizeOf = ({ vcpus, memoryGb, diskGb }: EngineServer): MachineSize => ({ cpu: vcpus, memoryGb, diskGb })

/** Waits for rest, and writes down how the server stands. */
const settle = async (
  input: ResizeVmHostInput,
  { db, engine, signal }: VmStepContext,
  isThere: (server: EngineServer) => boolean,
) => {
  const server = await waitForServerAtRest(engine, tagOf(input), isThere, { signal })
  await observe(db, input, server)
  await setSize(db, input, sizeOf(server))
}

/**
 * At the end a server holds what it has, by the size that the engine shows: so limits and price are true also after a
 * failure half-way.
 */
const end = async (trx: Db, input: ResizeVmHostInput) => {
  const now = await findPricedVm(trx, input)
  await holdSize(trx, input, now)
  const hasNewSize = isSame(now, input.to)
  if (hasNewSize && input.bundleId !== undefined) await takeBundle(trx, input, input.bundleId)
  else if (!isSame(now, input.from)) await leaveBundle(trx, input)
  if (hasNewSize || !isSame(now, input.from)) await repriceVmHost(trx, input)
  else await giveBackChange(trx, vmHostService.of(input), input.taken)
  await settleByPower(trx, input)
}

export const resizeVmHostOperation: VmOperation<ResizeVmHostInput> = defineOperation({
  kind: 'vmHostEdit',
  title: vmHostText.resize,
  ...vmHostService.operation,
  steps: [
    {
      name: 'resize',
      label: vmHostText.steps.resize,
      run: async (input, { engine, signal }) => {
        const { cpu, memoryGb, diskGb } = input.to
        const size = { vcpus: cpu, memoryGb, diskGb }
        await engine.resizeServer(tagOf(input), size, signal)
      },
      // A grown disk has no way back; what is left is to say truly which size the server has now.
      undo: async (input, context) => {
        const server = await observeAsItIs(input, context)
        if (server && server.state !== 'error') await settle(input, context, () => true)
      },
      timeoutMs: 15 * minute,
    },
    {
      name: 'settle',
      label: vmHostText.steps.settle,
      run: (input, context) => settle(input, context, (server) => isSame(sizeOf(server), input.to)),
      timeoutMs: 15 * minute,
    },
  ],
  onDone: end,
  onFailed: end,
  onRetry: async (trx, input) => {
    // It has become another size in spite of the failure: then the difference is another one, too.
    const now = await findPricedVm(trx, input)
    if (!isSame(now, input.from)) throw new AppError('operation_not_retryable')
    await holdSize(trx, input, { ...now, ...largerOf(input.from, input.to) })
    await takeForChangeAgain(trx, { ...vmHostService.of(input), name: input.name }, input.taken, input.userId)
    await setVmHostStatus(trx, input, 'wait')
  },
})
