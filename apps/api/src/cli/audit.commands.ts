import { parseArgs } from 'node:util'
import { verifyChain, type ChainReport } from '../audit/chain.ts'
import { UsageError, type Command } from './command.ts'

const faults: Record<NonNullable<ChainReport['fault']>['kind'], (id: number) => string> = {
  changed: (id) => `row ${id} was changed, or written by someone without the key`,
  missing: (id) => `row ${id} is missing`,
  end: (id) => `the end is cut off: row ${id} and what came after it are missing`,
  begun: () => 'what has begun and waits to be written holds a row that Sarv did not write',
  head: () => 'the head does not belong to these rows: the end was replaced',
}

/** `sarv audit ...` */
export const auditCommands: Readonly<Record<string, Command>> = {
  'audit verify': {
    parameters: '[--head HEX]',
    does: 'Proves that no line of the audit log was changed, added or taken out',
    run: async (words, { db, secrets, say }) => {
      const { values } = parseArgs({ args: words, options: { head: { type: 'string' } } })
      if (values.head !== undefined && !/^[0-9a-f]{64}$/i.test(values.head)) {
        throw new UsageError('--head is the 64 hexadecimal digits that an earlier run printed')
      }
      const { rows, head, fault } = await verifyChain(db, secrets, values.head?.toLowerCase())
      if (fault) {
        say(`NOT WHOLE: ${faults[fault.kind](fault.id)}. ${rows} rows before it are right.`)
        return 1
      }
      say(`whole: ${rows} rows`)
      say(`head:  ${head}`)
      say('Keep the head elsewhere: with --head a later run proves that these rows are still the same.')
      return 0
    },
  },
}
