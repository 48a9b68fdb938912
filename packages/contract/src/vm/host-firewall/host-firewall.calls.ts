import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { fromText, optionalValue } from '../../fields.ts'
import { firewallConfirmSeconds } from '../../limits.ts'
import { VmHostItemParams, VmHostParams } from '../params.ts'
import {
  CreateVmFirewallRuleModel,
  ReachAnswer,
  ReachQuestion,
  ReplaceVmFirewallModel,
  VmFirewallRuleDetail,
  VmFirewallRuleListItem,
  VmFirewallState,
  VmFirewallTrialItem,
} from './host-firewall.schemas.ts'

const path = '/api/my/vm/{projectId}/host/{vmHostId}/firewall'

/** A change that could lock its author out goes back by itself, unless it is confirmed within these seconds. */
const confirmation = z.object({
  ConfirmWithin: optionalValue(
    fromText(z.int().min(firewallConfirmSeconds.min).max(firewallConfirmSeconds.max)),
  ).describe('Seconds; absent: the change stays whatever it does'),
})

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
    query: confirmation,
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
    query: confirmation,
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
    query: confirmation,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
  }),
  vmHostFirewallReplace: defineCall({
    method: 'PUT',
    path: `${path}/replace`,
    access: 'project:operate',
    summary: 'Set all firewall rules of a server in one step',
    description:
      'Rules that are not named are removed, which asks for the right to delete; the given order counts where the order of rules counts.',
    params: VmHostParams,
    query: confirmation,
    body: ReplaceVmFirewallModel,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
    dryRun: true,
  }),
  vmHostFirewallState: defineCall({
    method: 'GET',
    path: `${path}/state`,
    access: 'project:read',
    summary: 'Read how the firewall of a server works, and what waits to be confirmed',
    params: VmHostParams,
    response: VmFirewallState,
    provides: ['VmHost'],
  }),
  vmFirewallTrialList: defineCall({
    method: 'GET',
    path: '/api/my/vm/firewall-trial/list',
    access: 'signedIn',
    summary: 'List the changes of firewalls that wait to be kept',
    description: 'Of all servers in the projects that the caller sees, the most urgent first.',
    response: z.array(VmFirewallTrialItem),
    provides: ['VmHost'],
  }),
  vmHostFirewallConfirm: defineCall({
    method: 'PUT',
    path: `${path}/confirm`,
    access: 'project:operate',
    summary: 'Keep a change of the firewall',
    params: VmHostParams,
    response: Started,
    invalidates: ['VmHost'],
  }),
  vmHostFirewallRevert: defineCall({
    method: 'PUT',
    path: `${path}/revert`,
    access: 'project:operate',
    summary: 'Take a change of the firewall back before its time is up',
    params: VmHostParams,
    response: Started,
    invalidates: ['VmHost', 'Operation'],
  }),
  vmHostFirewallReach: defineCall({
    method: 'GET',
    path: `${path}/reach`,
    access: 'project:read',
    summary: 'Tell whether something can reach a port of a server, and which rule decides',
    description: 'From an address, or from another server of the project.',
    params: VmHostParams,
    query: ReachQuestion,
    response: ReachAnswer,
    provides: ['VmHost', 'Network', 'PublicIP', 'Vpc', 'VpcNat'],
  }),
}
