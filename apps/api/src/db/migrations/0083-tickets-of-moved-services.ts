import type { Migration } from '../migrations.ts'

/** A ticket belongs to the project of the service that it is about, also where that has moved in the meantime. */
export const ticketsOfMovedServices: Migration = {
  name: '0083-tickets-of-moved-services',
  statements: [
    `update tickets t set project_id = s.project_id from ordered_services s, projects p
      where s.service_type = t.service_type and s.service_id = t.service_id and s.project_id <> t.project_id
        and p.id = s.project_id and p.customer_id = t.customer_id`,
    `create index tickets_about on tickets (service_type, service_id) where service_id is not null`,
  ],
}
