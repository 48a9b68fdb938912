import { defineOperation } from '../../../operations/operation.ts'
import type { VmOperation } from '../hosts/hosts.steps.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { networkText } from './networks.fa.ts'
import { findNetwork, markNetworkDeleted, setNetworkStatus, type NetworkKey } from './networks.store.ts'
import { networkService } from './networks.definition.ts'

type NetworkOperation = VmOperation

const tagOf = ({ projectId, id }: NetworkKey) => networkTag(projectId, id)

export const createNetworkOperation: NetworkOperation = defineOperation({
  kind: 'vmNetworkCreate',
  title: networkText.create,
  ...networkService.operation,
  steps: [
    {
      name: 'create',
      label: networkText.steps.create,
      run: async (input, { db, engine, signal }) => {
        const { name, cidr, gatewayIp } = await findNetwork(db, input)
        await engine.createNetwork({ tag: tagOf(input), name, cidr, gatewayIp }, signal)
      },
      undo: (input, { engine, signal }) => engine.deleteNetwork(tagOf(input), signal),
    },
  ],
  onDone: (trx, input) => setNetworkStatus(trx, input, 'active'),
  onFailed: (trx, input) => setNetworkStatus(trx, input, 'failed'),
  onRetry: (trx, input) => setNetworkStatus(trx, input, 'wait'),
})

export const deleteNetworkOperation: NetworkOperation = defineOperation({
  kind: 'vmNetworkDelete',
  title: networkText.delete,
  ...networkService.operation,
  steps: [
    {
      name: 'remove',
      label: networkText.steps.remove,
      run: (input, { engine, signal }) => engine.deleteNetwork(tagOf(input), signal),
    },
  ],
  onDone: markNetworkDeleted,
  // No server can join it any more; what is left to do is to delete it again.
  onFailed: (trx, input) => setNetworkStatus(trx, input, 'failed'),
  onRetry: (trx, input) => setNetworkStatus(trx, input, 'wait'),
})

export const networkOperations: readonly NetworkOperation[] = [createNetworkOperation, deleteNetworkOperation]
