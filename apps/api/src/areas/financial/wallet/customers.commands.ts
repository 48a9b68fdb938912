import { sql } from 'kysely'
import type { Command } from '../../../cli/command.ts'
import { UsageError } from '../../../cli/command.ts'
import { sumInvoices } from '../invoices/invoices.store.ts'
import { spendable } from '../ledger/ledger.rules.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { countServices } from '../orders/orders.store.ts'
import { numberOf } from '../../../cli/words.rules.ts'

const found = 50

/** `sarv customer ...` */
export const customerCommands: Readonly<Record<string, Command>> = {
  'customer find': {
    parameters: 'TEXT',
    does: `Finds up to ${found} customers by a part of their name, or by the e-mail of one of their users`,
    run: async (words, { db, say }) => {
      const text = words.join(' ').trim().toLowerCase()
      if (text === '') throw new UsageError('whom? Give a part of a name or an e-mail.')
      const { rows } = await sql<{ id: number; name: string; isLegal: boolean }>`
        select c.id, c.name, c.is_legal as "isLegal" from customers c
        where strpos(lower(c.name), ${text}) > 0 or exists (
          select from memberships m join users u on u.id = m.user_id
          where m.customer_id = c.id and lower(u.email) = ${text})
        order by c.id limit ${sql.lit(found)}`.execute(db)
      for (const { id, name, isLegal } of rows) say(`${id}  ${name}${isLegal ? ', a company' : ''}`)
      if (rows.length === 0) say('nobody')
      return 0
    },
  },
  'customer show': {
    parameters: 'ID',
    does: 'Shows what a customer has, owes and runs',
    run: async (words, { db, say }) => {
      const id = numberOf('which customer', words[0])
      const customer = await db.selectFrom('customers').where('id', '=', id).select('name').executeTakeFirst()
      if (!customer) throw new UsageError(`there is no customer ${id}`)
      const balances = await readBalances(db, id)
      const { paidRials, unpaidRials } = await sumInvoices(db, id)
      say(`${id}  ${customer.name}`)
      say(
        `can spend ${spendable(balances)} rials: wallet ${balances.wallet}, gifts ${balances.gift}, owed ${-balances.receivable}`,
      )
      say(`on hold ${balances.hold} rials`)
      say(`invoices: ${paidRials} rials paid, ${unpaidRials} unpaid`)
      say(`services: ${await countServices(db, id)}`)
      return 0
    },
  },
}
