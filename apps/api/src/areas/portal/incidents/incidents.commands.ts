import { parseArgs } from 'node:util'
import { UsageError, type Command } from '../../../cli/command.ts'
import { noteOperator } from '../../../cli/operator-note.ts'
import { writing } from '../../../cli/writing.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addUpdate, listAllIncidents, publishIncident } from './incidents.service.ts'
import type { IncidentSeverity } from './incidents.store.ts'

const severities: readonly IncidentSeverity[] = ['notice', 'degraded', 'outage']

const severityOf = (word: string | undefined): IncidentSeverity => {
  const found = severities.find((severity) => severity === (word ?? 'degraded'))
  if (!found) throw new UsageError(`--severity is one of ${severities.join(', ')}`)
  return found
}

const idOf = (word: string | undefined): number => {
  if (!/^\d{1,9}$/.test(word ?? '')) throw new UsageError('which incident? `incident list` says the numbers.')
  return Number(word)
}

const textOf = (value: string | undefined, what: string): string => {
  const text = value?.trim() ?? ''
  if (text.length < 3) throw new UsageError(`${what} is missing`)
  return text
}

const stateOf = ({ resolvedAt, shownFrom }: { resolvedAt: Date | null; shownFrom: Date }): string => {
  if (resolvedAt) return `over since ${resolvedAt.toISOString()}`
  return shownFrom > new Date() ? `shown from ${shownFrom.toISOString()}` : 'shown'
}

/** `sarv incident ...`: for when nobody can sign in to the pages of operators. */
export const incidentCommands: Readonly<Record<string, Command>> = {
  'incident list': {
    parameters: '',
    does: 'Lists incidents and maintenance, what is not over first',
    run: async (_, { db, say }) => {
      const incidents = await listAllIncidents(db)
      for (const incident of incidents)
        say(`${incident.id}  ${incident.kind}, ${incident.severity}, ${stateOf(incident)}: ${incident.subject}`)
      if (incidents.length === 0) say('nothing was published')
      return 0
    },
  },
  'incident publish': writing({
    parameters: '--subject TEXT --text MARKDOWN [--severity notice|degraded|outage]',
    does: 'Publishes an incident that begins now, to everyone',
    run: async (words, context) => {
      const options = { subject: { type: 'string' }, text: { type: 'string' }, severity: { type: 'string' } } as const
      const { values } = parseArgs({ args: words, options })
      const now = new Date()
      const incident = {
        kind: 'incident' as const,
        severity: severityOf(values.severity),
        subject: textOf(values.subject, '--subject'),
        content: textOf(values.text, '--text'),
        datacenterIds: [],
        productIds: [],
        shownFrom: now,
        beginsAt: now,
        endsAt: null,
      }
      const id = await inTransaction(context.db, async (trx) => {
        const made = await publishIncident(trx, incident, null)
        await noteOperator(trx, context, { event: 'incident publish', target: `incident:${made}` })
        return made
      })
      context.say(`published: incident ${id}`)
      return 0
    },
  }),
  'incident update': writing({
    parameters: 'INCIDENT --text MARKDOWN [--over]',
    does: 'Tells how an incident stands; with --over, that it is over',
    run: async (words, context) => {
      const options = { text: { type: 'string' }, over: { type: 'boolean' } } as const
      const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
      const id = idOf(positionals[0])
      const update = { content: textOf(values.text, '--text'), isResolution: values.over === true }
      try {
        await inTransaction(context.db, async (trx) => {
          await addUpdate(trx, id, update, null)
          await noteOperator(trx, context, { event: 'incident update', target: `incident:${id}` })
        })
      } catch (error) {
        if (error instanceof AppError) throw new UsageError(`incident ${id}: ${error.code}`)
        throw error
      }
      context.say(`told: incident ${id}${update.isResolution ? ', which is over' : ''}`)
      return 0
    },
  }),
}
