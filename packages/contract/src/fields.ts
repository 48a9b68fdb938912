import { z } from 'zod'
import type { EnumTable } from './define-enum.ts'
import { textAsTyped, textWithoutDigits, untouchedText } from './digit-rules.ts'
import {
  isJalaliDate,
  isPastDate,
  isReportDate,
  isWireDateTime,
  jalaliDatePattern,
  wireDateTimePattern,
} from './date-rules.ts'
import * as rules from './field-rules.ts'
import { type Range, attachmentBytes, projectNameLength, serviceNameLength } from './limits.ts'
import * as normalize from './normalize.ts'
import { installPersianErrors } from './persian-errors.ts'
import { personal } from './personal.ts'
import { validationText as text } from './validation.fa.ts'

// Here, because every schema imports this module: nobody can forget it.
installPersianErrors()

const maxId = 2 ** 31 - 1

// --- numbers ---------------------------------------------------------------------------------------------------------

export const Id = z.int({ error: text.wrongId }).min(1, text.wrongId).max(maxId, text.wrongId)

/** A whole number of a slider or counter. */
export const inRange = ({ min, max, step }: Range) =>
  step === 1 ? z.int().min(min).max(max) : z.int().min(min).max(max).multipleOf(step)

export const Port = z.int({ error: text.port }).min(rules.portRange.min, text.port).max(rules.portRange.max, text.port)

/** 0 stands for "no port" where the protocol has none. */
export const PortOrZero = z.int({ error: text.port }).min(0, text.port).max(rules.portRange.max, text.port)

/** An amount that someone pays: whole rials, at least one. */
export const RialsToPay = z.int().min(1).max(1_000_000_000_000)

/** An amount in an answer: whole rials, negative where something is owed. */
export const Rials = z.int().describe('Whole rials')

/** Numbers in a path, a query or a form arrive as text: only plain digits pass. */
export const fromText = <S extends z.ZodType<number>>(schema: S) =>
  z.preprocess((value: z.input<S> | string) => {
    const digits = typeof value === 'string' ? normalize.toLatinDigits(value.trim()) : ''
    return /^\d{1,15}$/.test(digits) ? Number(digits) : value
  }, schema)

export const PathId = fromText(Id)
/** Where 0 has a meaning of its own: "all", "the running one". */
export const PathIdOrZero = fromText(z.int({ error: text.wrongId }).min(0, text.wrongId).max(maxId, text.wrongId))

export const QueryBoolean = z.preprocess(
  (value: boolean | 'true' | 'false') => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
)

// --- ids of the tables in enums.ts -----------------------------------------------------------------------------------

const enumMeta = (table: EnumTable) => ({
  description: table.values.map(({ id, name }) => `${id} ${name}`).join(', '),
})
/** What generators of clients call the values. */
const enumNames = (table: EnumTable) => table.values.map(({ name }) => name)

/** In a request: one of the table's ids. */
export const enumId = (table: EnumTable) =>
  z
    .int({ error: text.wrongChoice })
    .refine((id) => table.has(id), text.wrongChoice)
    .meta({ ...enumMeta(table), enum: table.ids, 'x-enum-varnames': enumNames(table) })

/** In an answer: a later server may know more ids than this table. */
export const answeredEnum = (table: EnumTable) => z.int().meta({ ...enumMeta(table), 'x-known-values': table.id })

// --- lists ----------------------------------------------------------------------------------------------------------

const isWithoutRepeats = (keys: readonly unknown[]): boolean =>
  new Set(keys.map((key) => JSON.stringify(key))).size === keys.length

/** A list of ids, names or choices in a request: the same one twice is a mistake of whoever sends it. */
export const distinct = <Item extends z.ZodType>(list: z.ZodArray<Item>) =>
  list.refine(isWithoutRepeats, text.repeated).meta({ uniqueItems: true })

/** The same of a list of things, which are told apart by these fields. */
export const distinctBy = <Item extends z.ZodType>(list: z.ZodArray<Item>, keyOf: (item: z.output<Item>) => unknown) =>
  list.refine((items) => isWithoutRepeats(items.map(keyOf)), text.repeated)

// --- what may be left out --------------------------------------------------------------------------------------------

const absentWhen = <S extends z.ZodType>(schema: S, isAbsent: (value: unknown) => boolean) =>
  z
    .preprocess((value: z.input<S> | null | undefined) => (isAbsent(value) ? undefined : value), schema.nullish())
    .transform((value): z.output<S> | undefined => value ?? undefined)
    .optional()

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

