import type { Migration } from '../migrations.ts'

/** Every upload asks how much room the files of its customer take. */
export const roomOfTicketFiles: Migration = {
  name: '0090-room-of-ticket-files',
  statements: [
    `create index ticket_files_of_customer on ticket_files (customer_id) include (bytes) where operator_id is null`,
  ],
}
