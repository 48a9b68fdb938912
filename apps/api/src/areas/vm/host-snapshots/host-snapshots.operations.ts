import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation, type StepContext } from '../../../operations/operation.ts'
import {
  serverSnapshotTag,
  waitForServerAtRest,
  waitForServerSnapshot,
  waitForServerSnapshotGone,
} from '../../../ports/compute/hosts.engine.ts'
import { lockVmHost, setSystem, setVmHostStatus, type VmHostKey, type WantedSystem } from '../hosts/hosts.store.ts'
import { settleByPower } from '../hosts/payment.service.ts'
import {
  minute,
  observe,
  observeAsItIs,
  tagOf as serverOf,
  type VmDependencies,
  type VmHostOperation,
} from '../hosts/hosts.steps.ts'
import { hostSnapshotText } from './host-snapshots.fa.ts'
import {
  leaveSnapshot,
  markSnapshotDeleted,
  setSnapshotSize,
  setSnapshotStatus,
  type SnapshotKey,
  type SnapshotStatus,
} from './host-snapshots.store.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { refuseByRule, vmHostService } from '../hosts/hosts.definition.ts'

export interface SnapshotInput extends ServiceInput {
  snapshotId: number
  snapshotName: string
}

type SnapshotOperation = VmHostOperation<SnapshotInput>

const { steps } = hostSnapshotText

const tagOf = ({ projectId, snapshotId }: SnapshotKey) => serverSnapshotTag(projectId, snapshotId)

const removeFromEngine = async (input: SnapshotInput, { deps, signal }: StepContext<VmDependencies>) => {
  const engine = deps.compute(input.datacenterId)
  await engine.deleteServerSnapshot(tagOf(input), signal)
  await waitForServerSnapshotGone(engine, tagOf(input), { signal })
}

export const createSnapshotOperation: SnapshotOperation = defineOperation<SnapshotInput, VmDependencies>({
  kind: 'vmHostSnapshotCreate',
  title: hostSnapshotText.create,
  ...vmHostService.operation,
  steps: [
    {
      name: 'request',
      label: steps.request,
      run: async (input, { deps, signal }) => {
        const wanted = { tag: tagOf(input), serverTag: serverOf(input), name: input.snapshotName }
        await deps.compute(input.datacenterId).createServerSnapshot(wanted, signal)
      },
      undo: removeFromEngine,
      timeoutMs: 2 * minute,
    },
    {
      name: 'copy',
      label: steps.copy,
      run: async (input, { db, deps, signal }) => {
        const { sizeGb } = await waitForServerSnapshot(deps.compute(input.datacenterId), tagOf(input), { signal })
        await setSnapshotSize(db, input, sizeGb)
      },
      timeoutMs: 30 * minute,
    },
  ],
  onStarted: (trx, input) => setSnapshotStatus(trx, input, 'wait'),
  onDone: async (trx, input) => {
    await leaveSnapshot(trx, input)
    await setSnapshotStatus(trx, input, 'inactive')
  },
  onFailed: (trx, input) => setSnapshotStatus(trx, input, 'failed'),
  onRetry: (trx, input) => setSnapshotStatus(trx, input, 'inQueue'),
})

/** Each operation is one revert, however often its step runs. */
const revisionOf = ({ operationId }: Pick<StepContext<VmDependencies>, 'operationId'>) => String(operationId)

/** With its disks a server gets back the system that was on them. */
export interface RevertInput extends SnapshotInput, WantedSystem {}

const standOn = async (db: Db, input: RevertInput) => {
  await leaveSnapshot(db, input)
  await setSnapshotStatus(db, input, 'active')
  await setSystem(db, input, input)
}

export const beginRevert = async (trx: Db, input: VmHostKey & SnapshotKey) => {
  await setSnapshotStatus(trx, input, 'reverting')
  await setVmHostStatus(trx, input, 'wait')
}

export const revertSnapshotOperation: VmHostOperation<RevertInput> = defineOperation<RevertInput, VmDependencies>({
  kind: 'vmHostSnapshotRevert',
  title: hostSnapshotText.revert,
  ...vmHostService.operation,
  steps: [
    {
      name: 'revert',
      label: steps.revert,
      run: (input, context) => {
        const from = { snapshotTag: tagOf(input), revision: revisionOf(context) }
        return context.deps.compute(input.datacenterId).revertServer(serverOf(input), from, context.signal)
      },
      // There is no way back; what is left is to say truly how the server stands, and on what.
      undo: async (input, context) => {
        const server = await observeAsItIs(input, context)
        if (server?.revision === revisionOf(context)) await standOn(context.db, input)
      },
      timeoutMs: 2 * minute,
    },
    {
      name: 'settle',
      label: steps.settle,
      run: async (input, context) => {
        const isReverted = (server: { revision: string | null }) => server.revision === revisionOf(context)
        const { signal } = context
        const engine = context.deps.compute(input.datacenterId)
        await observe(context.db, input, await waitForServerAtRest(engine, serverOf(input), isReverted, { signal }))
      },
      timeoutMs: 15 * minute,
    },
  ],
  onDone: async (trx, input) => {
    await standOn(trx, input)
    await settleByPower(trx, input)
  },
  onFailed: async (trx, input) => {
    await setSnapshotStatus(trx, input, 'revertFailed', 'reverting')
    await settleByPower(trx, input)
  },
  onRetry: async (trx, input) => {
    const host = await lockVmHost(trx, input)
    if (!host) throw new AppError('not_found')
    // It may have been locked since.
    refuseByRule('revert', host)
    await beginRevert(trx, input)
  },
})

export interface DeleteSnapshotInput extends SnapshotInput {
  /** Where it stood before. */
  status: SnapshotStatus
}

export const deleteSnapshotOperation: VmHostOperation<DeleteSnapshotInput> = defineOperation<
  DeleteSnapshotInput,
  VmDependencies
>({
  kind: 'vmHostSnapshotDelete',
  title: hostSnapshotText.delete,
  ...vmHostService.operation,
  steps: [
    {
      name: 'remove',
      label: steps.remove,
      run: removeFromEngine,
      // What is left is to say truly whether there is still something to go back to.
      undo: async (input, { db, deps, signal }) => {
        const snapshot = await deps.compute(input.datacenterId).getServerSnapshot(tagOf(input), signal)
        if (snapshot?.state === 'available') await setSnapshotStatus(db, input, input.status)
      },
      timeoutMs: 10 * minute,
    },
  ],
  onDone: markSnapshotDeleted,
  onFailed: (trx, input) => setSnapshotStatus(trx, input, 'failed', 'deleting'),
  onRetry: (trx, input) => setSnapshotStatus(trx, input, 'deleting'),
})

export const hostSnapshotOperations = [
  createSnapshotOperation,
  revertSnapshotOperation,
  deleteSnapshotOperation,
] as const
