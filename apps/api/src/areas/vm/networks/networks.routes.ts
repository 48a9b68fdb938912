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

const networkItem = (row: NetworkRow) => {
  const nodeCount = row.node_count ?? 0
  return {
    id: row.id,
    name: row.name,
    cidr: row.cidr,
    subnetMask: subnetMask(prefixOf(row.cidr)),
    gatewayIp: row.gateway_ip,
    statusId: row.status_id,
    status: vmKeyStatus.label(row.status_id),
    createDate: toWire(row.created_at),
    nodeCount,
    freeAddresses: usableAddresses(row.cidr).count - nodeCount,
  }
}

const nodeItem = (row: NodeRow) => ({
  id: row.id,
  vmNetworkId: row.vm_network_id,
  vmHostId: row.vm_host_id,
  vmHost: row.host,
  vmNetwork: row.network,
  ipAddress: row.address,
  isV4: true,
  statusId: row.status_id,
  status: networkNodeStatus.label(row.status_id),
  macAddress: row.mac_address,
})

export const vmNetworkRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmNetworkCalls.vmNetworkList, async ({ project }) =>
    (await listNetworks(db, project.id)).map(networkItem),
  )

  implement(app, vmNetworkCalls.vmNetworkShortList, async ({ project }) =>
    (await listActiveNetworks(db, project.id)).map(({ id, name, cidr, gateway_ip: gatewayIp }) => ({
      id,
      name,
      cidr,
      gatewayIp,
    })),
  )

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
