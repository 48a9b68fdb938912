import { z } from 'zod'
import { untouchedText } from '../../digit-rules.ts'
import { dnsRecordType, dnsTtl } from '../../enums.ts'
import { hasControlCharacters } from '../../field-rules.ts'
import { HostName, WireDateTime, enumId, optionalText, optionalValue } from '../../fields.ts'
import { normalizeDigits, normalizeTechnical, toLatinDigits } from '../../normalize.ts'
import { validationText as text } from '../../validation.fa.ts'

/** `@`, a name inside the zone, a wildcard, or `_service._protocol`. */
const RecordName = z
  .string()
  .overwrite((value) => normalizeTechnical(value).toLowerCase())
  .min(1)
  .max(253)
  .regex(/^(?:@|\*|(?:\*\.)?[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?\.?)$/, text.recordName)

const idOfTypeName = (name: string): number | string =>
  dnsRecordType.values.find((type) => type.name === name.toUpperCase())?.id ?? name

/** Clients send the number; the name of the type is taken too. */
const RecordType = z.preprocess(
  (value: number | string) => (typeof value === 'string' ? idOfTypeName(value) : value),
  enumId(dnsRecordType),
)

/** Taken as typed, because the text of a TXT record is a program's; the other types read it by `withLatinValue`. */
const RecordValue = untouchedText()
  .trim()
  .min(1)
  .max(4_096)
  .refine((value) => !hasControlCharacters(value), text.controlCharacters)

/** 0-65535, as text. */
const ShortNumberText = z
  .string()
  .overwrite(normalizeDigits)
  .regex(/^\d{1,5}$/, text.wrongNumber)
  .refine((value) => Number(value) <= 65_535, text.wrongNumber)

export const DnsRecordListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    type: z.string().nullable().describe('Name of the type'),
    ttl: z.int().describe('Seconds'),
    value: z.string().nullable(),
    useProxy: z.boolean().optional(),
    isSystem: z.boolean().describe('Created by the platform; no edit/delete'),
    createDate: WireDateTime,
  })
  .meta({ id: 'DnsRecordListItem' })
export type DnsRecordListItem = z.infer<typeof DnsRecordListItem>

export const DnsRecordDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    type: z.string().nullable().describe('Name of the type'),
    ttl: z.int().describe('Seconds'),
    value: z.string().nullable(),
    preference: z.string().nullish(),
    flags: z.string().nullish(),
    tag: z.string().nullish(),
    priority: z.string().nullish(),
    weight: z.string().nullish(),
    port: z.string().nullish(),
    target: z.string().nullish(),
    authority: z.string().nullish(),
    useProxy: z.boolean().optional(),
    isSystem: z.boolean().optional(),
  })
  .meta({ id: 'DnsRecordDetail' })
export type DnsRecordDetail = z.infer<typeof DnsRecordDetail>

const recordFields = {
  name: RecordName,
  type: RecordType,
  ttl: enumId(dnsTtl),
  value: RecordValue,
  preference: optionalText(ShortNumberText),
  flags: optionalText(ShortNumberText).describe('CAA'),
  tag: optionalText(z.enum(['issue', 'issuewild', 'iodef'], { error: text.caaTag })).describe('CAA'),
  priority: optionalText(ShortNumberText).describe('MX and SRV, 0-65535'),
  weight: optionalText(ShortNumberText).describe('SRV, 0-65535'),
  port: optionalText(ShortNumberText).describe('SRV, 0-65535'),
  target: optionalText(HostName),
  authority: optionalText(HostName),
}

/** An address, a host, an authority: only the text of TXT may hold digits of another script. */
const withLatinValue = <R extends { type: number; value: string }>(record: R): R =>
  record.type === dnsRecordType.id.TXT ? record : { ...record, value: toLatinDigits(record.value) }

export const CreateDnsRecordModel = z
  .object({ useProxy: z.boolean().default(false).describe('Only for A, AAAA and CNAME'), ...recordFields })
  .overwrite(withLatinValue)
  .meta({ id: 'CreateDnsRecordModel' })
export type CreateDnsRecordModel = z.infer<typeof CreateDnsRecordModel>

export const EditDnsRecordModel = z
  .object({ useProxy: optionalValue(z.boolean()).describe('Absent: unchanged'), ...recordFields })
  .overwrite(withLatinValue)
  .meta({ id: 'EditDnsRecordModel' })
export type EditDnsRecordModel = z.infer<typeof EditDnsRecordModel>
