import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { VpcItemParams, VpcParams } from '../params.ts'
import { CreateVpcDnatModel, CreateVpcSnatModel, EditVpcSnatModel, VpcNat, VpcNatOptions } from './vpc-nats.schemas.ts'

const path = '/api/my/vm/{projectId}/vpc/{vpcHostId}/nat'

export const vpcNatCalls = {
  vpcNatList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the address translations of a private cloud',
    params: VpcParams,
    response: z.array(VpcNat),
    provides: ['VpcNat'],
  }),
  vpcNatGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read an address translation of a private cloud',
    params: VpcItemParams,
    response: VpcNat,
    provides: ['VpcNat'],
  }),
  vpcNatOptions: defineCall({
    method: 'GET',
    path: `${path}/options`,
    access: 'project:read',
    summary: 'Read what the datacenter and the plan allow of address translation',
    params: VpcParams,
    response: VpcNatOptions,
    provides: ['VpcNat', 'Vpc'],
  }),
  vpcNatCreateDnat: defineCall({
    method: 'POST',
    path: `${path}/create-dnat`,
    access: 'project:operate',
    summary: 'Forward a port into a private cloud',
    params: VpcParams,
    body: CreateVpcDnatModel,
    response: Started,
    invalidates: ['VpcNat', 'Operation'],
    dryRun: true,
  }),
  vpcNatCreateSnat: defineCall({
    method: 'POST',
    path: `${path}/create-snat`,
    access: 'project:operate',
    summary: 'Switch the outgoing address translation on (older form)',
    description:
      'Kept for older clients: same as vpcNatEditSnat with snatEnabled true; the body is read but not needed.',
    params: VpcParams,
    body: CreateVpcSnatModel,
    response: Started,
    invalidates: ['Vpc', 'VpcNat', 'Operation'],
  }),
  vpcNatEditDnat: defineCall({
    method: 'PUT',
    path: `${path}/edit-dnat/{id}`,
    access: 'project:operate',
    summary: 'Change a port forwarding',
    description: 'Replaces the forwarding without a gap.',
    params: VpcItemParams,
    body: CreateVpcDnatModel,
    response: Started,
    invalidates: ['VpcNat', 'Operation'],
    dryRun: true,
  }),
  vpcNatEditSnat: defineCall({
    method: 'PUT',
    path: `${path}/edit-snat`,
    access: 'project:operate',
    summary: 'Switch the outgoing address translation of a private cloud',
    description: 'One switch per private cloud.',
    params: VpcParams,
    body: EditVpcSnatModel,
    response: Started,
    invalidates: ['VpcNat', 'Vpc', 'Operation'],
  }),
  vpcNatDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete an address translation of a private cloud',
    params: VpcItemParams,
    response: Started,
    invalidates: ['VpcNat', 'Operation'],
  }),
  vpcNatDeleteSnat: defineCall({
    method: 'DELETE',
    path: `${path}/delete-snat`,
    access: 'project:manage',
    summary: 'Switch the outgoing address translation off (older form)',
    description: 'Kept for older clients: same as vpcNatEditSnat with snatEnabled false.',
    params: VpcParams,
    response: Started,
    invalidates: ['Vpc', 'VpcNat', 'Operation'],
  }),
}
