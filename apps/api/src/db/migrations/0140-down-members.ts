import type { Migration } from '../migrations.ts'

export const downMembers: Migration = {
  name: '0140-down-members',
  statements: [
    // Every list of servers asks which of them do not answer behind a load balancer: few rows at any time.
    `create index vm_lb_health_down on vm_lb_health (project_id, vm_host_id) where not is_up`,
  ],
}
