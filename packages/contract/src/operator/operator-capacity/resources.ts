/** What a datacenter can run out of. */
export const capacityResources = ['vcpus', 'memoryGb', 'diskGb', 'volumeGb', 'ipv4'] as const
export type CapacityResource = (typeof capacityResources)[number]
