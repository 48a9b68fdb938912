import { areas } from '../areas/areas.ts'
import { auditCommands } from './audit.commands.ts'
import type { Command } from './command.ts'
import { engineCheckCommands } from './engine-check.commands.ts'
import { limitsCommands } from './limits.commands.ts'
import { operationCommands } from './operation.commands.ts'
import { secretsCommands } from './secrets.commands.ts'
import { userCommands } from './user.commands.ts'

/** Everything that an operator can do from the shell, by the words they type. */
export const commands: Readonly<Record<string, Command>> = {
  ...auditCommands,
  ...engineCheckCommands,
  ...limitsCommands,
  ...operationCommands,
  ...secretsCommands,
  ...userCommands,
  ...Object.assign({}, ...areas.map((area) => area.commands)),
}

const usageLines = (): string[] => {
  const forms = Object.entries(commands).map(([name, { parameters, does }]) => ({
    form: ['sarv', name, parameters].filter(Boolean).join(' '),
    does,
  }))
  const width = Math.max(...forms.map(({ form }) => form.length))
  return forms.map(({ form, does }) => `  ${form.padEnd(width)}  ${does}`)
}

export const usage = (): string => `Commands:\n${usageLines().join('\n')}\n`

/** The command of the first two words, or of the only one, and the words after them. */
export const findCommand = (words: readonly string[]): { command: Command; rest: string[] } | undefined => {
  const command = commands[words.slice(0, 2).join(' ')]
  return command && { command, rest: words.slice(2) }
}
