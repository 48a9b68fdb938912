import { verifyLimits, type LimitsFault } from '../services/verify-limits.ts'
import type { Command } from './command.ts'

const sentenceOf = (fault: LimitsFault): string => {
  if (fault.kind === 'sum')
    return `customer ${fault.customerId} uses ${fault.used} of ${fault.item}; the holds sum to ${fault.held}`
  const what = fault.kind === 'limitOfNothing' ? `${fault.held} of the limits` : `${fault.held} rials`
  return `${fault.service} of customer ${fault.customerId} holds ${what} and is gone`
}

/** `sarv limits ...` */
export const limitsCommands: Readonly<Record<string, Command>> = {
  'limits verify': {
    parameters: '',
    does: 'Counts anew what every customer uses of the limits and names the first that is wrong',
    run: async (_, { db, say }) => {
      const { holds, fault } = await verifyLimits(db)
      say(fault ? `WRONG: ${sentenceOf(fault)}.` : `right: ${holds} holds`)
      return fault ? 1 : 0
    },
  },
}
