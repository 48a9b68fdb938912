import type { Migration } from '../migrations.ts'

/** Services that an operation of another one changes too: a plan for a network holds the servers that it changes. */
export const operationHolds: Migration = {
  name: '0093-operation-holds',
  statements: [
    `create table operation_holds (
      operation_id bigint not null references operations on delete cascade,
      service_type text not null,
      service_id bigint not null,
      primary key (operation_id, service_type, service_id)
    )`,
    `create index operation_holds_of_service on operation_holds (service_type, service_id)`,
    `comment on table operation_holds is
      'Counts while the operation has not ended: whatever ends it lets the services go. Written under the lock of their rows.'`,
  ],
}
