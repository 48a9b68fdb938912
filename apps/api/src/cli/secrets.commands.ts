import { resealAll } from '../db/sealed-columns.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Command } from './command.ts'
import { noteOperator } from './operator-note.ts'
import { writing } from './writing.ts'

/** `sarv secrets ...` */
export const secretsCommands: Readonly<Record<string, Command>> = {
  'secrets reseal': writing({
    parameters: '',
    does: 'Seals under the key of now what SARV_OLD_SECRET_KEYS has sealed; issued invoices are left as they are',
    run: async (_, context) => {
      const values = await resealAll(context.db, context.secrets)
      await inTransaction(context.db, (trx) =>
        noteOperator(trx, context, { event: 'secrets reseal', target: 'secrets', data: { values } }),
      )
      context.say(`${values} values were sealed anew`)
      return 0
    },
  }),
}
