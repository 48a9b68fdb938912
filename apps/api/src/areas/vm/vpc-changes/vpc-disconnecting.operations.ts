import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { interfaceOf, markInterfaceDeleted, setInterfaceStatus } from '../vpcs/interfaces.store.ts'
import { routerOf, vpcService, type VpcOperation } from '../vpcs/vpcs.definition.ts'
import { vpcText } from '../vpcs/vpcs.fa.ts'
import { networkOf, type OfNetwork } from '../vpcs/vpcs.operations.ts'
import { refuseLedInto } from './obstacles.service.ts'

export const disconnectNetworkOperation: VpcOperation<OfNetwork> = defineOperation({
  ...vpcService.operation,
  kind: 'vpcInterfaceRemove',
  title: vpcText.disconnect,
  steps: [
    {
      name: 'disconnect',
      label: vpcText.steps.disconnect,
      run: (input, { engine, signal }) => engine.disconnectNetwork(routerOf(input), networkOf(input), signal),
      undo: async (input, { db, engine, signal }) => {
        await engine.connectNetwork(routerOf(input), networkOf(input), signal)
        await setInterfaceStatus(db, input, 'active')
      },
    },
  ],
  onDone: markInterfaceDeleted,
  // Where it could not even be connected again, that is what is said.
  onFailed: (trx, input) => setInterfaceStatus(trx, input, 'failed', 'wait'),
  onRetry: async (trx, input) => {
    const connected = await interfaceOf(trx, input)
    if (connected?.vpcHostId !== input.id) throw new AppError('not_found')
    await refuseLedInto(trx, input, connected)
    await setInterfaceStatus(trx, input, 'wait')
  },
})
