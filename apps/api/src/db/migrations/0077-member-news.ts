import type { Migration } from '../migrations.ts'

/** Whether anybody was told about a server behind a load balancer that does not answer. */
export const memberNews: Migration = {
  name: '0077-member-news',
  statements: [
    `alter table vm_lb_health add column told_down_at timestamptz`,
    `comment on column vm_lb_health.told_down_at is
      'When people were told that it does not answer; null: they were not, or were told that it is well again.'`,
  ],
}
