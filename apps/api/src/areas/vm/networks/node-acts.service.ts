import type { AttachNetworkModel } from '@sarv/contract/vm/networks/networks.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { attachNodeOperation, detachNodeOperation } from './nodes.operations.ts'
import { refuseLedTo, reserveNode, tellNetworks } from './nodes.service.ts'
import { findNode, setNodeStatus, type NodeKey } from './nodes.store.ts'
import { startOperation, type ServiceContext, type ServiceKey, type Started } from '../../../services/service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'

/** Judges and writes what connecting a server needs; the server is held. */
export const prepareAttaching = async (
  trx: Db,
  { project }: Pick<ServiceContext, 'project'>,
  host: ServiceKey,
  { vmNetworkId, isV4, ipAddress: address }: Omit<AttachNetworkModel, 'vmHostId'>,
): Promise<{ nodeId: number }> => {
  if (!isV4) throw new AppError('address_not_ipv4')
  const { projectId, id: vmHostId } = host
  const { id: nodeId } = await reserveNode(trx, { projectId, vmHostId, vmNetworkId, address })
  await tellNetworks(trx, project)
  return { nodeId }
}

/** The same for disconnecting. */
export const prepareDetaching = async (
  trx: Db,
  { project }: Pick<ServiceContext, 'project'>,
  key: NodeKey,
): Promise<void> => {
  await refuseLedTo(trx, key)
  await setNodeStatus(trx, key, 'detaching')
  await tellNetworks(trx, project)
}

export const attachNode = (trx: Db, context: ServiceContext, wanted: AttachNetworkModel): Promise<Started> =>
  startOperation(trx, context, vmHostService, { action: 'network', operation: attachNodeOperation }, async (host) => {
    const { nodeId } = await prepareAttaching(trx, context, host, wanted)
    const node = await findNode(trx, { projectId: host.projectId, nodeId })
    return { nodeId, answerId: nodeId, otherName: node?.network ?? null }
  })

/**
 * The server is the connection's own; it is looked at again once that server is held. `onServer` is told which it is:
 * the call does not name it.
 */
export const detachNode = async (
  trx: Db,
  context: Omit<ServiceContext, 'id'>,
  nodeId: number,
  /** Is told what the connection joins: the call names neither. */
  onFound: (connected: { vmHostId: number; vmNetworkId: number }) => void,
): Promise<Started> => {
  const key = { projectId: context.project.id, nodeId }
  const node = await findNode(trx, key)
  if (!node) throw new AppError('not_found')
  onFound({ vmHostId: node.vmHostId, vmNetworkId: node.vmNetworkId })
  const ofServer = { ...context, id: node.vmHostId }
  return startOperation(
    trx,
    ofServer,
    vmHostService,
    { action: 'network', operation: detachNodeOperation },
    async () => {
      await prepareDetaching(trx, context, key)
      return { nodeId, answerId: nodeId, otherName: node.network }
    },
  )
}
