import { z } from 'zod'

export const ResourceUsage = z
  .object({
    maxCpuUsage: z.int().optional(),
    currentCpuUsage: z.int().optional(),
    maxMemoryUsage: z.int().optional(),
    currentMemoryUsage: z.int().optional(),
    maxDiskUsage: z.int().optional(),
    currentDiskUsage: z.int().optional(),
    maxFirewallRuleCount: z.int().optional(),
    currentFirewallRuleCount: z.int().optional(),
    maxIpCount: z.int().optional(),
    currentIpCount: z.int().optional(),
    maxVmCount: z.int().optional(),
    currentVmCount: z.int().optional(),
  })
  .meta({ id: 'ResourceUsage' })
export type ResourceUsage = z.infer<typeof ResourceUsage>
