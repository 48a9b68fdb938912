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

type ShownRow = Omit<Awaited<ReturnType<typeof listVmHosts>>[number], 'vpcHostIds'>
type DetailRow = Awaited<ReturnType<typeof showVmHost>>[number]

/** A server that was not built holds nothing and one that is gone is nowhere: neither costs anything. */
const pricesOf = (row: ShownRow) => {
  const { statusId, powerStatus } = row
  const isGone = statusId === serviceStatus.id.failed && row.engineRef === null
  const isPaid = row.holdsLimits && !isGone
  const isDelivered = powerStatus !== null || statusId === serviceStatus.id.failed
  const runningRials = isPaid ? row.runningRials : 0
  const offRials = isPaid ? row.offRials : 0
  return {
    monthlyPrice: runningRials,
    priceWhileOff: offRials,
    // Before it is delivered it is shown with the price that it was ordered for.
    priceNow: isDelivered ? priceByPower({ powerStatus, running: runningRials, off: offRials }) : runningRials,
  }
}

const shown = <Row extends ShownRow>(row: Row) => ({
  ...row,
  ...pricesOf(row),
  status: serviceStatus.label(row.statusId),
  problems: row.silentBehind.map(vmHostText.silentBehind),
  createDate: toWire(row.createdAt),
})

const reasonOf = ({ statusId, trouble }: DetailRow) =>
  statusId === serviceStatus.id.failed && (trouble === 'gone' || trouble === 'failed')
    ? vmHostText.reasons[trouble]
    : null

const detail = (row: DetailRow) => ({
  ...shown(row),
  // Those that came with it, and are in its price.
  ipV4: row.hasIpv4 ? 1 : 0,
  ipV6: row.hasIpv6 ? 1 : 0,
  ipv4Address: row.ipv4,
  ipv6Address: row.ipv6,
  modifyDate: toWire(row.modifiedAt),
  reason: reasonOf(row),
})

const power = {
  start: vmHostCalls.vmHostStart,
  reboot: vmHostCalls.vmHostReboot,
  reset: vmHostCalls.vmHostReset,
} as const

export const vmHostRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, bundleCalls.productBundleVmList, () => listPlans(db, vmHostService))

  implement(app, vmHostCalls.vmHostList, async ({ project }) =>
    (await listVmHosts(db, project.id, thisMonthStart())).map(shown),
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
