import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { NamespaceItemParams, NamespaceParams } from '../params.ts'
import {
  CreateKuberFirewallModel,
  EditKuberFirewallModel,
  KuberFirewallDetail,
  KuberFirewallListItem,
} from './firewall.schemas.ts'

const path = '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/firewall'

export const namespaceFirewallCalls = {
  kubeCloudFirewallList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'project:read',
    summary: 'List the firewall rules of a namespace',
    params: NamespaceParams,
    response: z.array(KuberFirewallListItem),
    provides: ['NameSpace'],
  }),
  kubeCloudFirewallGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'project:read',
    summary: 'Read a firewall rule of a namespace',
    params: NamespaceItemParams,
    response: KuberFirewallDetail,
    provides: ['NameSpace'],
  }),
  kubeCloudFirewallCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'project:operate',
    summary: 'Add a firewall rule to a namespace',
    params: NamespaceParams,
    body: CreateKuberFirewallModel,
    response: Started,
    invalidates: ['NameSpace', 'Operation'],
    dryRun: true,
  }),
  kubeCloudFirewallEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'project:operate',
    summary: 'Change a firewall rule of a namespace',
    params: NamespaceItemParams,
    body: EditKuberFirewallModel,
    response: Started,
    invalidates: ['NameSpace', 'Operation'],
    dryRun: true,
  }),
  kubeCloudFirewallDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'project:manage',
    summary: 'Delete a firewall rule of a namespace',
    params: NamespaceItemParams,
    response: Started,
    invalidates: ['NameSpace', 'Operation'],
  }),
}
