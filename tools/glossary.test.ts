import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Choice {
  avoided: string
  use: string
}

/** The rows of the table in docs/glossary.md: what to write, and what not to write instead of it. */
const choices: Choice[] = [
  ...readFileSync(join(root, 'docs/glossary.md'), 'utf8').matchAll(/^\| [^|]+ \| ([^|]+) \| ([^|]+) \|/gm),
]
  .slice(1)
  .flatMap(([, use = '', avoided = '']) =>
    avoided
      .split('،')
      .map((word) => word.trim())
      .filter((word) => /[\u0600-\u06FF]/.test(word))
      .map((word) => ({ avoided: word, use: use.trim() })),
  )

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.fa.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)

/** Words that people search by are on purpose other than those that they read. */
const isKeyword = (line: string): boolean => /\b(?:also|keywords):/.test(line)

const letter = '[\u0620-\u064A\u0670-\u06D3\u200C]'

describe('the glossary', () => {
  it('is read from its table', () => {
    expect(choices.length).toBeGreaterThan(20)
  })

  it.each(choices)('«$avoided» is written nowhere: «$use» is', ({ avoided }) => {
    const word = new RegExp(`(?<!${letter})${avoided}(?!${letter})`)
    const found = files.flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (word.test(line) && !isKeyword(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })

  it('a mobile is always «شماره موبایل»: the number is confirmed, not the thing', () => {
    const bare = /(?<!شماره )موبایل/
    const found = files.flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line) => (bare.test(line) && !isKeyword(line) ? [`${path} ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })
})
