import { commandTitles } from '@sarv/contract/operator/command.titles.fa'
import { describe, expect, it } from 'vitest'
import type { CommandContext } from './command.ts'
import { commands } from './commands.ts'
import { saying, writing, type SayingContext } from './writing.ts'

/** It reaches nothing: whatever would be asked of a database fails. */
const nowhere = {} as CommandContext
const writingOnes = Object.entries(commands).filter(([, { writes }]) => writes)

describe('commands that change something', () => {
  it('each have their words in the log of what was done, and no other has', () => {
    expect(writingOnes.map(([name]) => name).toSorted()).toEqual(Object.keys(commandTitles).toSorted())
  })

  it.each(writingOnes.filter(([, { parameters }]) => !parameters.endsWith('[--reason TEXT]')))(
    '%s is not run without its reason',
    async (_name, { run }) => {
      await expect(run(['1', '--reason', '  '], nowhere)).rejects.toThrow('--reason is needed')
    },
  )
})

describe('a reason', () => {
  const heard: { words: string[]; reason: string | null }[] = []
  const listening = {
    parameters: 'THING',
    does: 'Listens',
    run: async (words: string[], { reason }: SayingContext) => {
      heard.push({ words, reason })
      return 0
    },
  }
  const hear = async (form: typeof writing | typeof saying, ...words: string[]) => {
    await form(listening).run(words, nowhere)
    return heard.at(-1)
  }

  it.each([
    [
      ['7', '--text', 'a b', '--reason', 'ticket 12'],
      ['7', '--text', 'a b'],
    ],
    [
      ['--reason=ticket 12', '7', '--over'],
      ['7', '--over'],
    ],
    [
      ['7', '--reason', ' ticket 12 ', '--rials', '5'],
      ['7', '--rials', '5'],
    ],
  ])('is taken out of %j wherever it stands', async (words, rest) => {
    expect(await hear(writing, ...words)).toEqual({ words: rest, reason: 'ticket 12' })
  })

  it('has an end', async () => {
    await expect(hear(writing, '7', '--reason', 'x'.repeat(301))).rejects.toThrow('up to 300')
  })

  it('may be left out where the text says why', async () => {
    expect(await hear(saying, '7', '--text', 'hello')).toEqual({ words: ['7', '--text', 'hello'], reason: null })
  })
})
