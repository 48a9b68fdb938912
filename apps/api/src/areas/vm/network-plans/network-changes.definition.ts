import { vmKeyStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { inputOf, type ServiceInput } from '../../../services/service.ts'
import { markNetworkDeleted, setNetworkStatus } from '../networks/networks.store.ts'
import { tellNetworks } from '../networks/nodes.service.ts'
import { prepareDisconnecting } from '../vpc-changes/vpc-changes.service.ts'
import { disconnectNetworkOperation } from '../vpc-changes/vpc-disconnecting.operations.ts'
import { prepareConnecting, prepareNewNetwork } from '../vpcs/interfaces.service.ts'
import { interfaceOf, markInterfaceDeleted, reviveInterface, setInterfaceStatus } from '../vpcs/interfaces.store.ts'
import { connectNetworkOperation, newNetworkOperation, type OfNetwork } from '../vpcs/vpcs.operations.ts'
import { defineChange, type ChangeContext } from './changes.definition.ts'

type Input = ServiceInput & OfNetwork

const inputFor = (context: ChangeContext, vmNetworkId: number): Input => ({
  ...inputOf(context, context.vpc),
  vmNetworkId,
})

const tell = (trx: Db, { projectId: id, customerId }: Input) => tellNetworks(trx, { id, customerId })

const setBoth = async (trx: Db, input: Input, status: 'active' | 'wait') => {
  await setNetworkStatus(trx, { projectId: input.projectId, id: input.vmNetworkId }, status)
  await setInterfaceStatus(trx, input, status)
}

export const networkNew = defineChange('networkNew', {
  action: 'connect',
  operation: newNetworkOperation,
  prepare: async (trx, context, { name, gatewayCidr }) => {
    const { vmNetworkId } = await prepareNewNetwork(trx, context, context.vpc, { name, gatewayCidr })
    return { input: inputFor(context, vmNetworkId), made: { node: 'network', id: vmNetworkId } }
  },
  pretend: (trx, input) => setBoth(trx, input, 'active'),
  wait: (trx, input) => setBoth(trx, input, 'wait'),
  takeBack: async (trx, input) => {
    await markInterfaceDeleted(trx, input)
    await markNetworkDeleted(trx, { projectId: input.projectId, id: input.vmNetworkId })
    await tell(trx, input)
  },
})

export const networkConnect = defineChange('networkConnect', {
  action: 'connect',
  operation: connectNetworkOperation,
  prepare: async (trx, context, { vmNetworkId }) => {
    await prepareConnecting(trx, context, context.vpc, vmNetworkId)
    return { input: inputFor(context, vmNetworkId) }
  },
  pretend: (trx, input) => setInterfaceStatus(trx, input, 'active'),
  wait: (trx, input) => setInterfaceStatus(trx, input, 'wait'),
  takeBack: async (trx, input) => {
    await markInterfaceDeleted(trx, input)
    await tell(trx, input)
  },
})

export const networkDisconnect = defineChange('networkDisconnect', {
  action: 'disconnect',
  operation: disconnectNetworkOperation,
  prepare: async (trx, context, { vmNetworkId }) => {
    const connected = await interfaceOf(trx, { projectId: context.project.id, vmNetworkId })
    // One that never came to be goes for good: that cannot be taken back.
    if (connected && connected.statusId !== vmKeyStatus.id.active)
      throw new AppError('status_forbids', { status: vmKeyStatus.label(connected.statusId) })
    await prepareDisconnecting(trx, context, context.vpc, vmNetworkId)
    return { input: inputFor(context, vmNetworkId) }
  },
  pretend: (trx, input) => markInterfaceDeleted(trx, input),
  wait: (trx, input) => reviveInterface(trx, input),
  takeBack: async (trx, input) => {
    await setInterfaceStatus(trx, input, 'active')
    await tell(trx, input)
  },
})
