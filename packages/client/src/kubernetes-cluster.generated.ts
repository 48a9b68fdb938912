// Written by `npm run gen` from the contract. Never edited by hand.
export * from './kubernetes-cluster/cluster-nodes.calls.generated.ts'
export * from './kubernetes-cluster/cluster-nodes.generated.ts'
export * from './kubernetes-cluster/clusters.calls.generated.ts'
export * from './kubernetes-cluster/clusters.generated.ts'
export type * from '@sarv/contract/kubernetes-cluster/cluster-nodes.schemas'
export type * from '@sarv/contract/kubernetes-cluster/clusters.schemas'
