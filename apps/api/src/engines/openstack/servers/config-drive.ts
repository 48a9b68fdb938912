import type { OpenStackSettings } from '../settings.ts'

/**
 * OVN's health checks ask from the address of the network's metadata port, so that servers in the network of a checked load
 * balancer get nothing from the metadata service. There every server gets what it is told on a drive of its own as well,
 * which cloud-init looks for first. Nova makes the drive anew with each rebuild; only a new server can get one.
 */
export const configDrive = ({ balancers }: Pick<OpenStackSettings, 'balancers'>): { config_drive?: true } =>
  balancers === 'ovn' ? { config_drive: true } : {}
