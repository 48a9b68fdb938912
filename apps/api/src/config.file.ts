import { readFileSync } from 'node:fs'
import { inEnglish } from '@sarv/contract/english-errors'
import { parse, YAMLParseError } from 'yaml'
import { z } from 'zod'
import { CephFile } from './config.ceph.ts'
import { OpenStackFile } from './config.openstack.ts'
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

const SandboxFile = z.strictObject({ engine: z.literal('sandbox') })
const DatacenterFile = z.discriminatedUnion('engine', [SandboxFile, OpenStackFile])
const StorageFile = z.discriminatedUnion('engine', [SandboxFile, CephFile])

/** What the YAML file of `SARV_CONFIG` may hold; everything in it has a default. */
const ConfigFile = z.strictObject({
  /** The engine of a datacenter, by its id in the catalogue, where it is not the catalogue's own. */
  datacenters: z.record(z.string().regex(/^\d+$/), DatacenterFile).default({}),
  /** The object storage of a datacenter, by its id; absent: the sandbox where the servers are the sandbox's, else none. */
  storage: z.record(z.string().regex(/^\d+$/), StorageFile).default({}),
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

/** An example that is checked together with the schema. */
export const exampleConfigFile = `datacenters:
  '1':
    engine: openstack
    authUrl: https://cloud.example.ir:5000/v3
    username: sarv
    password: a secret
    publicNetwork: internet
    images: { ubuntu-24.04: Ubuntu 24.04 LTS }
  '2': { engine: sandbox }
storage:
  '1':
    engine: ceph
    endpoint: https://rgw.cloud.example.ir
    publicEndpoint: https://s3.example.ir
    accessKey: sarv
    secretKey: a secret
mail:
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

export const parseConfigFile = (text: string): { file: ConfigFile; problems: string[] } => {
  const result = ConfigFile.safeParse(parse(text) ?? {}, inEnglish)
  if (result.success) return { file: result.data, problems: [] }
  return {
    file: ConfigFile.parse({}),
    problems: result.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
  }
}

/** The parser's own message quotes the file, which holds passwords. */
const whyUnreadable = (error: unknown): string => {
  if (error instanceof YAMLParseError) return `${error.code} in line ${error.linePos?.[0].line ?? 1}`
  return (error as NodeJS.ErrnoException).code ?? 'it is no YAML'
}

export const readConfigFile = (path: string | undefined): { file: ConfigFile; problems: string[] } => {
  if (path === undefined) return parseConfigFile('')
  try {
    const { file, problems } = parseConfigFile(readFileSync(path, 'utf8'))
    return { file, problems: problems.map((problem) => `SARV_CONFIG ${path}: ${problem}`) }
  } catch (error) {
    return { ...parseConfigFile(''), problems: [`SARV_CONFIG ${path} can't be read: ${whyUnreadable(error)}`] }
  }
}
