import type { Command } from '../../../cli/command.ts'
import { verifyLedger, type LedgerFault } from './verify.store.ts'

const faults: Record<LedgerFault['kind'], (fault: LedgerFault) => string> = {
  imbalance: ({ id, found }) => `transaction ${id} does not balance: its entries sum to ${found} instead of 0`,
  orphan: ({ id, found }) => `entry ${id} belongs to transaction ${found}, which is missing or another customer's`,
  balance: ({ id, expected, found }) =>
    `entry ${id} says that its account holds ${found} after it; the entries say ${expected}`,
  line: ({ id, expected, found }) =>
    `transaction ${id} does not follow the one before it, or changed by ${found} what its entries change by ${expected}`,
  cached: ({ id, expected, found }) =>
    `the balances of customer ${id} are ${found} in all; the entries say ${expected}`,
  holds: ({ id, expected, found }) => `customer ${id} has ${expected} on hold; the holds sum to ${found}`,
}

/** `sarv ledger ...` */
export const ledgerCommands: Readonly<Record<string, Command>> = {
  'ledger verify': {
    parameters: '',
    does: 'Counts every balance anew from the entries and names the first that is wrong',
    run: async (_, { db, say }) => {
      const { entries, fault } = await verifyLedger(db)
      say(fault ? `WRONG: ${faults[fault.kind](fault)}.` : `right: ${entries} entries`)
      return fault ? 1 : 0
    },
  },
}
