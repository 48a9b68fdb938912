import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
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
  type VmOperation,
  type VmStepContext,
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

type SnapshotOperation = VmOperation<SnapshotInput>

const { steps } = hostSnapshotText

const tagOf = ({ projectId, snapshotId }: SnapshotKey) => serverSnapshotTag(projectId, snapshotId)

const removeFromEngine = async (input: SnapshotInput, { engine, signal }: VmStepContext) => {
  await engine.deleteServerSnapshot(tagOf(input), signal)
  await waitForServerSnapshotGone(engine, tagOf(input), { signal })
}

export const createSnapshotOperation: SnapshotOperation = defineOperation({
  kind: 'vmHostSnapshotCreate',
  title: hostSnapshotText.create,
  ...vmHostService.operation,
  steps: [
    {
      name: 'request',
      label: steps.request,
      run: async (input, { engine, signal }) => {
        const wanted = { tag: tagOf(input), serverTag: serverOf(input), name: input.snapshotName }
        await engine.createServerSnapshot(wanted, signal)
      },
      undo: removeFromEngine,
      timeoutMs: 2 * minute,
    },
    {
      name: 'copy',
      label: steps.copy,
      run: async (input, { db, engine, signal }) => {
        const { sizeGb } = await waitForServerSnapshot(engine, tagOf(input), { signal })
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
const revisionOf = ({ operationId }: Pick<VmStepContext, 'operationId'>) => String(operationId)

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

export const revertSnapshotOperation: VmOperation<RevertInput> = defineOperation({
  kind: 'vmHostSnapshotRevert',
  title: hostSnapshotText.revert,
  ...vmHostService.operation,
  steps: [
    {
      name: 'revert',
      label: steps.revert,
      run: (input, context) => {
        const from = { snapshotTag: tagOf(input), revision: revisionOf(context) }
        return context.engine.revertServer(serverOf(input), from, context.signal)
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
        const { db, engine, signal } = context
        await observe(db, input, await waitForServerAtRest(engine, serverOf(input), isReverted, { signal }))
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

export const deleteSnapshotOperation: VmOperation<DeleteSnapshotInput> = defineOperation({
  kind: 'vmHostSnapshotDelete',
  title: hostSnapshotText.delete,
  ...vmHostService.operation,
  steps: [
    {
      name: 'remove',
      label: steps.remove,
      run: removeFromEngine,
      // What is left is to say truly whether there is still something to go back to.
      undo: async (input, { db, engine, signal }) => {
        const snapshot = await engine.getServerSnapshot(tagOf(input), signal)
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
