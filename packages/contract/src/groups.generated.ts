// Written by `npm run gen` from every <area>.groups.ts; do not edit.
import { accountGroups } from './account/account.groups.ts'
import { bareMetalGroups } from './bare-metal/bare-metal.groups.ts'
import { catalogGroups } from './catalog/catalog.groups.ts'
import { colocationGroups } from './colocation/colocation.groups.ts'
import { dashboardGroups } from './dashboard/dashboard.groups.ts'
import { dnsCdnGroups } from './dns-cdn/dns-cdn.groups.ts'
import { financialGroups } from './financial/financial.groups.ts'
import { kubernetesCloudGroups } from './kubernetes-cloud/kubernetes-cloud.groups.ts'
import { kubernetesClusterGroups } from './kubernetes-cluster/kubernetes-cluster.groups.ts'
import { portalGroups } from './portal/portal.groups.ts'
import { projectGroups } from './project/project.groups.ts'
import { storageGroups } from './storage/storage.groups.ts'
import { vmGroups } from './vm/vm.groups.ts'

export const allGroups = [accountGroups, bareMetalGroups, catalogGroups, colocationGroups, dashboardGroups, dnsCdnGroups, financialGroups, kubernetesCloudGroups, kubernetesClusterGroups, portalGroups, projectGroups, storageGroups, vmGroups] as const
