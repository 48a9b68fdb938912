import { isIP } from 'node:net'
import { inEnglish } from '@sarv/contract/english-errors'
import { z } from 'zod'
import { secret, variable, whole, type ValuesOf, type Variable } from './config.variable.ts'

const yesNo = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text
const isAddressOrNetwork = (text: string): boolean => {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const version = isIP(address)
  return rest.length === 0 && version !== 0 && /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

const networks = list
  .refine((parts) => parts.every(isAddressOrNetwork), 'must be addresses or networks such as 10.0.0.0/8')
  .default([])

const publicUrl = z
  .string()
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'must be an http or https address')
  .transform((text) => text.replace(/\/+$/, ''))

const databaseUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must look like postgres://user:password@host/name',
  )

/** 32 bytes as 64 hexadecimal digits or as base64. */
const secretKey = z
  .string()
  .transform((text) => new Uint8Array(Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64')))
  .refine((key) => key.length === 32, 'must be 32 bytes in base64 or hexadecimal, e.g. from: openssl rand -base64 32')

const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])

/** Those of no area. */
export const ownVariables = {
  SARV_PORT: variable(
    whole(0, 65_535).default(3000),
    '3000',
    'The port of the portal and the API; 0 takes a free one.',
  ),
  SARV_HOST: variable(
    z.string().default('127.0.0.1'),
    '127.0.0.1',
    'The address to listen on; 0.0.0.0 is every one of this machine.',
  ),
  SARV_ROLE: variable(
    z.enum(['all', 'api', 'worker'], 'must be all, api or worker').default('all'),
    'all',
    'What this process does: `api` answers calls, `worker` carries out operations, `all` does both.',
  ),
  SARV_DATA: variable(
    z.string().default('.data'),
    '.data',
    'The folder of the embedded database, of the secret key and of the files that sandboxes keep. It belongs to Sarv alone: at each start everything in it is closed to other users of the machine.',
  ),
  DATABASE_URL: secret(
    databaseUrl.optional(),
    'the embedded database',
    'A PostgreSQL 15 or newer. Without it the database is embedded: one process, and not safe against a power cut.',
  ),
  SARV_POOL_SIZE: variable(whole(2, 500).default(10), '10', 'Connections that this process may have to PostgreSQL.'),
  SARV_BLOCKED_SECONDS: variable(
    whole(0, 3600).default(30),
    '30',
    'A process whose event loop stands still for so long ends itself with a line in the log, so that its supervisor starts it anew; 0 leaves it standing, for debuggers.',
  ),
  SARV_SECRET_KEY: secret(
    secretKey.optional(),
    'made once in `SARV_DATA/secret.key`',
    'The key of what is encrypted at rest: 32 bytes in base64 or hexadecimal. Required with `DATABASE_URL`, the same for every process.',
  ),
  SARV_OLD_SECRET_KEYS: secret(
    z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(z.array(secretKey))
      .default([]),
    'none',
    'Keys that were replaced, separated by commas, the newest first. What they have sealed stays readable and is sealed anew when it is written; the oldest also holds keyed hashes and the audit log, so it stays here for good.',
  ),
  SARV_DEMO: variable(
    yesNo.optional(),
    '1 on one machine with the embedded database, else 0',
    'Makes a customer to try everything with, and prints how to sign in as them. The password that the documentation names works only on one machine: `SARV_HOST` and `SARV_PUBLIC_URL` are loopback, no proxy is trusted, every engine is the sandbox. Elsewhere a random one is printed, once.',
  ),
  SARV_PUBLIC_URL: variable(
    publicUrl.optional(),
    'the address listened on',
    'How customers reach the portal. With https, browsers are told to use nothing else.',
  ),
  SARV_ALLOWED_ORIGINS: variable(
    list.refine((origins) => origins.every(isOrigin), 'must be origins such as https://portal.example.ir').default([]),
    'none',
    'Other places where the portal is served and may call this API from, separated by commas.',
  ),
  SARV_TRUSTED_PROXIES: variable(
    networks,
    'none',
    'Addresses or networks of the proxies in front, separated by commas: whom to believe about the address of a client.',
  ),
  SARV_SECURITY_CONTACT: variable(
    list
      .refine(
        (contacts) => contacts.every((contact) => /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact)),
        'must be mailto: or https addresses',
      )
      .default([]),
    'none',
    'Where people report holes they have found, separated by commas, the best first: `mailto:security@example.ir`. Told at `/.well-known/security.txt`, which is 404 without it.',
  ),
  SARV_OPERATORS_FROM: variable(
    networks,
    'everywhere',
    'Addresses or networks from which `/operator` and `/api/operator` are reached, separated by commas; elsewhere they are 404. Behind a proxy, name it in `SARV_TRUSTED_PROXIES`: else every client has its address.',
  ),
  SARV_OUTGOING_REFUSE: variable(
    networks,
    'none',
    'Public addresses or networks of this installation (engines, databases, the portal), separated by commas: an address that a customer gave, of a webhook for one, never leads there. Private, loopback, link-local, metadata and reserved networks are refused anyway.',
  ),
  SARV_OUTGOING_ALLOW: variable(
    networks,
    'none',
    'Addresses or networks that are reached although they are not of the internet, on any port and without https: for a test rig, such as 127.0.0.0/8.',
  ),
  SARV_METRICS_TOKEN: secret(
    z.string().min(16, 'must have at least 16 characters').optional(),
    'only from this machine',
    'Bearer token that `/metrics` asks for. Without it, `/metrics` and `/dev/*` answer only to a loopback socket and name, and to nothing that a proxy passed on.',
  ),
  SARV_RATE_LIMITS: variable(
    yesNo.default(true),
    '1',
    '0 lifts the limits on how often one address or user may call, for load tests and fuzzing; refused with a `SARV_PUBLIC_URL` that others reach. Wrong passwords and codes, and messages to one person, are counted all the same.',
  ),
  SARV_LOG_LEVEL: variable(
    logLevel.default('info'),
    'info',
    '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  ),
  SARV_WORKER_CONCURRENCY: variable(whole(1, 1000).default(8), '8', 'Operations that a worker carries out at a time.'),
  SARV_SANDBOX_SPEED: variable(
    z
      .string()
      .regex(/^\d+(\.\d+)?$/, 'must be a number, 0 or more')
      .transform(Number)
      .default(1),
    '1',
    'How much of its usual time the sandbox takes for everything: 0 is none, 2 is twice as long.',
  ),
  SARV_MAIL_PASSWORD: secret(z.string().optional(), 'the file’s', 'The password of the mail server.'),
  SARV_SMS_KEY: secret(z.string().optional(), 'the file’s', 'The key of the first SMS provider.'),
  SARV_GOOGLE_SECRET: secret(z.string().optional(), 'the file’s', 'The client secret of the sign-in with Google.'),
  SARV_ITO_SECRET: secret(z.string().optional(), 'the file’s', 'The client secret of the sign-in with ITO.'),
  SARV_CONFIG: variable(
    z.string().optional(),
    'none',
    'A YAML file: engines of datacenters, mail, SMS, other sign-ins; see below.',
  ),
} as const satisfies Record<string, Variable>

export type Variables = ValuesOf<typeof ownVariables>
export type Environment = Readonly<Record<string, string | undefined>>

/** What is set, checked, and a line for each thing that is wrong. An empty value counts as not set. */
export const readVariables = (
  env: Environment,
  ofAreas: Readonly<Record<string, Variable>>,
): { values: Partial<Variables> & Record<string, unknown>; problems: string[] } => {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, { schema, ...about }] of Object.entries<Variable>({ ...ownVariables, ...ofAreas })) {
    const given = env[name] === '' ? undefined : env[name]
    const result = schema.safeParse(given, inEnglish)
    if (result.success) values[name] = result.data
    else
      problems.push(
        `${name} ${result.error.issues[0]?.message ?? 'is wrong'}${about.isSecret ? '' : ` (it is "${given}")`}`,
      )
  }
  return { values, problems }
}
