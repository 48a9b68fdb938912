import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { verifyChain, type ChainReport } from '../audit/chain.ts'
import { verifyExport, type ExportFault } from '../audit/export.ts'
import { listNewestActs } from '../areas/operator/operator-audit/operator-audit.service.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'
import { numberOf } from './words.rules.ts'

const mostListed = 500

const faults: Record<NonNullable<ChainReport['fault']>['kind'], (id: number) => string> = {
  changed: (id) => `row ${id} was changed, or written by someone without the key`,
  missing: (id) => `row ${id} is missing`,
  end: (id) => `the end is cut off: row ${id} and what came after it are missing`,
  begun: () => 'what has begun and waits to be written holds a row that Sarv did not write',
  head: () => 'the head does not belong to these rows: the end was replaced',
}

const fileFaults: Record<ExportFault['kind'], (line: number) => string> = {
  unreadable: () => 'it is not an activity log of Sarv',
  changed: (line) => `line ${line} is not as it was made`,
  missing: (line) => `the log does not have line ${line}, or not like this`,
}

/** A file that a customer has downloaded; says what it is. */
const checkFile = async (name: string, { db, secrets, say }: Pick<CommandContext, 'db' | 'secrets' | 'say'>) => {
  const content = await readFile(name, 'utf8').catch(() => {
    throw new UsageError(`${name} cannot be read`)
  })
  const { head, fault } = await verifyExport(db, secrets, content)
  if (fault) {
    say(`NOT GENUINE: ${fileFaults[fault.kind](fault.line)}.`)
    return false
  }
  say(
    `genuine: ${head!.lines} lines about user ${head!.userId} of customer ${head!.customerId}, made at ${head!.madeAt}`,
  )
  return true
}

/** `sarv audit ...` */
export const auditCommands: Readonly<Record<string, Command>> = {
  'audit verify': {
    parameters: '[FILE] [--head HEX]',
    does: 'Proves that no line of the audit log, or of a downloaded FILE of it, was changed, added or taken out',
    run: async (words, { db, secrets, say }) => {
      const { values, positionals } = parseArgs({
        args: words,
        allowPositionals: true,
        options: { head: { type: 'string' } },
      })
      if (values.head !== undefined && !/^[0-9a-f]{64}$/i.test(values.head)) {
        throw new UsageError('--head is the 64 hexadecimal digits that an earlier run printed')
      }
      const { rows, head, fault } = await verifyChain(db, secrets, values.head?.toLowerCase())
      if (fault) {
        say(`NOT WHOLE: ${faults[fault.kind](fault.id)}. ${rows} rows before it are right.`)
        return 1
      }
      if (positionals[0] !== undefined && !(await checkFile(positionals[0], { db, secrets, say }))) return 1
      say(`whole: ${rows} rows`)
      say(`head:  ${head}`)
      say('Keep the head elsewhere: with --head a later run proves that these rows are still the same.')
      return 0
    },
  },
  'audit list': {
    parameters: '[--customer ID] [--count N]',
    does: 'Lists what operators did, by pages and by commands: when, who, to whom and why; the newest first',
    run: async (words, { db, secrets, say }) => {
      const options = { customer: { type: 'string' }, count: { type: 'string', default: '50' } } as const
      const { values } = parseArgs({ args: words, options })
      const customerId = values.customer === undefined ? undefined : numberOf('which --customer', values.customer)
      const acts = await listNewestActs(db, secrets, {
        customerId,
        count: Math.min(numberOf('what --count', values.count), mostListed),
      })
      for (const { id, date, operator, event, target, customer, reason, succeeded, isProven } of acts) {
        const state = [...(succeeded ? [] : ['refused']), ...(isProven ? [] : ['CHANGED SINCE'])]
        say(`${id}  ${date}  ${[operator, event, target, ...state].filter(Boolean).join(', ')}`)
        say(`    ${[customer, reason].filter(Boolean).join(': ') || '-'}`)
      }
      if (acts.length === 0) say('nothing was done')
      return 0
    },
  },
}
