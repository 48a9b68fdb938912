import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { VpcItemParams, VpcParams } from '../params.ts'
import { AssignVpcIpModel, CreateVpcIpModel, EditVpcIpModel, MoveVpcIpModel, VpcIpListItem } from './vpc-ips.schemas.ts'

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
  vpcIpEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change the reverse name or the protection of a public address of a private cloud',
    params: VpcItemParams,
    body: EditVpcIpModel,
    response: Started,
    invalidates: ['PublicIP'],
  }),
  vpcIpAssign: defineCall({
    method: 'PUT',
    path: `${path}/assign/{id}`,
    access: 'project:operate',
    summary: 'Give a public address of a private cloud to one of its servers, or take it back',
    description: 'The server has it to itself, in both directions, until it is taken back.',
    params: VpcItemParams,
    body: AssignVpcIpModel,
    response: Started,
    invalidates: ['PublicIP', 'Operation'],
  }),
  vpcIpMove: defineCall({
    method: 'PUT',
    path: `${path}/move/{id}`,
    access: 'project:operate',
    summary: 'Move a public address to another private cloud',
    description: 'The same address and reverse name; it is never anybody else’s meanwhile.',
    params: VpcItemParams,
    body: MoveVpcIpModel,
    response: Started,
    invalidates: ['PublicIP', 'Operation'],
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
