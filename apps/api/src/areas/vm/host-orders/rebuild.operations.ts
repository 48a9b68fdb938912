import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { leaveSnapshot } from '../host-snapshots/host-snapshots.store.ts'
import { waitForServerAtRest, type RebuildSpec } from '../../../ports/compute/hosts.engine.ts'
import { vmHostText } from '../hosts/hosts.fa.ts'
import { setSystem, setVmHostStatus, wipeSecrets } from '../hosts/hosts.store.ts'
import { settleByPower } from '../hosts/payment.service.ts'
import {
  minute,
  observe,
  observeAsItIs,
  refuseLocked,
  tagOf,
  type VmOperation,
  type VmStepContext,
} from '../hosts/hosts.steps.ts'
import { findRebuildOrder } from './rebuild.store.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'

export interface RebuildVmHostInput extends ServiceInput {
  vmImageId: number
  vmKeyId: number | null
}

/** Each operation is one rebuild, however often its step runs. */
const revisionOf = ({ operationId }: Pick<VmStepContext, 'operationId'>) => String(operationId)

const specOf = async (
  input: RebuildVmHostInput,
  { db, deps: { secrets }, operationId }: VmStepContext,
): Promise<RebuildSpec> => {
  const order = await findRebuildOrder(db, input)
  return {
    image: order.image,
    revision: revisionOf({ operationId }),
    ...(order.passwordSecret !== null && { password: secrets.open(order.passwordSecret, 'serverPassword') }),
    ...(order.userDataSecret !== null && { userData: secrets.open(order.userDataSecret, 'userData') }),
    ...(order.publicKey !== null && { publicKey: order.publicKey }),
  }
}

/** Its disk is a new one: it stands on none of its snapshots any more. */
const recordSystem = async (db: Db, input: RebuildVmHostInput) => {
  await setSystem(db, input, input)
  await leaveSnapshot(db, input)
}

/** Nobody could sign in to a server that was installed without any of them. */
const refuseWithoutLogin = async (trx: Db, input: RebuildVmHostInput) => {
  const { passwordSecret, publicKey } = await findRebuildOrder(trx, input)
  if (passwordSecret === null && publicKey === null) throw new AppError('operation_not_retryable')
}

export const rebuildVmHostOperation: VmOperation<RebuildVmHostInput> = defineOperation({
  kind: 'vmHostRebuild',
  title: vmHostText.rebuild,
  ...vmHostService.operation,
  steps: [
    {
      name: 'rebuild',
      label: vmHostText.steps.rebuild,
      run: async (input, context) => {
        const spec = await specOf(input, context)
        await context.engine.rebuildServer(tagOf(input), spec, context.signal)
      },
      // What was on the disk is gone as soon as the engine has begun; what is left is to say how the server stands.
      undo: async (input, context) => {
        const server = await observeAsItIs(input, context)
        if (server?.revision === revisionOf(context)) await recordSystem(context.db, input)
      },
      timeoutMs: 2 * minute,
    },
    {
      name: 'install',
      label: vmHostText.steps.build,
      run: async (input, context) => {
        const { db, engine, signal } = context
        const isRebuilt = (server: { revision: string | null }) => server.revision === revisionOf(context)
        const server = await waitForServerAtRest(engine, tagOf(input), isRebuilt, { signal })
        await observe(db, input, server)
        await recordSystem(db, input)
      },
      timeoutMs: 15 * minute,
    },
    {
      name: 'deliver',
      label: vmHostText.steps.deliver,
      // The engine has the password and the user data now; from here on nobody needs them.
      run: (input, { db }) => wipeSecrets(db, input),
    },
  ],
  onDone: settleByPower,
  // Its password is kept for another try, until something else is done to the server: see `forgetUnusedSecrets`.
  onFailed: settleByPower,
  onRetry: async (trx, input) => {
    await refuseLocked(trx, input)
    await refuseWithoutLogin(trx, input)
    await setVmHostStatus(trx, input, 'rebuild')
  },
})
