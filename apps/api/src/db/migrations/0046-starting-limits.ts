import type { Migration } from '../migrations.ts'

/** How much new customers may have, by what is known of them; and the prices that running services are about to get. */
export const startingLimits: Migration = {
  name: '0046-starting-limits',
  statements: [
    `create table starting_limits (
      id text primary key,
      cpu integer not null check (cpu >= 0),
      memory_gb integer not null check (memory_gb >= 0),
      disk_gb integer not null check (disk_gb >= 0),
      ip integer not null check (ip >= 0),
      vm integer not null check (vm >= 0),
      firewall_rule integer not null check (firewall_rule >= 0)
    )`,
    // The defaults of the other columns stay for a process of the version before; whoever is there keeps what they have.
    `alter table customer_limits add column step text`,

    `create table price_changes (
      id bigint generated always as identity primary key,
      customer_id bigint not null references customers,
      project_id bigint not null,
      service_type text not null,
      service_id bigint not null,
      item integer not null,
      old_unit_rials bigint not null,
      new_unit_rials bigint not null,
      valid_from timestamptz not null,
      told_at timestamptz not null default now(),
      due_at timestamptz not null,
      ended_at timestamptz
    )`,
    `create unique index price_changes_open on price_changes (service_type, service_id, item, valid_from) where ended_at is null`,
    `create index price_changes_due on price_changes (due_at) where ended_at is null`,

    `comment on table starting_limits is 'By the step that a customer has reached: unconfirmed, confirmed, paid.'`,
    `comment on column customer_limits.step is 'The step of starting_limits that they were raised to; null: somebody has set them, and they stay.'`,
    `comment on table price_changes is 'New prices of running services: one row for a line of what was agreed.'`,
    `comment on column price_changes.item is '\`productItem\` of the contract; 0: its plan.'`,
    `comment on column price_changes.valid_from is 'Since when the catalogue has the new price.'`,
    `comment on column price_changes.due_at is 'When the service goes over to it: of a rise, at least 30 days after its owners were told.'`,
    `comment on column price_changes.ended_at is 'It has gone over, or has another price by then.'`,
  ],
}
