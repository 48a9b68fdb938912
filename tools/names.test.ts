import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.fa.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** What people name, by what our sentences call it: it stands in «», isolated. */
const nameWords = listOf(`
  bundle customer device image invitedBy name names network plan project role search server volume
`)

/** What may be put into a sentence as it is: our own words, and what is formatted already. */
const ownWords = listOf(`
  access act all amount brand clause clock clue column columnName count date dateRange day duration endDate fieldLabel
  firewall hours id ignoreIt item kind label lastChars line lines link list max maxValue megabytes min minPort minValue most now
  number of old optionText over passage percent place price projectId protocol quantity reason received rest rule saved sent
  sentence size sizeGb soFar span startDate status step subject support tab text thing time title unit units used value
  version way what when who wider word work
`)

const putsInQuotes = listOf('named allNamed stranger quoted')

interface Node {
  type: string
  start: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const partsOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node['name'] as string
  return node.type === 'MemberExpression' && node['computed'] === false ? nameOf(node['property']) : undefined
}

/** What is wrong with one piece that is put into a sentence. */
const faultsOf = (piece: Node): string[] => {
  const word = nameOf(piece)
  if (word !== undefined) return ownWords.has(word) ? [] : [word]
  switch (piece.type) {
    case 'ConditionalExpression':
      return [piece['consequent'], piece['alternate']].filter(isNode).flatMap(faultsOf)
    case 'LogicalExpression':
      return [piece['left'], piece['right']].filter(isNode).flatMap(faultsOf)
    case 'CallExpression': {
      if (putsInQuotes.has(nameOf(piece['callee']) ?? '')) return []
      const callee = piece['callee'] as Node
      // Of `names.join('، ')` the list counts, of `isolated(name)` what is given to it.
      const given = [
        ...(piece['arguments'] as Node[]),
        ...(callee.type === 'MemberExpression' ? [callee['object']] : []),
      ]
      return given.map(nameOf).filter((name) => name !== undefined && nameWords.has(name)) as string[]
    }
    default:
      return []
  }
}

const sentencesIn = (node: Node): Node[] => [
  ...(node.type === 'TemplateLiteral' ? [node] : []),
  ...partsOf(node).flatMap(sentencesIn),
]

/** The pieces of all sentences in a source that are neither quoted names nor words of ours. */
const namesLeftBare = (path: string, source: string): string[] =>
  sentencesIn(parseSync(path, source).program as unknown as Node)
    .flatMap((sentence) =>
      (sentence['expressions'] as Node[]).flatMap((piece) =>
        faultsOf(piece).map((word) => ({ word, at: piece.start })),
      ),
    )
    .map(({ word, at }) => `${path}:${source.slice(0, at).split('\n').length} ${word}`)

describe('names in sentences', () => {
  it('stand in «», isolated, in every sentence: named(), allNamed()', () => {
    expect(files.length).toBeGreaterThan(80)
    expect(files.flatMap((path) => namesLeftBare(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
  })

  it.each([
    ['a bare name', '`سرور ${name} حذف شد`', ['a.fa.ts:1 name']],
    ['quotes without isolates', '`سرور «${server}» حذف شد`', ['a.fa.ts:1 server']],
    ['isolates without quotes', '`سرور ${isolated(name)} حذف شد`', ['a.fa.ts:1 name']],
    ['a property', '`شبکه ${obstacle.name} هست`', ['a.fa.ts:1 name']],
    ['a list', "`سرورها: ${names.join('، ')}`", ['a.fa.ts:1 names']],
    ['one of two', '`پروژه ${isKnown ? project : title}`', ['a.fa.ts:1 project']],
    ['a word that nobody has judged', '`${zebra} رفت`', ['a.fa.ts:1 zebra']],
    ['a quoted name', '`سرور ${named(name)} حذف شد`', []],
    ['our own words', '`${formatNumber(count)} ${unit}، ${amount}`', []],
  ])('%s', (_, sentence, faults) => {
    expect(namesLeftBare('a.fa.ts', `export const text = ${sentence}`)).toEqual(faults)
  })
})
