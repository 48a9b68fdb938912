import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { observe, tagOf as serverOf, type VmOperation, type VmStepContext } from '../hosts/hosts.steps.ts'
import { portTag } from '../../../ports/compute/networks.engine.ts'
import { networkText } from './networks.fa.ts'
import { refuseLedTo, tellNetworks, toPortSpec } from './nodes.service.ts'
import { findNode, markNodeDeleted, setNodeMac, setNodeStatus, type NodeStatus } from './nodes.store.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'

export interface NodeInput extends ServiceInput {
  nodeId: number
}

type NodeOperation = VmOperation<NodeInput>

const tagOf = ({ projectId, nodeId }: NodeInput) => portTag(projectId, nodeId)

const turnTo = async (trx: Db, input: NodeInput, ...turn: [to: NodeStatus, from?: NodeStatus]) => {
  await setNodeStatus(trx, input, ...turn)
  await tellNetworks(trx, { id: input.projectId, customerId: input.customerId })
}

/** A server without a public address is on the network by its connections alone. */
const observeServer = async (input: NodeInput, { db, engine, signal }: VmStepContext): Promise<void> => {
  const server = await engine.getServer(serverOf(input), signal)
  if (server) await observe(db, input, server)
}

/** The server's card in the network: that which it has had there, or a new one. */
const putIn = async (input: NodeInput, { db, engine, signal }: VmStepContext): Promise<void> => {
  const node = await findNode(db, input)
  if (!node) throw new AppError('not_found')
  const port = { ...toPortSpec(input.projectId, node), mac: node.mac ?? undefined }
  const { mac } = await engine.attachPort(serverOf(input), port, signal)
  await setNodeMac(db, input, mac)
}

/** Before the card goes: what its server knows it by is what it has to come back with. */
const rememberMac = async (input: NodeInput, { db, engine, signal }: VmStepContext): Promise<void> => {
  const ports = await engine.listPorts({ serverTag: serverOf(input) }, signal)
  const port = ports.find(({ tag }) => tag === tagOf(input))
  if (port) await setNodeMac(db, input, port.mac)
}

export const attachNodeOperation: NodeOperation = defineOperation({
  kind: 'vmNetworkNodeAttach',
  title: networkText.attach,
  ...vmHostService.operation,
  steps: [
    {
      name: 'connect',
      label: networkText.steps.connect,
      run: async (input, context) => {
        await putIn(input, context)
        await observeServer(input, context)
      },
      undo: async (input, context) => {
        await context.engine.detachPort(tagOf(input), context.signal)
        await setNodeMac(context.db, input, null)
        await observeServer(input, context)
      },
    },
  ],
  onDone: (trx, input) => turnTo(trx, input, 'connected'),
  // It keeps its address, so that it can be tried again; taking it away frees the address.
  onFailed: (trx, input) => turnTo(trx, input, 'failed'),
  onRetry: (trx, input) => turnTo(trx, input, 'wait'),
})

export const detachNodeOperation: NodeOperation = defineOperation({
  kind: 'vmNetworkNodeDetach',
  title: networkText.detach,
  ...vmHostService.operation,
  steps: [
    {
      name: 'disconnect',
      label: networkText.steps.disconnect,
      run: async (input, context) => {
        await rememberMac(input, context)
        await context.engine.detachPort(tagOf(input), context.signal)
        await observeServer(input, context)
      },
      // Its address is still its own: the same card comes back, and is found where it never went.
      undo: async (input, context) => {
        await putIn(input, context)
        await setNodeStatus(context.db, input, 'connected')
        await observeServer(input, context)
      },
    },
  ],
  onDone: async (trx, input) => {
    await markNodeDeleted(trx, input)
    await tellNetworks(trx, { id: input.projectId, customerId: input.customerId })
  },
  onFailed: (trx, input) => turnTo(trx, input, 'failed', 'detaching'),
  onRetry: async (trx, input) => {
    await refuseLedTo(trx, input)
    await turnTo(trx, input, 'detaching')
  },
})

export const nodeOperations: readonly NodeOperation[] = [attachNodeOperation, detachNodeOperation]
