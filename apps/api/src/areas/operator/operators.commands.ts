import { parseArgs } from 'node:util'
import { Email, proseLine } from '@sarv/contract/fields'
import { operatorRoles, type OperatorRole } from '@sarv/contract/access'
import type { CommandName } from '@sarv/contract/operator/command.titles.fa'
import { UsageError, type Command } from '../../cli/command.ts'
import { noteOperator } from '../../cli/operator-note.ts'
import { writing, type WritingContext } from '../../cli/writing.ts'
import type { Db } from '../../db/connection.ts'
import { addOperator, changeRoles, disableOperator, enableOperator, resetOperator } from './operators.service.ts'
import { findOperatorByEmail, listOperators, type OperatorRow } from './operators.store.ts'

const Name = proseLine({ min: 2, max: 100 })

const rolesOf = (text: string | undefined): OperatorRole[] => {
  const words = (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  const known = operatorRoles.filter((role) => words.includes(role))
  if (words.length === 0 || known.length !== new Set(words).size) {
    throw new UsageError(`--roles takes some of ${operatorRoles.join(', ')}, separated by commas`)
  }
  return known
}

const emailOf = (text: string | undefined): string => {
  const { data } = Email.safeParse(text ?? '')
  if (data === undefined) throw new UsageError('which operator? Give the e-mail.')
  return data
}

const note = (trx: Db, context: WritingContext, event: CommandName, id: number, data?: object) =>
  noteOperator(trx, context, { event, target: `operator:${id}`, data })

/** A command about one operator, in one transaction; answers what to print. */
const aboutOperator = (
  event: CommandName,
  {
    does,
    parameters,
    act,
  }: {
    does: string
    parameters?: string
    act(
      trx: Db,
      operator: OperatorRow,
      words: string[],
      context: WritingContext,
    ): Promise<{ line: string; data?: object }>
  },
): Command =>
  writing({
    parameters: ['EMAIL', parameters].filter(Boolean).join(' '),
    does,
    run: async ([email, ...words], context) => {
      const wanted = emailOf(email)
      const line = await context.db.transaction().execute(async (trx) => {
        const operator = await findOperatorByEmail(trx, wanted)
        if (!operator) throw new UsageError(`there is no operator with the e-mail ${wanted}`)
        const done = await act(trx, operator, words, context)
        await note(trx, context, event, operator.id, done.data)
        return done.line
      })
      context.say(line)
      return 0
    },
  })

const linkLines = (link: string): string =>
  `Within 24 hours, and once, this link sets up password and authenticator app. Give it to nobody else:\n${link}`

const stateOf = ({ disabledReason, passwordHash }: OperatorRow): string => {
  if (disabledReason !== null) return `disabled: ${disabledReason}`
  return passwordHash === null ? 'has to set up' : 'may sign in'
}

/** `sarv operator ...` */
export const operatorCommands: Readonly<Record<string, Command>> = {
  'operator add': writing({
    parameters: 'EMAIL --name NAME --roles support,finance,engineer,editor,admin',
    does: 'Makes an operator, and prints the link with which they set up password and second factor',
    run: async (words, context) => {
      const options = { name: { type: 'string' }, roles: { type: 'string' } } as const
      const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
      const { data: name } = Name.safeParse(values.name ?? '')
      if (name === undefined) throw new UsageError('--name is needed: colleagues read it')
      const operator = { email: emailOf(positionals[0]), name, roles: rolesOf(values.roles) }
      const link = await context.db.transaction().execute(async (trx) => {
        const made = await addOperator(trx, operator, context.publicUrl)
        if (!made) throw new UsageError(`${operator.email} is an operator already`)
        await note(trx, context, 'operator add', made.id, operator)
        return made.link
      })
      context.say(linkLines(link))
      return 0
    },
  }),
  'operator list': {
    parameters: '',
    does: 'Lists the operators with their roles',
    run: async (_, { db, say }) => {
      const all = await listOperators(db)
      for (const operator of all) {
        say(`${operator.email}  ${operator.name}  ${operator.roles.join(',')}  ${stateOf(operator)}`)
      }
      if (all.length === 0) say('there are none')
      return 0
    },
  },
  'operator roles': aboutOperator('operator roles', {
    does: 'Gives an operator other roles, from their next call on',
    parameters: '--roles support,finance,...',
    act: async (trx, operator, words) => {
      const { roles: text } = parseArgs({ args: words, options: { roles: { type: 'string' } } }).values
      const roles = rolesOf(text)
      await changeRoles(trx, operator.id, roles)
      return { line: `${operator.email}: ${roles.join(',')}`, data: { before: operator.roles, after: roles } }
    },
  }),
  'operator disable': aboutOperator('operator disable', {
    does: 'Signs an operator out everywhere and lets them in no more',
    act: async (trx, operator, _words, { reason }) => {
      await disableOperator(trx, operator.id, reason)
      return { line: `${operator.email} can't sign in any more` }
    },
  }),
  'operator enable': aboutOperator('operator enable', {
    does: 'Lets a disabled operator in again',
    act: async (trx, operator) => {
      await enableOperator(trx, operator.id)
      return { line: `${operator.email} may sign in` }
    },
  }),
  'operator reset': aboutOperator('operator reset', {
    does: 'Takes password and second factor away and prints a new link, for someone who lost either',
    act: async (trx, operator, _words, { publicUrl }) => ({
      line: linkLines(await resetOperator(trx, operator.id, publicUrl)),
    }),
  }),
}
