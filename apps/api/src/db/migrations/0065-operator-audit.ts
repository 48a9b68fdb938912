import type { Migration } from '../migrations.ts'

/** What operators did is read by its own page: few lines of a log that holds everybody's. */
export const operatorAudit: Migration = {
  name: '0065-operator-audit',
  statements: [`create index audit_log_of_operators on audit_log (id) where data like '{"operator":{%'`],
}
