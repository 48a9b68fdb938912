import type { FirewallRule } from '../../ports/compute/hosts.engine.ts'

/** Lets everybody in at one port. */
export const letIn = (port: number): FirewallRule => ({
  direction: 'ingress',
  protocol: 'tcp',
  remote: '0.0.0.0/0',
  minPort: port,
  maxPort: port,
  isAllow: true,
})

export const ssh = letIn(22)
export const web = letIn(443)
export const dns: FirewallRule = { ...letIn(53), direction: 'egress', protocol: 'udp', remote: '2001:db8::53/128' }
export const letOut: FirewallRule = { ...letIn(0), direction: 'egress', protocol: 'any' }
