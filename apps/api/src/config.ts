import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from './areas/areas.ts'
import {
  ownExample,
  parseConfigFile,
  readConfigFile,
  type ConfigFile,
  type FileParts,
  type ParsedFile as ParsedConfig,
} from './config.file.ts'
import { isLoopback } from './loopback.ts'
import { withSecrets, type OutsideSettings } from './config.secrets.ts'
import type { NetworkRules } from './http/guarded-fetch/networks.ts'
import type { Variable } from './config.variable.ts'
import { ownVariables, readVariables, type Environment, type Variables } from './config.variables.ts'

const sections = areas.flatMap((area) => area.config ?? [])
const fileParts: FileParts = Object.assign({}, ...sections.map(({ file }) => file))
const areaVariables: Readonly<Record<string, Variable>> = Object.assign(
  {},
  ...sections.map((section) => section.variables),
)

interface OwnConfig extends OutsideSettings {
  host: string
  port: number
  role: Variables['SARV_ROLE']
  /** Absent: the embedded database in `dataFolder`. */
  databaseUrl: string | undefined
  dataFolder: string
  poolSize: number
  /** 0: it may stand still for as long as it likes. */
  blockedSeconds: number
  demo: boolean
  /** Nobody else reaches this installation, and nothing real is behind it. */
  isOneMachine: boolean
  /** How customers reach the portal; absent: on `host` and `port`. */
  publicUrl: string | undefined
  allowedOrigins: readonly string[]
  trustedProxies: readonly string[]
  /** Where people report holes. */
  securityContacts: readonly string[]
  /** Networks from which operators may come; none: everywhere. */
  operatorsFrom: readonly string[]
  metricsToken: string | undefined
  /** See `Settings`. */
  networks: NetworkRules
  /** False on test rigs: nobody asks too often. */
  rateLimits: boolean
  logLevel: Variables['SARV_LOG_LEVEL']
  workerConcurrency: number
  /** 0: the sandbox takes no time at all. */
  sandboxDelayFactor: number
  /** 32 bytes, for what is encrypted at rest. */
  secretKey: Uint8Array
  /** Replaced ones, the newest first. */
  oldSecretKeys: readonly Uint8Array[]
  identity: ConfigFile['identity']
}

/** Areas add what is theirs, in their `<area>.config.ts`. */
export interface Config extends OwnConfig {}

/** The message lists everything that is wrong, one line each, and holds no secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration is not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** The only reader of the environment. Throws `ConfigError`. */
export const loadConfig = (env: Environment = process.env): Config => {
  const { values, problems } = readVariables(env, areaVariables)
  const { file, problems: fileProblems } = readConfigFile(values.SARV_CONFIG, fileParts)
  const { settings, problems: secretProblems } = withSecrets(file, values)
  const areaProblems: string[] = []
  const ofAreas = sections.map((section) => section.settings(file, values, areaProblems))
  const isEmbedded = values.DATABASE_URL === undefined
  const all = [
    ...problems,
    ...fileProblems,
    ...areaProblems,
    ...secretProblems,
    ...(isEmbedded && values.SARV_ROLE && values.SARV_ROLE !== 'all'
      ? ['SARV_ROLE must be all with the embedded database: it takes one process; set DATABASE_URL to have more']
      : []),
    ...(values.SARV_RATE_LIMITS === false && !isLoopbackUrl(values.SARV_PUBLIC_URL)
      ? ['SARV_RATE_LIMITS can be 0 on a test rig only, not with a SARV_PUBLIC_URL that others reach']
      : []),
    ...(!isEmbedded && !env['SARV_SECRET_KEY']
      ? [
          'SARV_SECRET_KEY is required with DATABASE_URL, the same for every process, e.g. from: openssl rand -base64 32',
        ]
      : []),
  ]
  if (all.length > 0) throw new ConfigError(all)
  return Object.assign({}, toConfig(values as Variables, file), settings, ...ofAreas) as Config
}

type ParsedFile = ParsedConfig['file']

