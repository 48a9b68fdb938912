import type { Migration } from '../migrations.ts'

/** What datacenters have, as their engines told it from time to time. */
export const capacity: Migration = {
  name: '0066-capacity',
  statements: [
    `create table capacity_rounds (
      datacenter_id bigint primary key references datacenters,
      due_at timestamptz not null,
      sampled_at timestamptz
    )`,
    `comment on table capacity_rounds is 'When the engine of a datacenter is asked next what it has, and when it last answered.'`,
    `create table capacity_samples (
      datacenter_id bigint not null references datacenters,
      at timestamptz not null,
      resource text not null check (resource in ('vcpus', 'memoryGb', 'diskGb', 'volumeGb', 'ipv4')),
      total bigint check (total >= 0),
      used bigint check (used >= 0),
      held bigint check (held >= 0),
      primary key (datacenter_id, at, resource),
      check ((total is null) = (used is null) and (held is null or total is not null))
    )`,
    `create index capacity_samples_by_age on capacity_samples (at)`,
    `comment on column capacity_samples.total is 'null: the engine cannot say, which is not the same as zero.'`,
    `comment on column capacity_samples.held is 'Set aside and given to nobody; null: the engine does not say.'`,
  ],
}
