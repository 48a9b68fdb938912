import { readFileSync } from 'node:fs'
import { inEnglish } from '@sarv/contract/english-errors'
import { parse, YAMLParseError } from 'yaml'
import { z } from 'zod'
import { ServiceUrl } from './config.service-url.ts'

const MailFile = z.strictObject({
  host: z.string().min(1),
  /** Default: 465 when `secure`, else 587. */
  port: z.int().min(1).max(65_535).optional(),
  /** TLS from the first byte. Without it the connection is turned into TLS by STARTTLS, or not used. */
  secure: z.boolean().default(false),
  /** Mails may go unencrypted; to this machine they may anyway. */
  allowPlain: z.boolean().default(false),
  user: z.string().min(1).optional(),
  password: z.string().min(1).optional(),
  from: z.email(),
})

const SmsFile = z.strictObject({
  kind: z.literal('kavenegar'),
  apiKey: z.string().min(1).optional(),
  /** The line that messages without a template come from. */
  sender: z.string().min(1),
  baseUrl: ServiceUrl.default('https://api.kavenegar.com'),
  /** Names of the templates that the provider has approved; a message without one is sent as text. */
  templates: z
    .strictObject({
      confirmPhone: z.string().min(1),
      signInCode: z.string().min(1),
      secondFactorCode: z.string().min(1),
    })
    .partial()
    .default({}),
})

const ProviderFile = z.strictObject({
  issuer: ServiceUrl,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
})

/** What the YAML file of `SARV_CONFIG` may hold besides the parts of areas; everything in it has a default. */
const ConfigFile = z.strictObject({
  mail: MailFile.optional(),
  /** The first one sends; the others are tried when it can't. */
  sms: z.array(SmsFile).max(5).default([]),
  signIn: z
    .strictObject({
      google: ProviderFile.extend({ issuer: ServiceUrl.default('https://accounts.google.com') }).optional(),
      ito: ProviderFile.extend({ title: z.string().min(1).optional() }).optional(),
    })
    .default({}),
  identity: z.strictObject({ confirmedBy: z.enum(['form', 'operator']).default('form') }).prefault({}),
})

export type ConfigFile = z.output<typeof ConfigFile>

/** An example of them, checked together with the schema. */
export const ownExample = `mail:
  host: smtp.example.ir
  port: 587
  user: sarv
  password: a secret
  from: no-reply@example.ir
sms:
  - kind: kavenegar
    apiKey: a secret
    sender: '10004346'
    templates: { confirmPhone: sarv-confirm, signInCode: sarv-sign-in, secondFactorCode: sarv-second }
signIn:
  google: { clientId: sarv, clientSecret: a secret }
  ito: { title: ITO, issuer: https://sso.example.ir, clientId: sarv, clientSecret: a secret }
identity:
  confirmedBy: form
`

export interface ParsedFile {
  file: ConfigFile & Record<string, unknown>
  problems: string[]
}

/** Parts of areas, by what they stand under. */
export type FileParts = Readonly<Record<string, z.ZodType>>

export const parseConfigFile = (text: string, ofAreas: FileParts): ParsedFile => {
  const schema = ConfigFile.extend(ofAreas)
  const result = schema.safeParse(parse(text) ?? {}, inEnglish)
  if (result.success) return { file: result.data as ParsedFile['file'], problems: [] }
  return {
    file: schema.parse({}) as ParsedFile['file'],
    problems: result.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
  }
}

/** The parser's own message quotes the file, which holds passwords. */
const whyUnreadable = (error: unknown): string => {
  if (error instanceof YAMLParseError) return `${error.code} in line ${error.linePos?.[0].line ?? 1}`
  return (error as NodeJS.ErrnoException).code ?? 'it is no YAML'
}

export const readConfigFile = (path: string | undefined, ofAreas: FileParts): ParsedFile => {
  if (path === undefined) return parseConfigFile('', ofAreas)
  try {
    const { file, problems } = parseConfigFile(readFileSync(path, 'utf8'), ofAreas)
    return { file, problems: problems.map((problem) => `SARV_CONFIG ${path}: ${problem}`) }
  } catch (error) {
    return { ...parseConfigFile('', ofAreas), problems: [`SARV_CONFIG ${path} can't be read: ${whyUnreadable(error)}`] }
  }
}
