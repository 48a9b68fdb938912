import type { Migration } from '../migrations.ts'

/** What somebody plans to change in the network of a private cloud. */
export const networkPlans: Migration = {
  name: '0081-network-plans',
  statements: [
    `create sequence network_plan_versions`,
    `create table network_plans (
      project_id bigint not null,
      vpc_host_id bigint not null,
      user_id bigint not null references users,
      changes jsonb not null,
      version bigint not null default nextval('network_plan_versions'),
      operation_id bigint,
      created_at timestamptz not null default now(),
      modified_at timestamptz not null default now(),
      primary key (project_id, vpc_host_id, user_id),
      foreign key (project_id, vpc_host_id) references vpc_hosts (project_id, id) on update cascade deferrable
    )`,
    `comment on column network_plans.version is
      'Never the same twice, also not after a plan was thrown away: nobody writes over what they have not seen.'`,
    `comment on column network_plans.operation_id is
      'What applies it, or has tried to; null: since it was last changed nobody has.'`,
  ],
}
