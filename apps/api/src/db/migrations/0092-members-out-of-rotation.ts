import type { Migration } from '../migrations.ts'

/** Servers that a load balancer sends nothing to until they answer again, where the infrastructure itself does not see to it. */
export const membersOutOfRotation: Migration = {
  name: '0092-members-out-of-rotation',
  statements: [
    `alter table vm_lb_health
      add column out_count smallint not null default 0,
      add column out_since timestamptz,
      add column next_try_at timestamptz,
      add column good_from timestamptz,
      add constraint vm_lb_health_rotation check (
        (out_since is null) = (next_try_at is null)
        and (out_count > 0 or (out_since is null and good_from is null))
        and (out_since is null or good_from is null))`,
    `comment on column vm_lb_health.out_count is
      'So many times in a row it was taken out of rotation; 0: it is in for good, else it is out or on trial.'`,
    `comment on column vm_lb_health.out_since is 'Since when it is no member on the engine; null: it is one.'`,
    `comment on column vm_lb_health.next_try_at is 'When it is put back, to be looked at.'`,
    `comment on column vm_lb_health.good_from is
      'On trial: from when on a good look counts; null: the engine does not have it back yet.'`,
  ],
}
