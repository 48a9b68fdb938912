import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import { OrderReceipt, receiptDescription } from '../../pricing/receipt.schemas.ts'
import { vmHostAccess } from '../hosts/hosts.rules.ts'
import { CreateVmHostModel, RebuildVmHostModel, VmHostOrdered } from './host-orders.schemas.ts'

const path = '/api/my/vm/{projectId}/host'

export const vmHostOrderCalls = {
  vmHostReceipt: defineCall({
    method: 'GET',
    path: `${path}/receipt/{id}`,
    access: 'project:read',
    summary: 'Read what one server was ordered for',
    description: receiptDescription,
    params: ProjectItemParams,
    response: OrderReceipt,
    provides: ['VmHost'],
  }),
  vmHostCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: vmHostAccess.create,
    summary: 'Create a server, or several of a kind',
    params: ProjectParams,
    body: CreateVmHostModel,
    response: VmHostOrdered,
    invalidates: ['VmHost', 'Network', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  vmHostRebuild: defineCall({
    method: 'PUT',
    path: `${path}/rebuild/{id}`,
    access: 'project:operate',
    summary: 'Install the operating system of a server anew',
    params: ProjectItemParams,
    body: RebuildVmHostModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    stepUp: 'inBulk',
  }),
}
