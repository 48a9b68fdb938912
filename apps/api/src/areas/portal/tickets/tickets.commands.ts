import { createWriteStream, openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { businessUnit, issuePriority } from '@sarv/contract/enums'
import type { CommandName } from '@sarv/contract/operator/command.titles.fa'
import { UsageError, type Command, type CommandContext } from '../../../cli/command.ts'
import { noteOperator } from '../../../cli/operator-note.ts'
import { saying, writing, type SayingContext, type WritingContext } from '../../../cli/writing.ts'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addNote, assignTicket, changeTicketPriority, mergeTicket, reopenTicket, routeTicket } from './desk.service.ts'
import { findColleagueByEmail, listNotes } from './desk.store.ts'
import { keepFile } from './files.service.ts'
import { findFile, listFiles } from './files.store.ts'
import { answerTicket, closeForCustomer } from './support.service.ts'
import { ticketText as text } from './tickets.fa.ts'
import { findTicket, listMessages, type Ticket } from './tickets.store.ts'
import { listWaiting } from './queue.store.ts'

const idOf = (word: string | undefined, what: string): number => {
  if (!/^\d{1,9}$/.test(word ?? '')) throw new UsageError(`which ${what}? Give its number.`)
  return Number(word)
}

const readTicket = async ({ db }: CommandContext, word: string | undefined): Promise<Ticket> => {
  const ticket = await findTicket(db, idOf(word, 'ticket'))
  if (!ticket) throw new UsageError(`there is no ticket ${word}: see \`ticket list\``)
  return ticket
}

const orUsage = async <Result>(id: number, work: Promise<Result>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(`ticket ${id}: ${error.code}`)
    throw error
  }
}

const titleOf = ({ title, subject }: Pick<Ticket, 'title' | 'subject'>): string => title ?? subject

const withFiles = async <Result>(
  { openEngines }: CommandContext,
  work: (files: Awaited<ReturnType<CommandContext['openEngines']>>['engines']['files']) => Promise<Result>,
): Promise<Result> => {
  const { engines, close } = await openEngines()
  try {
    return await work(engines.files)
  } finally {
    await close()
  }
}

const keep = (context: CommandContext, { customerId }: Ticket, path: string) =>
  withFiles(context, async (files) => {
    const file = new File([await openAsBlob(path)], basename(path))
    return (await keepFile({ db: context.db, files }, { customerId, userId: null }, file)).id
  })

interface Done<Context> {
  /** Only operators learn of it: the log of the customer has no line. */
  isInternal?: boolean
  /** Answers what to print. */
  act(trx: Db, ticket: Ticket, words: string[], context: Context): Promise<string>
}

interface AboutTicket extends Done<WritingContext> {
  parameters?: string
  does: string
}

/** One thing that is done to one ticket and noted, in one transaction. */
const doneTo =
  <Context extends SayingContext>(event: CommandName, { isInternal = false, act }: Done<Context>) =>
  async ([word, ...words]: string[], context: Context): Promise<number> => {
    const ticket = await readTicket(context, word)
    const { id, customerId } = ticket
    const answer = await orUsage(
      id,
      inTransaction(context.db, async (trx) => {
        const said = await act(trx, ticket, words, context)
        await noteOperator(trx, context, { event, target: `ticket:${id}`, ...(!isInternal && { customerId }) })
        return said
      }),
    )
    context.say(answer)
    return 0
  }

const aboutTicket = (event: CommandName, about: AboutTicket): Command =>
  writing({
    parameters: ['TICKET', about.parameters].filter(Boolean).join(' '),
    does: about.does,
    run: doneTo(event, about),
  })

/** What an option of a command says; it must be there. */
const wordOf = (words: string[], name: 'to' | 'text'): string => {
  const options = { to: { type: 'string' }, text: { type: 'string' } } as const
  const value = parseArgs({ args: words, options }).values[name]?.trim()
  if (!value) throw new UsageError(`--${name} is needed`)
  return value
}

const oneOf = <Name extends string>(table: { id: Readonly<Record<Name, number>> }, word: string): number => {
  const names = Object.keys(table.id) as Name[]
  const found = names.find((name) => name === word)
  if (!found) throw new UsageError(`--to takes one of ${names.join(', ')}`)
  return table.id[found]
}

