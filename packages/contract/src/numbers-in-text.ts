import type { z } from 'zod'
import { toLatinDigits } from './normalize.ts'

/** Puts numbers in the place of text, where the schema wants numbers; everything else stays as it came. */
type Reader = (sent: unknown) => unknown

const numeric = /^-?\d{1,15}(?:\.\d{1,9})?$/

const readNumber: Reader = (sent) => {
  if (typeof sent !== 'string') return sent
  const text = toLatinDigits(sent.trim())
  return numeric.test(text) ? Number(text) : sent
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readFields =
  (readers: ReadonlyMap<string, Reader>): Reader =>
  (sent) => {
    if (!isRecord(sent)) return sent
    const read: Record<string, unknown> = { ...sent }
    for (const [name, reader] of readers) if (Object.hasOwn(read, name)) read[name] = reader(read[name])
    return read
  }

const ofObject = (shape: z.core.$ZodShape): Reader | undefined => {
  const readers = new Map<string, Reader>()
  for (const [name, field] of Object.entries(shape)) {
    const reader = readerOf(field)
    if (reader) readers.set(name, reader)
  }
  return readers.size > 0 ? readFields(readers) : undefined
}

const ofArray = (element: z.core.$ZodType): Reader | undefined => {
  const reader = readerOf(element)
  return reader && ((sent) => (Array.isArray(sent) ? sent.map((each) => reader(each)) : sent))
}

const ofRecord = (value: z.core.$ZodType): Reader | undefined => {
  const reader = readerOf(value)
  return (
    reader &&
    ((sent) =>
      isRecord(sent) ? Object.fromEntries(Object.entries(sent).map(([key, each]) => [key, reader(each)])) : sent)
  )
}

type Definition = z.core.$ZodTypes['_zod']['def']

const definitionOf = (schema: z.core.$ZodType): Definition => (schema as z.core.$ZodType & { def: Definition }).def

/** Undefined: nothing of it is a number. A union that also takes text is left alone: text may be what was meant. */
const readerOf = (schema: z.core.$ZodType): Reader | undefined => {
  const def = definitionOf(schema)
  switch (def.type) {
    case 'number':
      return readNumber
    case 'object':
      return ofObject(def.shape)
    case 'array':
      return ofArray(def.element)
    case 'record':
      return ofRecord(def.valueType)
    case 'pipe':
      // What is sent meets the first schema; a bare function (z.preprocess) says nothing of what it takes.
      return readerOf(definitionOf(def.in).type === 'transform' ? def.out : def.in)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return readerOf(def.innerType)
    default:
      return undefined
  }
}

/**
 * Forms of older clients send what people typed: `"8080"`, in digits of any script. This reads such a body as the
 * numbers that are meant. It follows the schema, so that no field can be forgotten and text stays text.
 */
export const numbersFromText = (schema: z.ZodType): Reader => readerOf(schema) ?? ((sent) => sent)
