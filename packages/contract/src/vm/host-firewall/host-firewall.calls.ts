import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { VmHostItemParams, VmHostParams } from '../params.ts'
import { CreateVmFirewallRuleModel, VmFirewallRuleDetail, VmFirewallRuleListItem } from './host-firewall.schemas.ts'

const path = '/api/my/vm/{projectId}/host/{vmHostId}/firewall'

export const vmHostFirewallCalls = {
  vmHostFirewallList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the firewall rules of a server',
    params: VmHostParams,
    response: z.array(VmFirewallRuleListItem),
    provides: ['VmHost'],
  }),
  vmHostFirewallGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a firewall rule of a server',
    params: VmHostItemParams,
    response: VmFirewallRuleDetail,
    provides: ['VmHost'],
  }),
  vmHostFirewallCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Add a firewall rule to a server',
    params: VmHostParams,
    body: CreateVmFirewallRuleModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
  }),
  vmHostFirewallEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change a firewall rule of a server',
    description: 'Replaces the rule in one step, so that the server is never without it.',
    params: VmHostItemParams,
    body: CreateVmFirewallRuleModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
  }),
  vmHostFirewallDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a firewall rule of a server',
    params: VmHostItemParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
  }),
}
