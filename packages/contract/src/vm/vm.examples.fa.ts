import type { ShapeExamples } from '../area.ts'

const webRule = { minPort: 443, maxPort: 443 }

export const vmExamples = {
  CreateVmFirewallRuleModel: webRule,
  CreateVpcInterfaceModel: { network: undefined },
  RuleToKeepOrMake: webRule,
  VmLbCertificateModel: { fingerprint: undefined },
  VmLbHealthCheckModel: { path: '/health', hostHeader: 'shop.example.ir', expectedCodes: '200-299' },
} as const satisfies ShapeExamples