/** `sarv ticket ...` */
export const ticketCommands: Readonly<Record<string, Command>> = {
  'ticket list': {
    parameters: '',
    does: 'Lists the tickets that wait for an answer, the most urgent promise first',
    run: async (_, { db, say }) => {
      const waiting = await listWaiting(db)
      for (const ticket of waiting) {
        const { id, answerDueAt, priorityId, unitId, customerId, customer } = ticket
        const late = answerDueAt && answerDueAt.getTime() < Date.now() ? '  LATE' : ''
        say(
          `${id}  until ${answerDueAt?.toISOString()}${late}  ${issuePriority.name(priorityId)}, ${businessUnit.name(unitId)}`,
        )
        say(`    customer ${customerId}, ${customer}: ${titleOf(ticket)}`)
      }
      if (waiting.length === 0) say('nobody waits')
      return 0
    },
  },
  'ticket show': {
    parameters: 'TICKET',
    does: 'Says what was written in a ticket, and the numbers of its files',
    run: async (words, context) => {
      const { db, say } = context
      const ticket = await readTicket(context, words[0])
      const { id, status, customerId, user, serviceType, serviceName, rating } = ticket
      say(`${id}  ${status}  customer ${customerId}, ${user ?? '-'}: ${titleOf(ticket)}`)
      if (serviceType !== null) say(`    about ${serviceType} ${serviceName}`)
      if (rating !== null) say(`    rated ${rating} of 5`)
      const files = await listFiles(db, id)
      for (const message of await listMessages(db, id)) {
        say('')
        say(`${message.createdAt.toISOString()}  ${message.authorName ?? message.user ?? '-'}:`)
        for (const line of message.content.split('\n')) say(`    ${line}`)
        if (message.snapshot) say(`    ${JSON.stringify(message.snapshot)}`)
        for (const file of files.filter(({ messageId }) => messageId === message.id))
          say(`    file ${file.id}: ${file.name}, ${file.bytes} bytes`)
      }
      for (const note of await listNotes(db, id)) {
        say('')
        say(`${note.createdAt.toISOString()}  [${note.kind}] ${note.operator ?? 'command line'}: ${note.content ?? ''}`)
      }
      return 0
    },
  },
  'ticket file': {
    parameters: 'FILE --to PATH',
    does: 'Saves a file of a ticket; it came from a customer: open it with care',
    run: async (words, context) => {
      const options = { to: { type: 'string' } } as const
      const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
      const file = await findFile(context.db, idOf(positionals[0], 'file'))
      if (!file) throw new UsageError('there is no such file: `ticket show` says the numbers')
      const { to } = values
      if (to === undefined) throw new UsageError('where to? Give --to PATH.')
      await withFiles(context, async (files) => {
        const content = await files.open(file.fileKey)
        if (!content) throw new UsageError('the store does not have it')
        await pipeline(content, createWriteStream(to, { flags: 'wx', mode: 0o600 }))
      })
      context.say(`saved: ${file.name}, ${file.bytes} bytes`)
      return 0
    },
  },
  'ticket answer': saying({
    parameters: 'TICKET --text TEXT [--name NAME] [--file PATH]',
    does: 'Answers a ticket, in Markdown, under a name that the customer reads, and tells whoever asked',
    run: async (words, context) => {
      const options = { text: { type: 'string' }, name: { type: 'string' }, file: { type: 'string' } } as const
      const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
      const ticket = await readTicket(context, positionals[0])
      const content = values.text?.trim()
      if (!content) throw new UsageError('what is the answer? Give --text.')
      const { id, customerId } = ticket
      const fileIds = values.file === undefined ? [] : [await orUsage(id, keep(context, ticket, values.file))]
      await orUsage(
        id,
        inTransaction(context.db, async (trx) => {
          await answerTicket(trx, context, id, { name: values.name ?? text.support, content, fileIds })
          await noteOperator(trx, context, { event: 'ticket answer', target: `ticket:${id}`, customerId })
        }),
      )
      context.say(`answered: ticket ${id} of customer ${customerId}`)
      return 0
    },
  }),
  'ticket close': aboutTicket('ticket close', {
    does: 'Closes a ticket and tells whoever asked; a new message opens it again',
    act: async (trx, { id }, _words, context) => {
      await closeForCustomer(trx, context, id)
      return `closed: ticket ${id}`
    },
  }),
  'ticket note': saying({
    parameters: 'TICKET --text TEXT',
    does: 'Writes down something about a ticket that only operators read',
    run: doneTo<SayingContext>('ticket note', {
      isInternal: true,
      act: async (trx, { id }, words) => {
        await addNote(trx, id, { content: wordOf(words, 'text') })
        return `noted: ticket ${id}`
      },
    }),
  }),
  'ticket assign': aboutTicket('ticket assign', {
    parameters: '--to EMAIL',
    does: 'Gives a ticket to an operator who answers tickets',
    isInternal: true,
    act: async (trx, { id }, words, { reason }) => {
      const email = wordOf(words, 'to')
      const operator = await findColleagueByEmail(trx, email)
      if (!operator) throw new UsageError(`there is no operator with the e-mail ${email}`)
      await assignTicket(trx, id, operator.id, { reason })
      return `assigned: ticket ${id} to ${operator.name}`
    },
  }),
  'ticket route': aboutTicket('ticket route', {
    parameters: '--to UNIT',
    does: 'Sends a ticket to another unit: sales, technical or financial',
    act: async (trx, { id }, words, { reason }) => {
      await routeTicket(trx, id, oneOf(businessUnit, wordOf(words, 'to')), { reason })
      return `routed: ticket ${id}`
    },
  }),
  'ticket priority': aboutTicket('ticket priority', {
    parameters: '--to PRIORITY',
    does: 'Changes the priority of a ticket; the promised answer can come nearer by it',
    act: async (trx, { id }, words, { reason }) => {
      await changeTicketPriority(trx, id, oneOf(issuePriority, wordOf(words, 'to')), { reason })
      return `changed: ticket ${id}`
    },
  }),
  'ticket reopen': aboutTicket('ticket reopen', {
    does: 'Opens a closed ticket again, with a new promise of an answer',
    act: async (trx, { id }, _words, context) => {
      await reopenTicket(trx, context, id, { reason: context.reason })
      return `open again: ticket ${id}`
    },
  }),
  'ticket merge': aboutTicket('ticket merge', {
    parameters: '--to TICKET',
    does: 'Lets a ticket go on in another one of the same customer',
    act: async (trx, { id }, words, context) => {
      const intoId = idOf(wordOf(words, 'to'), 'ticket')
      await mergeTicket(trx, context, id, intoId, { reason: context.reason })
      return `merged: ticket ${id} goes on in ticket ${intoId}`
    },
  }),
}
