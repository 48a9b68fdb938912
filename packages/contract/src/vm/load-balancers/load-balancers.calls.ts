import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { optionalIdFromText } from '../../fields.ts'
import { ProjectItemParams, ProjectParams } from '../../params.ts'
import { OrderReceipt, receiptDescription } from '../../pricing/receipt.schemas.ts'
import {
  CreateVmLbModel,
  EditVmLbModel,
  LoadBalancerCapability,
  LoadBalancerDetail,
  LoadBalancerListItem,
} from './load-balancers.schemas.ts'
import { LoadBalancerMemberParams, LoadBalancerProbed, LoadBalancerProbes } from './probes.schemas.ts'

const path = '/api/my/vm/{projectId}/load-balancer/host'

export const loadBalancerCalls = {
  loadBalancerList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the load balancers of a project',
    params: ProjectParams,
    query: z.object({ VpcHostId: optionalIdFromText }),
    response: z.array(LoadBalancerListItem),
    provides: ['LoadBalance'],
  }),
  loadBalancerGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a load balancer',
    params: ProjectItemParams,
    response: LoadBalancerDetail,
    provides: ['LoadBalance'],
  }),
  loadBalancerReceipt: defineCall({
    method: 'GET',
    path: `${path}/receipt/{id}`,
    access: 'project:read',
    summary: 'Read what a load balancer was ordered for',
    description: receiptDescription,
    params: ProjectItemParams,
    response: OrderReceipt,
    provides: ['LoadBalance'],
  }),
  loadBalancerCapability: defineCall({
    method: 'GET',
    path: `${path}/capability`,
    access: 'project:read',
    summary: 'What load balancers can do in the datacenter of a project',
    params: ProjectParams,
    response: LoadBalancerCapability,
    provides: ['LoadBalance'],
  }),
  loadBalancerProbeList: defineCall({
    method: 'GET',
    path: `${path}/probe-list/{id}/{listenerId}/{vmHostId}`,
    access: 'project:read',
    summary: 'Why a server behind a load balancer is as it is: how it answered of late',
    params: LoadBalancerMemberParams,
    response: LoadBalancerProbes,
    provides: ['LoadBalance'],
  }),
  loadBalancerProbe: defineCall({
    method: 'POST',
    path: `${path}/probe/{id}`,
    access: 'project:operate',
    summary: 'Look at the servers behind a load balancer now',
    description: 'At all that have a health check, at most six times a minute.',
    params: ProjectItemParams,
    response: LoadBalancerProbed,
    invalidates: ['LoadBalance'],
  }),
  loadBalancerCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Create a load balancer',
    params: ProjectParams,
    body: CreateVmLbModel,
    response: Started,
    invalidates: ['LoadBalance', 'Operation'],
    dryRun: true,
    orders: true,
  }),
  loadBalancerEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change a load balancer',
    description: 'Name, algorithm and listeners; the network and the address stay.',
    params: ProjectItemParams,
    body: EditVmLbModel,
    response: Started,
    invalidates: ['LoadBalance', 'Operation'],
    dryRun: true,
  }),
  loadBalancerRebuild: defineCall({
    method: 'PUT',
    path: `${path}/rebuild/{id}`,
    access: 'project:operate',
    summary: 'Make a failed load balancer anew',
    description: 'With its name, its listeners and its certificates; its address may be another one afterwards.',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['LoadBalance', 'Operation'],
    orders: true,
  }),
  loadBalancerDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a load balancer',
    params: ProjectItemParams,
    response: Started,
    invalidates: ['LoadBalance', 'Operation'],
    stepUp: 'inBulk',
  }),
}
