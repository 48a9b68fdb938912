import { endRequestsInto } from '../vpcs/access-ends.service.ts'
import { vmKeyStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { markNetworkDeleted } from '../networks/networks.store.ts'
import { interfaceOf, markInterfaceDeleted, setInterfaceStatus, type InterfaceKey } from '../vpcs/interfaces.store.ts'
import { routerOf, vpcService, type VpcOperation } from '../vpcs/vpcs.definition.ts'
import { vpcText } from '../vpcs/vpcs.fa.ts'
import { networkOf, type OfNetwork } from '../vpcs/vpcs.operations.ts'
import { refuseLedInto } from './obstacles.service.ts'

const isUnmade = async (db: Db, key: InterfaceKey): Promise<boolean> =>
  (await interfaceOf(db, key))?.networkStatusId === vmKeyStatus.id.failed

export const disconnectNetworkOperation: VpcOperation<OfNetwork> = defineOperation({
  ...vpcService.operation,
  kind: 'vpcInterfaceRemove',
  title: vpcText.disconnect,
  steps: [
    {
      name: 'disconnect',
      label: vpcText.steps.disconnect,
      run: async (input, { db, engine, signal }) => {
        await engine.disconnectNetwork(routerOf(input), networkOf(input), signal)
        // One that was to be made in the cloud and never came to be; half of it may be there.
        if (await isUnmade(db, input)) await engine.deleteNetwork(networkOf(input), signal)
      },
      undo: async (input, { db, engine, signal }) => {
        if (await isUnmade(db, input)) return
        await engine.connectNetwork(routerOf(input), networkOf(input), signal)
        await setInterfaceStatus(db, input, 'active')
      },
    },
  ],
  onDone: async (trx, input, deps) => {
    await endRequestsInto(trx, deps, input, input.vmNetworkId)
    if (await isUnmade(trx, input)) await markNetworkDeleted(trx, { projectId: input.projectId, id: input.vmNetworkId })
    await markInterfaceDeleted(trx, input)
  },
  // Where it could not even be connected again, that is what is said.
  onFailed: (trx, input) => setInterfaceStatus(trx, input, 'failed', 'wait'),
  onRetry: async (trx, input) => {
    const connected = await interfaceOf(trx, input)
    if (connected?.vpcHostId !== input.id) throw new AppError('not_found')
    await refuseLedInto(trx, input, connected)
    await setInterfaceStatus(trx, input, 'wait')
  },
})