/** A login that everyone can read in our documentation must open nothing that others reach or that costs money. */
const isOneMachine = (values: Variables, file: ParsedFile): boolean =>
  isLoopback(values.SARV_HOST) &&
  isLoopbackUrl(values.SARV_PUBLIC_URL) &&
  values.SARV_TRUSTED_PROXIES.length === 0 &&
  sections.every((section) => section.isSandbox(file))

const isLoopbackUrl = (url: string | undefined): boolean => url === undefined || isLoopback(new URL(url).hostname)

const toConfig = (values: Variables, file: ParsedFile): Omit<OwnConfig, keyof OutsideSettings> => ({
  host: values.SARV_HOST,
  port: values.SARV_PORT,
  role: values.SARV_ROLE,
  databaseUrl: values.DATABASE_URL,
  dataFolder: values.SARV_DATA,
  poolSize: values.SARV_POOL_SIZE,
  blockedSeconds: values.SARV_BLOCKED_SECONDS,
  demo: values.SARV_DEMO ?? (values.DATABASE_URL === undefined && isOneMachine(values, file)),
  isOneMachine: isOneMachine(values, file),
  publicUrl: values.SARV_PUBLIC_URL,
  allowedOrigins: values.SARV_ALLOWED_ORIGINS,
  trustedProxies: values.SARV_TRUSTED_PROXIES,
  operatorsFrom: values.SARV_OPERATORS_FROM,
  securityContacts: values.SARV_SECURITY_CONTACT,
  metricsToken: values.SARV_METRICS_TOKEN,
  networks: { allow: values.SARV_OUTGOING_ALLOW, refuse: values.SARV_OUTGOING_REFUSE },
  rateLimits: values.SARV_RATE_LIMITS,
  logLevel: values.SARV_LOG_LEVEL,
  workerConcurrency: values.SARV_WORKER_CONCURRENCY,
  sandboxDelayFactor: values.SARV_SANDBOX_SPEED,
  oldSecretKeys: values.SARV_OLD_SECRET_KEYS,
  secretKey: values.SARV_SECRET_KEY ?? readOrMakeKey(values.SARV_DATA),
  identity: file.identity,
})

/** Losing this file means losing what it encrypts, so it is made once and never replaced. */
const readOrMakeKey = (dataFolder: string): Uint8Array => {
  const path = join(dataFolder, 'secret.key')
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
  if (key.length !== 32) throw new ConfigError([`${path} is not a key of 32 bytes in base64`])
  return new Uint8Array(key)
}

/** A whole file, as it may be written. */
export const exampleConfigFile = [...sections.map(({ example }) => example), ownExample].join('')

/** What is wrong with a file; for whoever only reads it. */
export const problemsOfFile = (text: string): string[] => parseConfigFile(text, fileParts).problems

/** The text of `docs/configuration.md`. */
export const configurationTable = (): string => {
  const rows = Object.entries<Variable>({ ...ownVariables, ...areaVariables }).map(
    ([name, { byDefault, description }]) => `| \`${name}\` | ${byDefault} | ${description} |`,
  )
  return `# Configuration

Sarv is configured by environment variables; all have a default. Everything that is wrong is listed at the start, which
then ends. This page is written by \`npm run gen\`.

| variable | default | meaning |
|---|---|---|
${rows.join('\n')}

## The file of \`SARV_CONFIG\`

\`\`\`yaml
${exampleConfigFile}\`\`\`

${sections.map(({ description }) => description).join('')}- \`mail\` is the SMTP server. \`secure: true\` is TLS from the first byte (port 465); without it STARTTLS is required (port
  587), unless the server is on this machine or \`allowPlain: true\` says otherwise. Without \`mail\`, mails are only kept:
  a demo shows them at \`/dev/outbox\`.
- \`sms\` lists providers; the first one sends, the others are tried when it can't. \`templates\` names those that the provider
  has approved; a message without one is sent as text from the line \`sender\`. Without \`sms\` they are only kept, as mails.
- \`signIn\` lets people sign in with Google and with ITO, by OpenID Connect; what is not configured is not shown.
- \`identity.confirmedBy\`: \`form\` takes a complete form and a confirmed phone number as enough, \`operator\` leaves it to
  someone who looks at it.

Secrets may be left out of the file and set as variables instead; a variable wins.
`
}
