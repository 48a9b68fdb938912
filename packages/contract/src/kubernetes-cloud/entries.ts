import { z } from 'zod'
import { untouchedText } from '../digit-rules.ts'
import { environmentType } from '../enums.ts'
import { technical } from '../fields.ts'
import { validationText as text } from '../validation.fa.ts'
import { entryText } from './entries.fa.ts'

/** Key/value pairs of configmaps, secrets and deployments. */
export const maxEntries = 100

export const EntryKey = technical(253).regex(/^[-._a-zA-Z0-9]+$/, entryText.key)

export const VariableName = technical(253).regex(/^[-._a-zA-Z][-._a-zA-Z0-9]*$/, entryText.environmentName)

/** Taken as it is, several lines too; a NUL could not be stored. */
export const EntryValue = untouchedText()
  .max(65_536)
  .refine((value) => !value.includes('\0'), text.controlCharacters)

export const EntryId = technical(10).regex(/^\d{1,10}$/, text.wrongId)

export const entries = <K extends z.ZodType<string, string>, V extends z.ZodType>(key: K, value: V) =>
  z.record(key, value).refine((pairs) => Object.keys(pairs).length <= maxEntries, text.tooMany(String(maxEntries)))

const VariableSource = technical(10)
  .refine((id) => environmentType.has(Number(id)), text.wrongChoice)
  .describe('Id of an environmentType')

/** Where a variable comes from -> its name -> its literal value, or the id of the entry it is read from. */
export const Environment = entries(VariableSource, entries(VariableName, EntryValue)).describe(
  'environmentType id -> {variable name: value}; for a configmap or secret the value is the id of the entry',
)
