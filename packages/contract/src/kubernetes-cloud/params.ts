import { PathId } from '../fields.ts'
import { ProjectParams } from '../params.ts'

export const NamespaceParams = ProjectParams.extend({ kuberHostId: PathId })
export const NamespaceItemParams = NamespaceParams.extend({ id: PathId })
export const DeploymentParams = NamespaceParams.extend({ kuberDeployId: PathId })
export const DeploymentItemParams = DeploymentParams.extend({ id: PathId })
export const IngressParams = NamespaceParams.extend({ kuberIngressId: PathId })
export const IngressItemParams = IngressParams.extend({ id: PathId })
