import type { Migration } from '../migrations.ts'

/** What was done on the command line is read where the acts of operators are. */
export const auditOfCommands: Migration = {
  name: '0087-audit-of-commands',
  statements: [
    `drop index audit_log_of_operators`,
    `create index audit_log_of_operators on audit_log (id) where data like '{"operator":{%' or event like 'operator:%'`,
  ],
}
