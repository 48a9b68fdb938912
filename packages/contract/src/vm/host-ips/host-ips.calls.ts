import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { OrderReceipt, receiptDescription } from '../../pricing/receipt.schemas.ts'
import { VmHostItemParams, VmHostParams } from '../params.ts'
import { CreateVmIpModel, EditVmIpModel, MoveVmIpModel, VmHostIpListItem } from './host-ips.schemas.ts'

const path = '/api/my/vm/{projectId}/host/{vmHostId}/ip'

export const vmHostIpCalls = {
  vmHostIpList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the public addresses of a server',
    params: VmHostParams,
    response: z.array(VmHostIpListItem),
    provides: ['VmHost'],
  }),
  vmHostIpReceipt: defineCall({
    method: 'GET',
    path: `${path}/receipt/{id}`,
    access: 'project:read',
    summary: 'Read what an extra address was ordered for',
    description: receiptDescription,
    params: VmHostItemParams,
    response: OrderReceipt,
    provides: ['VmHost'],
  }),
  vmHostIpCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Add a public address to a server',
    params: VmHostParams,
    body: CreateVmIpModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  vmHostIpEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change the reverse name or the protection of a public address of a server',
    params: VmHostItemParams,
    body: EditVmIpModel,
    response: Started,
    invalidates: ['VmHost'],
  }),
  vmHostIpMove: defineCall({
    method: 'PUT',
    path: `${path}/move/{id}`,
    access: 'project:operate',
    summary: 'Move a public address to another server',
    description: 'The same address, reverse name and price; it is never anybody else’s meanwhile.',
    params: VmHostItemParams,
    body: MoveVmIpModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
  }),
  vmHostIpDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a public address of a server',
    params: VmHostItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    stepUp: 'inBulk',
  }),
}
