import type { FastifyInstance } from 'fastify'
import { networkNodeStatus, vmKeyStatus } from '@sarv/contract/enums'
import { vmNetworkCalls } from '@sarv/contract/vm/networks/networks.calls'
import { prefixOf, subnetMask, usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { attachNode, detachNode } from './node-acts.service.ts'
import { createNetwork, deleteNetwork, quoteNetwork, quoteRename, renameNetwork } from './networks.service.ts'
import { listActiveNetworks, listNetworks } from './networks.store.ts'
import { listNodes } from './nodes.store.ts'
import { targetOnServer } from '../hosts/hosts.definition.ts'

type NetworkRow = Awaited<ReturnType<typeof listNetworks>>[number]
type NodeRow = Awaited<ReturnType<typeof listNodes>>[number]

const networkItem = (row: NetworkRow) => ({
  ...row,
  subnetMask: subnetMask(prefixOf(row.cidr)),
  status: vmKeyStatus.label(row.statusId),
  createDate: toWire(row.createdAt),
  freeAddresses: usableAddresses(row.cidr).count - row.nodeCount,
})

const nodeItem = (row: NodeRow) => ({ ...row, isV4: true, status: networkNodeStatus.label(row.statusId) })

export const vmNetworkRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmNetworkCalls.vmNetworkList, async ({ project }) =>
    (await listNetworks(db, project.id)).map(networkItem),
  )

  implement(app, vmNetworkCalls.vmNetworkShortList, ({ project }) => listActiveNetworks(db, project.id))

  implement(
    app,
    vmNetworkCalls.vmNetworkCreate,
    ({ trx, actor, project, body }) => createNetwork(trx, { actor, project }, body),
    { dryRun: ({ project, body }) => quoteNetwork(db, project, body) },
  )

  implement(
    app,
    vmNetworkCalls.vmNetworkEdit,
    ({ trx, project, params, body }) => renameNetwork(trx, project, params.id, body),
    { dryRun: ({ project, params, body }) => quoteRename(db, project, params.id, body) },
  )

  implement(app, vmNetworkCalls.vmNetworkDelete, ({ trx, actor, project, params }) =>
    deleteNetwork(trx, { actor, project, id: params.id }),
  )

  implement(app, vmNetworkCalls.vmNetworkNodeList, async ({ project, query }) => {
    const nodes = await listNodes(db, project.id, { vmHostId: query.VmHostId, vmNetworkId: query.VmNetworkId })
    return nodes.map(nodeItem)
  })

  implement(app, vmNetworkCalls.vmNetworkNodeAttach, ({ trx, actor, project, body }) =>
    attachNode(trx, { actor, project, id: body.vmHostId }, body),
  )

  implement(app, vmNetworkCalls.vmNetworkNodeDetach, ({ trx, actor, project, params, note }) =>
    detachNode(trx, { actor, project }, params.id, ({ vmHostId, vmNetworkId }) =>
      note({
        target: targetOnServer(project.id, vmHostId, params.id),
        objects: [
          { kind: 'server', id: vmHostId },
          { kind: 'network', id: vmNetworkId },
        ],
      }),
    ),
  )
}
