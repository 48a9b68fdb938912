import type { ShapeExamples } from '../area.ts'

const webRule = { minPort: 443, maxPort: 443 }

export const vmExamples = {
  CreateVmFirewallRuleModel: webRule,
  RuleToKeepOrMake: webRule,
} as const satisfies ShapeExamples
