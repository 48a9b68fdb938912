import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Call } from './call.ts'
import { allCalls } from './calls.ts'
import { type DigitRule, digitRuleOf } from './digit-rules.ts'
import { toLatinDigits } from './normalize.ts'
import { numbersFromText } from './numbers-in-text.ts'

/** Every field of every request, walked by its schema: what it does with digits of a Persian or an Arabic keyboard. */

type Schema = z.ZodType
type Definition = z.core.$ZodTypes['_zod']['def']
const definitionOf = (schema: Schema): Definition => schema.def as Definition

/** The schema behind wrappers: what is sent meets it, whether it may be left out or not. */
const unwrap = (schema: Schema): Schema => {
  const def = definitionOf(schema)
  if (def.type === 'pipe') {
    return unwrap((definitionOf(def.in as Schema).type === 'transform' ? def.out : def.in) as Schema)
  }
  return 'innerType' in def ? unwrap(def.innerType as Schema) : schema
}

interface Field {
  path: string
  /** With its wrappers, as a request meets it. */
  schema: Schema
  isNumber: boolean
  rule: DigitRule | undefined
}

const fieldsOf = (schema: Schema, path: string): Field[] => {
  const inner = unwrap(schema)
  const def = definitionOf(inner)
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => fieldsOf(field as Schema, `${path}.${name}`))
    case 'array':
      return fieldsOf(def.element as Schema, `${path}[]`)
    case 'record':
      return [...fieldsOf(def.keyType as Schema, `${path}{key}`), ...fieldsOf(def.valueType as Schema, `${path}{}`)]
    case 'union': {
      const options = def.options.map((option) => unwrap(option as Schema))
      if (options.some((option) => definitionOf(option).type === 'object')) {
        return options.flatMap((option) => fieldsOf(option, path))
      }
      return [{ path, schema, isNumber: false, rule: digitRuleOf(schema) }]
    }
    case 'number':
    case 'string':
      return [{ path, schema, isNumber: def.type === 'number', rule: digitRuleOf(inner) }]
    // Choices by name, switches, files and what the WebAuthn library reads: nobody types a digit there.
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'file':
    case 'unknown':
      return []
    default:
      throw new Error(`${path}: say here what a ${def.type} does with digits`)
  }
}

const inPersian = (text: string): string => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06_f0 + +digit))
const inArabic = (text: string): string => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06_60 + +digit))

/** Right values with digits, of all kinds; each field is tried with those that it takes. */
const samples = Object.values({
  timeOfDay: '22:30',
  numbers: [
    '1',
    '2',
    '4',
    '6',
    '10',
    '12',
    '24',
    '25',
    '50',
    '100',
    '101',
    '200',
    '300',
    '1405',
    '8080',
    '50000',
    '1000000',
  ],
  codes: ['123456', '012345', '1234567890', '12,34', 'aB3!@#', 'abcde23456', '_sip2._tcp', 'IP_2', 'Vm:12,Volume:3'],
  identity: ['0013542419', '10380284790', '09123456789', '02112345678', '+98.2112345678', 'mail2@example2.ir'],
  money: ['6037701689095443', 'IR820540102680020817909002'],
  network: ['10.0.0.7', '2001:db8::7', '10.0.0.0/8', '192.168.1.1/24', 'web-02', 'node2.example.ir', '/path/2'],
  days: ['1405/08/24', '2020-11-15T09:30:00', '2020-11-15'],
  words: ['Room 12', '-createDate2', 'https://example2.ir:8443/a2', 'https://example2.ir:8443'],
}).flat()

const prose = 'نمونه 2، خیابان 12'
const name = 'نسخه 2'

const calls = Object.entries(allCalls as Record<string, Call>)
const fields = calls.flatMap(([id, { params, query, body }]) => [
  ...(params ? fieldsOf(params, `${id} params`) : []),
  ...(query ? fieldsOf(query, `${id} query`) : []),
  ...(body ? fieldsOf(body, `${id} body`) : []),
])

const read = ({ schema, isNumber, path }: Field, sent: string) => {
  // Only bodies know numbers; those of a path or a query are always text.
  const value = isNumber && path.includes(' body') ? numbersFromText(schema)(sent) : sent
  const { success, data } = schema.safeParse(value)
  return success ? { taken: data } : undefined
}

const withRule = (rule: DigitRule | undefined) => fields.filter((field) => field.rule === rule)
const byPath = (some: Field[]) => some.map((field) => [field.path, field] as const)

describe('digits of a Persian or an Arabic keyboard', () => {
  it.each(byPath(withRule(undefined)))('mean the same in %s', (_path, field) => {
    const taken = samples.filter((sample) => read(field, sample))
    // Otherwise the samples above need a right value of this kind, with a digit.
    expect(taken).not.toEqual([])
    for (const sample of taken) {
      expect(read(field, inPersian(sample))).toEqual(read(field, sample))
      expect(read(field, inArabic(sample))).toEqual(read(field, sample))
    }
  })

  it.each(byPath(withRule('asTyped')))('stay as they are in Persian words of %s', (_path, field) => {
    const sample = [prose, name].find((each) => read(field, each))!
    expect(read(field, inPersian(sample))).toEqual({ taken: inPersian(sample) })
    expect(read(field, sample)).toEqual({ taken: sample })
  })

  it.each(byPath(withRule('untouched')))('are not touched in %s', (_path, field) => {
    const taken = samples.flatMap((each) => [each, inPersian(each)]).filter((sample) => read(field, sample))
    for (const sample of taken) expect(read(field, sample)).toEqual({ taken: sample })
  })

  it.each(byPath(withRule('none')))('are no part of %s', (_path, field) => {
    expect(samples.flatMap((each) => [each, inPersian(each)]).filter((sample) => read(field, sample))).toEqual([])
  })

  it('are looked at in all kinds of fields', () => {
    expect(withRule(undefined).length).toBeGreaterThan(400)
    expect(withRule('asTyped').length).toBeGreaterThan(30)
    expect(withRule('untouched').length).toBeGreaterThan(20)
    expect(toLatinDigits(inPersian('0123456789') + inArabic('0123456789'))).toBe('01234567890123456789')
  })
})
