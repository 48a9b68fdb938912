import type { FastifyInstance } from 'fastify'
import { serviceStatus } from '@sarv/contract/enums'
import { vmHostCalls } from '@sarv/contract/vm/hosts/hosts.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../http/errors.ts'
import { implement } from '../../../http/implement.ts'
import { createVmHost, deleteVmHost, powerVmHost, quoteVmHost } from './hosts.service.ts'
import { findVmHost, listVmHosts } from './hosts.store.ts'

type ListRow = Awaited<ReturnType<typeof listVmHosts>>[number]
type DetailRow = NonNullable<Awaited<ReturnType<typeof findVmHost>>>

/** A server that was not built holds nothing, and so costs nothing. */
const monthlyPrice = (row: { holds_limits: boolean; monthly_price_rials: number }): number =>
  row.holds_limits ? row.monthly_price_rials : 0

const listItem = (row: ListRow) => ({
  id: row.id,
  name: row.name,
  status: serviceStatus.label(row.status_id),
  statusId: row.status_id,
  powerStatus: row.power_status,
  storageClassTypeId: row.storage_class_type_id,
  datacenter: row.datacenter,
  operatingSystem: row.operating_system,
  vmImage: row.vm_image,
  cpu: row.cpu,
  memory: row.memory_gb,
  disk: row.disk_gb,
  ipv4: row.ipv4,
  isCluster: row.is_cluster,
  monthlyPrice: monthlyPrice(row),
  createDate: toWire(row.created_at),
})

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
  ipV4: row.ipv4 ? 1 : 0,
  ipV6: row.ipv6 ? 1 : 0,
  ipv4Address: row.ipv4,
  ipv6Address: row.ipv6,
  isCluster: row.is_cluster,
  isMaster: row.is_master,
  monthlyPrice: monthlyPrice(row),
  createDate: toWire(row.created_at),
  modifyDate: toWire(row.modified_at),
})

export const vmHostRoutes = (app: FastifyInstance, { db, secrets }: Dependencies): void => {
  implement(app, vmHostCalls.vmHostList, async ({ project }) => (await listVmHosts(db, project.id)).map(listItem))

  implement(app, vmHostCalls.vmHostGet, async ({ project, params }) => {
    const row = await findVmHost(db, { projectId: project.id, id: params.id })
    if (!row) throw new AppError('not_found')
    return detail(row)
  })

  implement(
    app,
    vmHostCalls.vmHostCreate,
    ({ actor, project, body, rememberAnswer }) =>
      createVmHost(db, body, { actor, project, secrets, remember: rememberAnswer }),
    { dryRun: ({ project, body }) => quoteVmHost(db, project, body) },
  )

  implement(app, vmHostCalls.vmHostDelete, ({ actor, project, params }) =>
    deleteVmHost(db, { actor, project, id: params.id }),
  )

  const power = {
    start: vmHostCalls.vmHostStart,
    stop: vmHostCalls.vmHostStop,
    shutdown: vmHostCalls.vmHostShutdown,
    reboot: vmHostCalls.vmHostReboot,
    reset: vmHostCalls.vmHostReset,
  } as const
  for (const [action, call] of Object.entries(power)) {
    implement(app, call, ({ actor, project, params }) =>
      powerVmHost(db, { actor, project, id: params.id }, action as keyof typeof power),
    )
  }
}
