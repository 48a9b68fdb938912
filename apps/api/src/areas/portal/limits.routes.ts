import type { FastifyInstance } from 'fastify'
import { limitCalls } from '@sarv/contract/portal/limits/limits.calls'
import type { Dependencies } from '../../dependencies.ts'
import { implement } from '../../http/implement.ts'
import { getLimitUsage } from '../../services/limits.service.ts'

export const limitRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, limitCalls.customerLimitResourceUsages, async ({ actor }) => {
    const { cpu, memoryGb, diskGb, firewallRule, ip, vm } = await getLimitUsage(db, actor.customerId)
    return {
      maxCpuUsage: cpu.max,
      currentCpuUsage: cpu.current,
      maxMemoryUsage: memoryGb.max,
      currentMemoryUsage: memoryGb.current,
      maxDiskUsage: diskGb.max,
      currentDiskUsage: diskGb.current,
      maxFirewallRuleCount: firewallRule.max,
      currentFirewallRuleCount: firewallRule.current,
      maxIpCount: ip.max,
      currentIpCount: ip.current,
      maxVmCount: vm.max,
      currentVmCount: vm.current,
    }
  })
}
