/** The last is our own; the agreed calls have no group for it. */
export const vmGroups = ['LoadBalance', 'Network', 'PublicIP', 'VmHost', 'Vpc', 'VpcNat', 'Key'] as const
