import type { Migration } from '../migrations.ts'

/** A cap counts what runs on until the end of the month, and there is one that the month cannot end above. */
export const capsThatHold: Migration = {
  name: '0151-caps-that-hold',
  statements: [
    `alter table project_caps
      drop constraint project_caps_at_full_check,
      add constraint project_caps_at_full_check check (at_full in ('warn', 'block', 'stop', 'never'))`,
    `alter table wallet_holds
      add column project_id bigint references projects,
      add column adds_rials bigint not null default 0 check (adds_rials >= 0)`,
    `comment on column wallet_holds.adds_rials is 'Per 30 days and with VAT: what the order or change adds to the costs of its project, which counts until that is done.'`,
    // A new kind of service that costs less while it is stopped joins here.
    `create view costs_while_stopped as
      select 'Vm' as service_type, id as service_id, price_while_off_rials as rials from vm_hosts
      where price_while_off_rials is not null`,
    `comment on view costs_while_stopped is 'What services go on costing while they are stopped, per 30 days and before VAT; what is not in it costs the same.'`,
  ],
}
