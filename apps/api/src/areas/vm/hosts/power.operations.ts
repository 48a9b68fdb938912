import { defineOperation } from '../../../operations/operation.ts'
import { bringPower, type PowerAction } from '../../../ports/compute/hosts.engine.ts'
import { vmHostText } from './hosts.fa.ts'
import { setVmHostStatus } from './hosts.store.ts'
import { minute, observe, observeAsItIs, tagOf, type VmOperation } from './hosts.steps.ts'
import { settleByPower } from './payment.service.ts'
import { vmHostService } from './hosts.definition.ts'

const powerCalls = {
  start: 'vmHostStart',
  stop: 'vmHostStop',
  shutdown: 'vmHostShutdown',
  reboot: 'vmHostReboot',
  reset: 'vmHostReset',
} as const satisfies Record<PowerAction, string>

const powerOperation = (action: PowerAction): VmOperation =>
  defineOperation({
    kind: powerCalls[action],
    title: vmHostText.power[action],
    ...vmHostService.operation,
    steps: [
      {
        name: action,
        label: vmHostText.steps.power[action],
        run: async (input, { db, engine, signal }) => {
          const server = await bringPower(engine, tagOf(input), action, { signal })
          await observe(db, input, server)
        },
        undo: async (input, context) => void (await observeAsItIs(input, context)),
        timeoutMs: 5 * minute,
      },
    ],
    onDone: settleByPower,
    onFailed: settleByPower,
    onRetry: (trx, input) => setVmHostStatus(trx, input, 'wait'),
  })

export const powerOperations: Record<PowerAction, VmOperation> = {
  start: powerOperation('start'),
  stop: powerOperation('stop'),
  shutdown: powerOperation('shutdown'),
  reboot: powerOperation('reboot'),
  reset: powerOperation('reset'),
}
