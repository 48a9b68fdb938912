import type { FastifyInstance } from 'fastify'
import { serviceStatus, vmKeyStatus } from '@sarv/contract/enums'
import { bundleCalls } from '@sarv/contract/portal/bundles/bundles.calls'
import { prefixOf, subnetMask, usableAddresses } from '@sarv/contract/vm/networks/networks.rules'
import { vpcCalls } from '@sarv/contract/vm/vpcs/vpcs.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { monthCosts } from '../../financial/usage/usage.service.ts'
import { listPlans } from '../../portal/products.service.ts'
import { connectNetwork, quoteConnecting } from './interfaces.service.ts'
import { listActiveInterfaces, listInterfaces } from './interfaces.store.ts'
import { foundVpc, vpcService } from './vpcs.definition.ts'
import { createVpc, quoteNewVpc, readVpcReceipt } from './vpcs.service.ts'
import { countPlanned, listVpcNames, listVpcs } from './vpcs.store.ts'

type VpcRow = Awaited<ReturnType<typeof listVpcs>>[number]
type InterfaceRow = Awaited<ReturnType<typeof listInterfaces>>[number]

const listItem = ({ tenRules, monthlyPriceRials, ...row }: VpcRow) => ({
  ...row,
  status: serviceStatus.label(row.statusId),
  createDate: toWire(row.createdAt),
  // One that was not built holds nothing, and so costs nothing.
  monthlyPrice: row.holdsLimits ? monthlyPriceRials : 0,
  rules10: tenRules,
})

const interfaceItem = (row: InterfaceRow, datacenter: string) => ({
  ...row,
  subnetCidr: row.cidr,
  gatewayCidr: row.gatewayIp,
  datacenter,
  subnetMask: subnetMask(prefixOf(row.cidr)),
  status: vmKeyStatus.label(row.statusId),
  createDate: toWire(row.createdAt),
  freeAddresses: usableAddresses(row.cidr).count - row.nodeCount,
})

export const vpcRoutes = (app: FastifyInstance, { db, compute }: Dependencies): void => {
  implement(app, bundleCalls.productBundleVpcList, async () => {
    const offered = await listPlans(db, vpcService)
    return offered.map(({ id, name, price, vpcIpv4, vpc10Rules }) => ({
      id,
      name,
      price,
      ipv4: vpcIpv4,
      rules10: vpc10Rules,
    }))
  })

  implement(app, vpcCalls.vpcList, async ({ project }) => (await listVpcs(db, project.id)).map(listItem))

  implement(app, vpcCalls.vpcShortList, ({ project }) => listVpcNames(db, project.id))

  implement(app, vpcCalls.vpcGet, async ({ actor, project, params: { id } }) => {
    const row = await foundVpc(db, { projectId: project.id, id })
    const costs = await monthCosts(db, project.id, vpcService.type, { serviceId: id })
    return {
      ...listItem(row),
      userName: null,
      modifyDate: toWire(row.modifiedAt),
      monthCost: costs.get(id) ?? 0,
      plannedCount: await countPlanned(db, { projectId: project.id, id }, actor.userId),
    }
  })

  implement(app, vpcCalls.vpcReceipt, ({ project, params: { id } }) =>
    readVpcReceipt(db, { projectId: project.id, id }),
  )

  implement(
    app,
    vpcCalls.vpcCreate,
    ({ trx, actor, project, body }) => createVpc(trx, { compute }, { actor, project }, body),
    { dryRun: ({ project, body }) => quoteNewVpc(db, { compute }, project, body) },
  )

  implement(app, vpcCalls.vpcInterfaceList, async ({ project, params }) => {
    const vpc = { projectId: project.id, id: params.vpcHostId }
    const { datacenter } = await foundVpc(db, vpc)
    return (await listInterfaces(db, vpc)).map((row) => interfaceItem(row, datacenter))
  })

  implement(app, vpcCalls.vpcInterfaceShortList, async ({ project, params }) => {
    const vpc = { projectId: project.id, id: params.vpcHostId }
    await foundVpc(db, vpc)
    return listActiveInterfaces(db, vpc)
  })

  implement(
    app,
    vpcCalls.vpcInterfaceCreate,
    ({ trx, actor, project, params, body }) => connectNetwork(trx, { actor, project, id: params.vpcHostId }, body),
    {
      dryRun: ({ actor, project, params, body }) => quoteConnecting(db, { actor, project, id: params.vpcHostId }, body),
    },
  )
}