/** Missing, null and empty text all mean "not given"; handlers see `undefined`. */
export const optionalText = <S extends z.ZodType<string>>(schema: S) => absentWhen(schema, isBlank)
/** Missing and null mean "not given". */
export const optionalValue = <S extends z.ZodType>(schema: S) => absentWhen(schema, () => false)
/** Missing, null and 0 mean "not given". */
export const optionalId = absentWhen(Id, (value) => value === 0)
/** The same in a form, where numbers are text. */
export const optionalIdInForm = absentWhen(
  PathId,
  (value) => value === 0 || value === '0' || value === 'null' || isBlank(value),
)
/** What a list is narrowed to. 0 is no id and is refused: as "not given" it would answer what nobody asked for. */
export const optionalIdFromText = absentWhen(PathId, (value) => value === 'null' || isBlank(value))

// --- names that older clients read ------------------------------------------------------------------------------------

/** A field of an answer that only older clients read: the same as another field, under the name that they know. */
export const forOlderClients = <Value extends z.ZodType>(value: Value, sameAs: string) =>
  value.optional().describe(`The same as \`${sameAs}\`, for older clients`)

// --- text that people type -------------------------------------------------------------------------------------------

interface Length {
  min?: number
  max: number
}

/** One line, cleaned of invisible characters and with Latin digits. */
export const line = ({ min = 1, max }: Length) => z.string().overwrite(normalize.normalizeText).min(min).max(max)

/** One line that people read: digits in Persian words stay as they were typed. */
export const proseLine = ({ min = 1, max }: Length) =>
  textAsTyped().overwrite(normalize.normalizeLine).min(min).max(max)

/** Several lines that people read. */
export const prose = ({ min = 1, max }: Length) => textAsTyped().overwrite(normalize.normalizeProse).min(min).max(max)

export const Description = optionalText(prose({ max: 1000 }))

/** A name that someone gives to a thing: letters of any script, digits, space, dot, dash, underscore. */
export const givenName = (length: Length) =>
  proseLine(length)
    .regex(rules.givenNamePattern, text.name)
    .describe('Letters of any script, digits, space, dot, dash, underscore; begins with a letter or digit')

