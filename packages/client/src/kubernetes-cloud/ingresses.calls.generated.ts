// Written by `npm run gen` from the contract. Never edited by hand.
import type { ingressCalls } from '@sarv/contract/kubernetes-cloud/ingresses/ingresses.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof ingressCalls

export const kubeCloudIngressList: ClientCall<Calls['kubeCloudIngressList']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/list' }
export const kubeCloudIngressRuleList: ClientCall<Calls['kubeCloudIngressRuleList']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/{kuberIngressId}/rule/list' }
export const kubeCloudIngressGet: ClientCall<Calls['kubeCloudIngressGet']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/get/{id}' }
export const kubeCloudIngressRuleGet: ClientCall<Calls['kubeCloudIngressRuleGet']> = { method: 'GET', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/{kuberIngressId}/rule/get/{id}' }
export const kubeCloudIngressRuleCreate: ClientCall<Calls['kubeCloudIngressRuleCreate']> = { method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/{kuberIngressId}/rule/create' }
export const kubeCloudIngressCreate: ClientCall<Calls['kubeCloudIngressCreate']> = { method: 'POST', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/create' }
export const kubeCloudIngressRuleEdit: ClientCall<Calls['kubeCloudIngressRuleEdit']> = { method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/{kuberIngressId}/rule/edit/{id}' }
export const kubeCloudIngressEdit: ClientCall<Calls['kubeCloudIngressEdit']> = { method: 'PUT', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/edit/{id}' }
export const kubeCloudIngressRuleDelete: ClientCall<Calls['kubeCloudIngressRuleDelete']> = { method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/{kuberIngressId}/rule/delete/{id}' }
export const kubeCloudIngressDelete: ClientCall<Calls['kubeCloudIngressDelete']> = { method: 'DELETE', path: '/api/my/kubernetes/cloud/{projectId}/host/{kuberHostId}/ingress/delete/{id}' }
