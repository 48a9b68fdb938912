import { parseArgs } from 'node:util'
import { UsageError, type Command, type CommandContext } from './command.ts'

/** The books keep it too. */
const longestReason = 300

/** What a command that changes something has besides: why it is done. */
export interface WritingContext extends CommandContext {
  reason: string
}

/** Of a command whose own text says why. */
export interface SayingContext extends CommandContext {
  reason: string | null
}

interface Form<Context> extends Pick<Command, 'parameters' | 'does'> {
  run(words: string[], context: Context): Promise<number>
}

/** Takes `--reason TEXT` out of the words, wherever it stands. */
const takeReason = (words: string[]): { rest: string[]; reason: string | null } => {
  const { tokens } = parseArgs({
    args: words,
    options: { reason: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  let reason: string | null = null
  const taken = new Set<number>()
  for (const token of tokens) {
    if (token.kind !== 'option' || token.name !== 'reason') continue
    reason = token.value?.trim() || null
    taken.add(token.index)
    if (token.inlineValue === false) taken.add(token.index + 1)
  }
  if (reason !== null && reason.length > longestReason) {
    throw new UsageError(`--reason is a text of up to ${longestReason} characters`)
  }
  return { rest: words.filter((_, index) => !taken.has(index)), reason }
}

/** A command that changes something: it is not run without its reason, which stands in the audit log with what was done. */
export const writing = ({ parameters, does, run }: Form<WritingContext>): Command => ({
  parameters: `${parameters} --reason TEXT`.trim(),
  does,
  writes: true,
  run: async (words, context) => {
    const { rest, reason } = takeReason(words)
    if (reason === null) throw new UsageError('--reason is needed: it stands in the audit log with what you do')
    return run(rest, { ...context, reason })
  },
})

/** One that writes an answer or a note, which says why by itself; a reason may be given besides, as on the pages. */
export const saying = ({ parameters, does, run }: Form<SayingContext>): Command => ({
  parameters: `${parameters} [--reason TEXT]`.trim(),
  does,
  writes: true,
  run: async (words, context) => {
    const { rest, reason } = takeReason(words)
    return run(rest, { ...context, reason })
  },
})
