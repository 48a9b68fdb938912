import type { Migration } from '../migrations.ts'

/** What a service is found by besides its name. A kind that has something of that sort is added here. */
const terms = [
  `select project_id, 'Vm' as service_type, vm_host_id as service_id, address as term from vm_host_ips
    where deleted_at is null and address is not null`,
]

/** Labels of services of every kind, and the filters that people keep for lists. */
export const labels: Migration = {
  name: '0058-labels',
  statements: [
    `create table service_labels (
      project_id bigint not null references projects,
      service_type text not null,
      service_id bigint not null,
      key text not null check (length(key) between 1 and 40),
      value text not null check (length(value) <= 60)
    )`,
    `create unique index service_labels_key on service_labels (project_id, service_type, service_id, name_key(key))`,
    `create index service_labels_of_service on service_labels (service_type, service_id)`,
    `comment on table service_labels is
      'What people tell their services apart by. Those of a service that has ended stay as long as reports of costs reach back.'`,
    `comment on column service_labels.value is 'Empty: the key alone is the label.'`,

    `create view service_terms as ${terms.join(' union all ')}`,

    `create table saved_views (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      customer_id bigint not null references customers,
      list text not null,
      name text not null,
      query text not null
    )`,
    `create unique index saved_views_name on saved_views (user_id, customer_id, list, name_key(name))`,
    `comment on table saved_views is 'Filters of lists that somebody keeps under a name.'`,
    `comment on column saved_views.query is 'As it stands in the address of the list.'`,
  ],
}
