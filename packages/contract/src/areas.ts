import type { AllOf } from './all-of.ts'
import type { ContractArea } from './area.ts'
import { accountArea } from './account/account.area.ts'
import { bareMetalArea } from './bare-metal/bare-metal.area.ts'
import { catalogArea } from './catalog/catalog.area.ts'
import { colocationArea } from './colocation/colocation.area.ts'
import { dashboardArea } from './dashboard/dashboard.area.ts'
import { dnsCdnArea } from './dns-cdn/dns-cdn.area.ts'
import { financialArea } from './financial/financial.area.ts'
import { kubernetesCloudArea } from './kubernetes-cloud/kubernetes-cloud.area.ts'
import { kubernetesClusterArea } from './kubernetes-cluster/kubernetes-cluster.area.ts'
import { operatorArea } from './operator/operator.area.ts'
import { portalArea } from './portal/portal.area.ts'
import { projectArea } from './project/project.area.ts'
import { storageArea } from './storage/storage.area.ts'
import { vmArea } from './vm/vm.area.ts'

/** The areas of the product: one client file and one chapter of the API documentation each. Calls, titles and refusals come from here. */
export const areas = {
  account: accountArea,
  catalog: catalogArea,
  'bare-metal': bareMetalArea,
  colocation: colocationArea,
  dashboard: dashboardArea,
  'dns-cdn': dnsCdnArea,
  financial: financialArea,
  'kubernetes-cloud': kubernetesCloudArea,
  'kubernetes-cluster': kubernetesClusterArea,
  storage: storageArea,
  portal: portalArea,
  project: projectArea,
  vm: vmArea,
  operator: operatorArea,
} satisfies Record<string, ContractArea>

type Areas = typeof areas
export type Area = keyof Areas

type PartsOf<Key extends keyof ContractArea> = Extract<Areas[Area], Record<Key, object>>[Key]

/** This part of every area in one object: keys are unique over all areas, and a test holds it. */
export const ofAllAreas = <Key extends 'calls' | 'titles' | 'errors' | 'examples'>(key: Key) =>
  Object.assign({}, ...Object.values<ContractArea>(areas).map((area) => area[key])) as {
    [Name in keyof AllOf<PartsOf<Key>>]: AllOf<PartsOf<Key>>[Name]
  }
