import type { FastifyInstance } from 'fastify'
import { serviceStatus } from '@sarv/contract/enums'
import { priceByPower } from '@sarv/contract/vm/hosts/hosts.price'
import { bundleCalls } from '@sarv/contract/portal/bundles/bundles.calls'
import { vmHostCalls } from '@sarv/contract/vm/hosts/hosts.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { thisMonthStart } from '../../financial/usage/usage.service.ts'
import { listPlans } from '../../portal/products.service.ts'
import { vmHostService } from './hosts.definition.ts'
import { vmHostText } from './hosts.fa.ts'
import { editVmHost, quoteEdit } from './edit.service.ts'
import { lockOrUnlockVmHost, powerVmHost, quoteStop } from './hosts.service.ts'
import { listVmHostNames, listVmHosts, showVmHost } from './list.store.ts'

type ListRow = Awaited<ReturnType<typeof listVmHosts>>[number]
type DetailRow = Awaited<ReturnType<typeof showVmHost>>[number]

type Priced = Pick<
  ListRow,
  'holds_limits' | 'status_id' | 'engine_ref' | 'power_status' | 'monthly_price_rials' | 'price_while_off_rials'
>

/** A server that was not built holds nothing and one that is gone is nowhere: neither costs anything. */
const pricesOf = (row: Priced) => {
  const isGone = row.status_id === serviceStatus.id.failed && row.engine_ref === null
  const isPaid = row.holds_limits && !isGone
  const isDelivered = row.power_status !== null || row.status_id === serviceStatus.id.failed
  const runningRials = isPaid ? row.monthly_price_rials : 0
  const offRials = isPaid ? (row.price_while_off_rials ?? row.monthly_price_rials) : 0
  return {
    monthlyPrice: runningRials,
    priceWhileOff: offRials,
    // Before it is delivered it is shown with the price that it was ordered for.
    priceNow: isDelivered ? priceByPower({ powerStatus: row.power_status, runningRials, offRials }) : runningRials,
  }
}

const listItem = (row: ListRow) => ({
  id: row.id,
  name: row.name,
  status: serviceStatus.label(row.status_id),
  statusId: row.status_id,
  powerStatus: row.power_status,
  storageClassTypeId: row.storage_class_type_id,
  datacenter: row.datacenter,
  operatingSystem: row.operating_system,
  operatingSystemId: row.operating_system_id,
  vmImage: row.vm_image,
  cpu: row.cpu,
  memory: row.memory_gb,
  disk: row.disk_gb,
  ipv4: row.ipv4,
  ipv6: row.ipv6,
  privateAddresses: row.addresses ?? [],
  isCluster: row.is_cluster,
  isLocked: row.is_locked,
  isPinned: row.is_pinned,
  ...pricesOf(row),
  monthCost: row.month_cost ?? 0,
  createDate: toWire(row.created_at),
})

const reasonOf = (trouble: DetailRow['trouble']) =>
  trouble === 'gone' || trouble === 'failed' ? vmHostText.reasons[trouble] : null

const detail = (row: DetailRow) => ({
  id: row.id,
  name: row.name,
  projectId: row.project_id,
  datacenterId: row.datacenter_id,
  datacenter: row.datacenter,
  hypervisorId: row.hypervisor_id,
  operatingSystemId: row.operating_system_id,
  operatingSystem: row.operating_system,
  vmImage: row.vm_image,
  vmImageId: row.vm_image_id,
  storageClassTypeId: row.storage_class_type_id,
  status: serviceStatus.label(row.status_id),
  statusId: row.status_id,
  powerStatus: row.power_status,
  networkStatus: row.network_status,
  cpu: row.cpu,
  memory: row.memory_gb,
  disk: row.disk_gb,
  dataDisk: row.data_disk_gb ?? 0,
  ipV4: row.ipv4 ? 1 : 0,
  ipV6: row.ipv6 ? 1 : 0,
  ipv4Address: row.ipv4,
  ipv6Address: row.ipv6,
  isCluster: row.is_cluster,
  isMaster: row.is_master,
  isLocked: row.is_locked,
  isPinned: row.is_pinned,
  isPredefined: row.is_predefined,
  productBundle: row.bundle,
  ...pricesOf(row),
  monthCost: row.month_cost ?? 0,
  createDate: toWire(row.created_at),
  modifyDate: toWire(row.modified_at),
  reason: row.status_id === serviceStatus.id.failed ? reasonOf(row.trouble) : null,
})

const power = {
  start: vmHostCalls.vmHostStart,
  reboot: vmHostCalls.vmHostReboot,
  reset: vmHostCalls.vmHostReset,
} as const

export const vmHostRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, bundleCalls.productBundleVmList, () => listPlans(db, vmHostService))

  implement(app, vmHostCalls.vmHostList, async ({ project }) =>
    (await listVmHosts(db, project.id, thisMonthStart())).map(listItem),
  )

  implement(app, vmHostCalls.vmHostShortList, async ({ project }) =>
    (await listVmHostNames(db, project.id)).map(({ id, name }) => ({ id, name, projectId: project.id })),
  )

  implement(app, vmHostCalls.vmHostGet, async ({ project, params: { id } }) => {
    const [row] = await showVmHost(db, project.id, thisMonthStart(), id)
    if (!row) throw new AppError('not_found')
    return detail(row)
  })

  implement(
    app,
    vmHostCalls.vmHostEdit,
    ({ trx, actor, project, params, body }) => editVmHost(trx, { actor, project, id: params.id }, body),
    { dryRun: ({ actor, project, params, body }) => quoteEdit(db, { actor, project, id: params.id }, body) },
  )

  implement(app, vmHostCalls.vmHostEditLock, ({ trx, actor, project, params, body }) =>
    lockOrUnlockVmHost(trx, { actor, project, id: params.id }, body.isLocked),
  )

  for (const [action, call] of [
    ['stop', vmHostCalls.vmHostStop],
    ['shutdown', vmHostCalls.vmHostShutdown],
  ] as const) {
    implement(
      app,
      call,
      ({ trx, actor, project, params }) => powerVmHost(trx, { actor, project, id: params.id }, action),
      { dryRun: ({ actor, project, params }) => quoteStop(db, { actor, project, id: params.id }, action) },
    )
  }

  for (const [action, call] of Object.entries(power)) {
    implement(app, call, ({ trx, actor, project, params }) =>
      powerVmHost(trx, { actor, project, id: params.id }, action as keyof typeof power),
    )
  }
}
