/** The last two are our own; the agreed calls have no groups for them. */
export const vmGroups = ['LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key', 'NetworkPlan'] as const
