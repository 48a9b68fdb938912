import { defineOperation } from '../../../operations/operation.ts'
import { EngineError } from '../../../ports/engine-error.ts'
import { parkLimits } from '../hosts/hosts.limits.ts'
import { bringPower } from '../../../ports/compute/hosts.engine.ts'
import { findServerOrder, setVmHostStatus } from '../hosts/hosts.store.ts'
import { minute, observe, observeAsItIs, refuseLocked, tagOf, tell, type VmOperation } from '../hosts/hosts.steps.ts'
import { settleByPower } from '../hosts/payment.service.ts'
import { binPage } from './owners.service.ts'
import { vmHostBinText as text } from './host-bin.fa.ts'
import { putIntoBin } from './host-bin.store.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'

/** Stops a server and parks it: its name, its machine and their limits are free, its disks and addresses wait for it. */
export const binVmHostOperation: VmOperation = defineOperation({
  kind: 'vmHostDelete',
  title: text.bin,
  ...vmHostService.operation,
  steps: [
    {
      name: 'stop',
      label: text.steps.stop,
      run: async (input, context) => {
        const server = await observeAsItIs(input, context)
        // Broken or gone: there is nothing to stop, and that must not keep anybody from deleting it.
        if (!server || server.state === 'stopped' || server.state === 'error') return
        const { db, engine, signal } = context
        await observe(db, input, await bringPower(engine, tagOf(input), 'stop', { signal }))
      },
      undo: async (input, context) => void (await observeAsItIs(input, context)),
      timeoutMs: 5 * minute,
    },
  ],
  onDone: async (trx, input, deps) => {
    const until = await putIntoBin(trx, input, input.userId)
    await parkLimits(trx, input)
    await settleByPower(trx, input)
    await tell(trx, deps, input, {
      subject: text.binned.subject(input.name),
      content: text.binned.content(input.name, until),
      link: binPage(input.projectId),
    })
  },
  onFailed: settleByPower,
  onRetry: async (trx, input) => {
    await refuseLocked(trx, input)
    await setVmHostStatus(trx, input, 'deleting')
  },
})

/** The rows are out of the bin already: a server that does not start is its owner's again, and can be started later. */
export const restoreVmHostOperation: VmOperation = defineOperation({
  kind: 'vmHostRestore',
  title: text.restore,
  ...vmHostService.operation,
  steps: [
    {
      name: 'check',
      label: text.steps.check,
      run: async (input, context) => {
        const server = await observeAsItIs(input, context)
        if (!server) throw new EngineError('not_found', `server ${tagOf(input)} is gone while it was in the bin`)
      },
    },
    {
      name: 'start',
      label: text.steps.start,
      run: async (input, { db, engine, signal }) => {
        const { desiredPower } = await findServerOrder(db, input)
        if (desiredPower === 'off') return
        await observe(db, input, await bringPower(engine, tagOf(input), 'start', { signal }))
      },
      undo: async (input, context) => void (await observeAsItIs(input, context)),
      timeoutMs: 5 * minute,
    },
  ],
  onDone: settleByPower,
  onFailed: settleByPower,
  onRetry: (trx, input) => setVmHostStatus(trx, input, 'wait'),
})
