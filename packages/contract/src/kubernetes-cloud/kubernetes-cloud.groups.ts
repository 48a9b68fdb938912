export const kubernetesCloudGroups = ['ConfigMap', 'Deployment', 'Ingress', 'NameSpace', 'SecretMap'] as const
