export const kubernetesClusterGroups = ['KubernetesCluster'] as const
