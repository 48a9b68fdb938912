import type { Migration } from '../migrations.ts'

/**
 * Rules of a firewall travel with their operations as JSON, whose times end at milliseconds. One that comes back is the same
 * rule again, so its row has no finer time than that.
 */
export const timesOfFirewallRules: Migration = {
  name: '0095-times-of-firewall-rules',
  statements: [`alter table vm_firewall_rules alter column created_at type timestamptz(3)`],
}
