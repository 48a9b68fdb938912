import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { VpcItemParams, VpcParams } from '../params.ts'
import { CreateVpcIpModel, VpcIpListItem } from './vpc-ips.schemas.ts'

const path = '/api/my/vm/{projectId}/vpc/{vpcHostId}/ip'

export const vpcIpCalls = {
  vpcIpList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the public addresses of a private cloud',
    params: VpcParams,
    response: z.array(VpcIpListItem),
    provides: ['PublicIP'],
  }),
  vpcIpCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Add a public address to a private cloud',
    params: VpcParams,
    body: CreateVpcIpModel,
    response: Started,
    invalidates: ['PublicIP', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  vpcIpDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a public address of a private cloud',
    params: VpcItemParams,
    response: Started,
    invalidates: ['PublicIP', 'Operation'],
    stepUp: 'inBulk',
  }),
}
