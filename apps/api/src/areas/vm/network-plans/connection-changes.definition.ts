import { networkNodeStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { inputOf, judgeService } from '../../../services/service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'
import { prepareAttaching, prepareDetaching } from '../networks/node-acts.service.ts'
import { attachNodeOperation, detachNodeOperation, type NodeInput } from '../networks/nodes.operations.ts'
import { tellNetworks } from '../networks/nodes.service.ts'
import {
  findNode,
  hideLeavingNode,
  listLeaving,
  markNodeDeleted,
  setNodeStatus,
  showLeavingNode,
} from '../networks/nodes.store.ts'
import { defineChange, refusalOfPlan, type ChangeContext } from './changes.definition.ts'
import { planText } from './network-plans.fa.ts'

/** The server, as its own page judges it; it is held already. */
const judgeServer = (trx: Db, { project }: ChangeContext, id: number) =>
  judgeService(trx, { projectId: project.id, id }, vmHostService, 'network')

const tell = (trx: Db, { projectId: id, customerId }: NodeInput) => tellNetworks(trx, { id, customerId })

export const serverConnect = defineChange('serverConnect', {
  action: 'gateway',
  serverOf: (_trx, _project, { vmHostId }) => Promise.resolve(vmHostId),
  operation: attachNodeOperation,
  prepare: async (trx, context, { vmHostId, network, isV4, ipAddress }) => {
    const host = await judgeServer(trx, context, vmHostId)
    const wanted = { vmNetworkId: context.idOf(network), isV4, ipAddress }
    const leaving = await listLeaving(trx, context.project.id, wanted.vmNetworkId)
    if (leaving.some((node) => node.vmHostId === vmHostId)) throw refusalOfPlan(planText.leaves)
    const { nodeId } = await prepareAttaching(trx, context, { projectId: context.project.id, id: host.id }, wanted)
    return { input: { ...inputOf(context, host), nodeId }, made: { node: 'connection', id: nodeId } }
  },
  pretend: (trx, input) => setNodeStatus(trx, input, 'connected'),
  wait: (trx, input) => setNodeStatus(trx, input, 'wait'),
  takeBack: async (trx, input) => {
    await markNodeDeleted(trx, input)
    await tell(trx, input)
  },
})

export const serverDisconnect = defineChange('serverDisconnect', {
  action: 'gateway',
  serverOf: async (trx, { id: projectId }, { vmNetworkNodeId: nodeId }) =>
    (await findNode(trx, { projectId, nodeId }))?.vmHostId,
  operation: detachNodeOperation,
  prepare: async (trx, context, { vmNetworkNodeId: nodeId }) => {
    const key = { projectId: context.project.id, nodeId }
    const node = await findNode(trx, key)
    if (!node) throw new AppError('not_found')
    const host = await judgeServer(trx, context, node.vmHostId)
    // One that has no card goes for good: that cannot be taken back.
    if (node.statusId !== networkNodeStatus.id.connected)
      throw new AppError('status_forbids', { status: networkNodeStatus.label(node.statusId) })
    await prepareDetaching(trx, context, key)
    return { input: { ...inputOf(context, host), nodeId } }
  },
  pretend: (trx, input) => hideLeavingNode(trx, input),
  wait: (trx, input) => showLeavingNode(trx, input),
  takeBack: async (trx, input) => {
    await setNodeStatus(trx, input, 'connected')
    await tell(trx, input)
  },
})