export const ServiceName = givenName(serviceNameLength)
export const ProjectName = givenName(projectNameLength)
/** Names stand in our mails to strangers, where programs make links of whatever looks like an address. */
const isNoAddress = (value: string): boolean => !rules.looksLikeAddress(value)
export const PersonName = textWithoutDigits()
  .overwrite(normalize.normalizeLine)
  .min(1)
  .max(70)
  .regex(/^[\p{L}\p{M} .'’\-\u200c]+$/u, text.personName)
  .refine(isNoAddress, text.nameIsAddress)
export const CompanyName = proseLine({ min: 2, max: 150 }).refine(isNoAddress, text.nameIsAddress)
export const PostalAddress = personal(proseLine({ min: 5, max: 500 }), 'nothing')
/** Registries outside Iran read Latin letters only. */
export const latinLine = (length: Length) => line(length).regex(/^[\x20-\x7e]+$/, text.latin)

// --- identity --------------------------------------------------------------------------------------------------------

const emailPattern = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

export const Email = z
  .string()
  .overwrite((value) => normalize.normalizeTechnical(value).toLowerCase())
  .min(1)
  .max(254)
  .regex(emailPattern, text.email)
  .meta({ format: 'email' })

const newPassword = (isGood: (text: string) => boolean, error: string) =>
  untouchedText()
    .max(rules.passwordLength.max)
    .refine((value) => isGood(value) && !rules.hasControlCharacters(value), error)

const allKinds = `${rules.passwordLength.min} characters with a digit, a lower-case and an upper-case letter and one of ${rules.passwordSymbols}`
const allKindsPattern = '(?=.*[0-9])(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%^&*])'

/** A new password. Taken as typed: never trimmed, never normalised, so that signing in checks what was chosen. */
export const AccountPassword = newPassword(rules.isStrongPassword, text.password).meta({
  description: `At least ${rules.passwordLength.long} characters of any kind, or at least ${allKinds}`,
  format: 'password',
  minLength: rules.passwordLength.min,
  pattern: `^(?:(?=.{${rules.passwordLength.long}})|${allKindsPattern})`,
})

/** The password of a server or a node. */
export const ServerPassword = newPassword(rules.isServerPassword, text.serverPassword).meta({
  description: `At least ${allKinds}`,
  format: 'password',
  minLength: rules.passwordLength.min,
  pattern: `^${allKindsPattern}`,
})

/** A password that exists: only its owner and its hash know its rules. */
export const CurrentPassword = untouchedText().min(1).max(256).meta({ format: 'password' })

export const NationalId = personal(
  z.string().overwrite(rules.padNationalId).max(10, text.nationalId).refine(rules.isNationalId, text.nationalId).meta({
    pattern: '^\\d{8,10}$',
    description: 'National id of a person: 10 digits, the last one checks the others',
  }),
  'lastThree',
)
export const LegalId = personal(
  z
    .string()
    .overwrite(normalize.normalizeDigits)
    .max(11, text.legalId)
    .refine(rules.isLegalId, text.legalId)
    .meta({ pattern: '^\\d{11}$', description: 'National id of a company: 11 digits, the last one checks the others' }),
  'lastThree',
)
/** Of a person (10 digits) or a company (11 digits). */
export const AnyNationalId = personal(
  z
    .string()
    .overwrite(rules.padNationalId)
    .max(11, text.anyNationalId)
    .refine((value) => rules.isNationalId(value) || rules.isLegalId(value), text.anyNationalId)
    .meta({ pattern: '^\\d{8,11}$', description: 'National id of a person (10 digits) or a company (11 digits)' }),
  'lastThree',
)
/** Any way of writing it is taken; handlers see `09xxxxxxxxx`. */
export const Mobile = personal(
  z
    .string()
    .overwrite(rules.toLocalMobile)
    .regex(/^09\d{9}$/, text.mobile),
  'lastThree',
)
/** Mobile or landline with its area code: 11 digits. */
export const Phone = personal(
  z
    .string()
    .overwrite(rules.toLocalMobile)
    .regex(/^0\d{10}$/, text.phone),
  'lastThree',
)
/** As registries take it: `+98.2112345678` or `+982112345678`. */
export const InternationalPhone = personal(
  z
    .string()
    .overwrite(normalize.normalizeDigits)
    .regex(/^\+?\d[\d.]{6,18}$/, text.phone),
  'lastThree',
)
export const PostalCode = personal(
  z
    .string()
    .overwrite(normalize.normalizeDigits)
    .regex(/^\d{10}$/, text.postalCode),
  'lastThree',
)
export const Sheba = personal(
  z
    .string()
    .overwrite(rules.toSheba)
    .max(26, text.sheba)
    .refine(rules.isSheba, text.sheba)
    .meta({ pattern: '^(?:IR)?\\d{24}$', description: 'IBAN of an Iranian bank' }),
  'lastFour',
)
export const CardNumber = personal(
  z
    .string()
    .overwrite(normalize.normalizeDigits)
    .max(16, text.card)
    .refine(rules.isCardNumber, text.card)
    .meta({ pattern: '^\\d{16}$', description: 'Number of a bank card: 16 digits, the last one checks the others' }),
  'lastFour',
)

// --- codes -----------------------------------------------------------------------------------------------------------

/** The six digits of an SMS, a mail or an authenticator app, as text. */
export const ConfirmCode = z
  .string({ error: text.code })
  .overwrite(normalize.normalizeDigits)
  .regex(/^\d{6}$/, text.code)

/** The same sent as a number, which loses leading zeros; handlers see six digits as text. */
export const ConfirmCodeNumber = z
  .union([z.int().min(0, text.code).max(999_999, text.code), ConfirmCode], { error: text.code })
  .transform((value) => String(value).padStart(6, '0'))
  .meta({ description: 'Six digits as a number; leading zeros are filled up' })

/** Ten letters and digits; dashes and spaces are for the eye, and so is the case. */
export const RecoveryCode = z
  .string({ error: text.recoveryCode })
  .max(50, text.recoveryCode)
  .overwrite(rules.toRecoveryCode)
  .regex(rules.recoveryCodePattern, text.recoveryCode)

export const CaptchaCode = z
  .string({ error: text.captcha })
  .overwrite(normalize.normalizeTechnical)
  .regex(rules.captchaPattern, text.captcha)

/** What a program made and sends back as it was: keys of captchas, codes of sign-in providers. */
export const opaque = (max: number) =>
  untouchedText()
    .min(1)
    .max(max)
    .refine((value) => !rules.hasControlCharacters(value), text.controlCharacters)

// --- network ---------------------------------------------------------------------------------------------------------

/** Latin technical text, cleaned of spaces and invisible characters. */
export const technical = (max: number) => z.string().overwrite(normalize.normalizeTechnical).min(1).max(max)

export const Ipv4 = technical(15).refine(rules.isIpv4, text.ipv4).meta({ format: 'ipv4' })
export const IpAddress = technical(45)
  .refine(rules.isIpAddress, text.ipAddress)
  .meta({ pattern: '^[0-9a-fA-F.:]+$', description: 'IPv4 or IPv6 address' })
export const Cidr = technical(49)
  .refine(rules.isCidr, text.cidr)
  .meta({ pattern: '^[0-9a-fA-F.:]+/\\d{1,3}$', description: 'IPv4 or IPv6 address with its prefix length' })
/** A gateway with its network: IPv4 and `/24`. */
export const Cidr24 = technical(18)
  .refine(rules.isCidr24, text.cidr24)
  .meta({ pattern: '^[0-9.]+/24$', description: 'IPv4 address and /24' })
export const DnsLabel = technical(63).regex(rules.dnsLabelPattern, text.dnsLabel)
export const DomainName = z
  .string()
  .overwrite((value) => normalize.normalizeTechnical(value).toLowerCase())
  .min(3)
  .max(253)
  .refine(rules.isDomainName, text.domain)
  .meta({ format: 'hostname' })
/** A host as a record's target: a final dot is allowed. */
export const HostName = z
  .string()
  .overwrite((value) => normalize.normalizeTechnical(value).toLowerCase())
  .min(1)
  .max(254)
  .refine((value) => rules.isDomainName(value.replace(/\.$/, '')), text.host)
export const UrlPath = technical(200).regex(/^\/[\x21-\x7e]*$/, text.path)

// --- keys and certificates: taken as they are ------------------------------------------------------------------------

export const SshPublicKey = untouchedText()
  .trim()
  .min(1)
  .max(8_192)
  // Pasted by mistake, it deserves to be told apart from a typing error.
  .refine((value) => !rules.isPrivateKey(value), { error: text.sshPrivateKey, abort: true })
  .regex(rules.sshKeyPattern, text.sshKey)

const pem = (block: RegExp, message: string) => untouchedText().trim().min(1).max(65_536).regex(block, message)

export const CertificatePem = pem(
  /^-----BEGIN CERTIFICATE-----[\t\r\n\x20-\x7e]+-----END CERTIFICATE-----$/,
  text.certificate,
)
export const PrivateKeyPem = pem(
  /^-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----[\t\r\n\x20-\x7e]+-----END (?:[A-Z]+ )?PRIVATE KEY-----$/,
  text.privateKey,
)

// --- time ------------------------------------------------------------------------------------------------------------

/** ISO date-time: without a zone it is Tehran wall clock, with one it is that instant. Answers have no zone. */
export const WireDateTime = z
  .string()
  .overwrite(normalize.toLatinDigits)
  .max(40)
  .refine(isWireDateTime, text.dateTime)
  .meta({
    // Not the format date-time, which demands a zone.
    pattern: wireDateTimePattern.source,
    description: 'Tehran wall clock, 2026-11-15T09:30:00, from 1900 to 2199; a zone is accepted in requests',
  })

/** Where a report or a filtered list begins or ends. */
export const ReportDate = WireDateTime.refine((value) => isReportDate(value), text.reportDate).describe(
  'Tehran wall clock, 2026-11-15T09:30:00; from the Jalali year 1300 to the end of the next one',
)

/** A day of someone's past: born, registered. */
export const PastDate = WireDateTime.refine((value) => isPastDate(value), text.pastDate)

export const JalaliDate = z
  .string()
  .overwrite(normalize.normalizeTechnical)
  .max(10, text.jalaliDate)
  .refine(isJalaliDate, text.jalaliDate)
  .meta({ pattern: jalaliDatePattern.source, description: 'Jalali, 1405/08/24' })

// --- files -----------------------------------------------------------------------------------------------------------

const attachment = z.file().max(attachmentBytes)
const asAttachment = (value: File | string | null | undefined) =>
  value instanceof File && value.size > 0 ? value : undefined
const aboutAttachment = 'jpg, png, webp, pdf or UTF-8 text by its content, at most 25 MB'

/** A part that is not a file (empty, or the word "null" of older clients) counts as none. The server judges its content. */
export const optionalAttachment = z.preprocess(asAttachment, attachment.optional()).optional().describe(aboutAttachment)
export const requiredAttachment = z.preprocess(asAttachment, attachment).describe(aboutAttachment)

/** In a form, where a list is text: `3,7`. */
export const idsInForm = (max: number) =>
  z
    .preprocess(
      (value: (number | string)[] | string | null | undefined) =>
        typeof value === 'string'
          ? value.split(',').filter((each) => !isBlank(each) && each !== 'null')
          : (value ?? []),
      distinct(z.array(PathId).max(max)),
    )
    .optional()
