import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Call } from '@sarv/contract/call'
import { allCalls } from '@sarv/contract/calls'
import { type DigitRule, digitRuleOf } from '@sarv/contract/digit-rules'
import { describe, expect, it } from 'vitest'

/** What every place of the portal where people type does with digits of a Persian or an Arabic keyboard. */

const root = fileURLToPath(new URL('..', import.meta.url))
const portal = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/portal/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.endsWith('.tsx') && !path.includes('/dev/'))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** An element that takes text: not a checkbox, and not what only a password manager sees. */
const textInput = /<(?:Input|AriaTextArea|textarea|input(?![^>]*(?:type="(?:checkbox|radio|file|range)"|\bhidden\b)))\b/

/** Each piece that draws one, and how it reads digits. */
const pieces: Record<string, RegExp> = {
  'LtrTextField.tsx': /onChange\(toLatinDigits\(text\)\)/,
  'MoneyField.tsx': /groupTyped\(typed/, // money-typing.ts reads the digits of every key
  'NumberInput.tsx': /toLatinDigits\(typed/,
  'CodeField.tsx': /typeAt\(code, box/,
  'ComboBox.tsx': /defaultFilter=\{matchesSearch\}/,
  // As typed: prose and names; searches and typed confirmations fold digits where they compare; passwords are never touched.
  'TextField.tsx': /onChange=\{field\.onChange\}/,
  'TextArea.tsx': /onChange=\{field\.onChange\}/,
  'SearchField.tsx': /onChange=\{onChange\}/,
  'PasswordInput.tsx': /onChange=\{onChange\}/,
  'LineInput.tsx': /\{\.\.\.props\}/,
}

describe('a text input', () => {
  const drawing = portal.filter((path) => textInput.test(read(path)))

  it('is drawn by the pieces of ui/ alone, each of which says what it does with digits', () => {
    expect(drawing.map((path) => path.replace('apps/portal/src/', '')).toSorted()).toEqual(
      Object.keys(pieces)
        .map((name) => `ui/${name}`)
        .toSorted(),
    )
  })

  it.each(Object.entries(pieces))('%s does it', (name, rule) =>
    expect(read(`apps/portal/src/ui/${name}`)).toMatch(rule),
  )
})

type Schema = NonNullable<Call['body']>

/** As much of zod's own definitions as the walk looks at. */
interface Definition {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  in?: Schema
  out?: Schema
  innerType?: Schema
}

const definitionOf = (schema: Schema) => schema.def as unknown as Definition

const rulesByName = (schema: Schema, into: Map<string, Set<DigitRule | undefined>>, name?: string): void => {
  const { type, shape, element, in: from, out: to, innerType } = definitionOf(schema)
  if (shape) for (const [key, field] of Object.entries(shape)) rulesByName(field, into, key)
  else if (element) rulesByName(element, into, name)
  else if (from && to) rulesByName(definitionOf(from).type === 'transform' ? to : from, into, name)
  else if (innerType) rulesByName(innerType, into, name)
  else if (name && (type === 'string' || type === 'number' || type === 'union')) {
    into.set(name, (into.get(name) ?? new Set()).add(digitRuleOf(schema)))
  }
}

/** The folders of the portal's areas, and the calls that their forms fill in. */
const areas = {
  account: /^\/api\/my\/account\//,
  project: /^\/api\/my\/(?:project\/|create$)/,
  vm: /^\/api\/my\/vm\//,
}

const formField = /<(LtrTextField|TextField|NameField|TextArea)\b[^>]*?\bname=(?:"(\w+)"|\{(?:\w+\.)*(\w+)\})/g

const formFields = Object.entries(areas).flatMap(([area, paths]) => {
  const rules = new Map<string, Set<DigitRule | undefined>>()
  for (const { path, body } of Object.values(allCalls as Record<string, Call>)) {
    if (body && paths.test(path)) rulesByName(body, rules)
  }
  return portal
    .filter((path) => path.startsWith(`apps/portal/src/areas/${area}/`))
    .flatMap((path) =>
      [...read(path).matchAll(formField)].map(([, piece, quoted, dynamic]) => ({
        where: `${basename(path)} ${quoted ?? dynamic}`,
        piece: piece!,
        rules: rules.get((quoted ?? dynamic)!),
      })),
    )
})

describe('a field of a form', () => {
  it('that leaves digits as typed is one that the contract keeps as typed, or takes untouched', () => {
    const asTyped = formFields.filter(({ piece }) => piece !== 'LtrTextField')
    expect(asTyped.length).toBeGreaterThan(20)
    // What is pasted into a console is in no call: it goes there letter by letter.
    const wrong = asTyped.filter(({ piece, rules }) =>
      rules ? [...rules].every((rule) => rule === undefined) : piece !== 'TextArea',
    )
    expect(wrong.map(({ where }) => where)).toEqual([])
  })

  it('that reads them as Latin ones is nothing that people write as prose', () => {
    const latin = formFields.filter(({ piece }) => piece === 'LtrTextField')
    expect(latin.length).toBeGreaterThan(15)
    const wrong = latin.filter(({ rules }) => rules && ![...rules].includes(undefined))
    expect(wrong.map(({ where }) => where)).toEqual([])
  })
})
