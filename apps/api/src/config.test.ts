import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigError, configurationTable, exampleConfigFile, loadConfig, problemsOfFile } from './config.ts'
import { areas } from './areas/areas.ts'
import { ownVariables } from './config.variables.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-config-'))
})
afterAll(() => rm(folder, { recursive: true }))

const load = (env: Record<string, string>) => loadConfig({ SARV_DATA: join(folder, 'data'), ...env })
const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    load(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

const key = Buffer.alloc(32, 7).toString('base64')
const postgres = { DATABASE_URL: 'postgres://sarv:hunter2@db/sarv', SARV_SECRET_KEY: key }

describe('the configuration', () => {
  it('needs nothing for a first try', () => {
    expect(load({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      role: 'all',
      databaseUrl: undefined,
      demo: true,
      publicUrl: undefined,
      allowedOrigins: [],
      logLevel: 'info',
      sandboxDelayFactor: 1,
      sandboxStoragePort: 3900,
      storage: {},
    })
  })

  it('takes an empty value as not set', () => {
    expect(load({ SARV_PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  it('reads what is set', () => {
    const config = load({
      ...postgres,
      SARV_PORT: '8080',
      SARV_ROLE: 'worker',
      SARV_PUBLIC_URL: 'https://panel.example.ir/',
      SARV_ALLOWED_ORIGINS: 'https://a.example.ir, https://b.example.ir:8443',
      SARV_TRUSTED_PROXIES: '10.0.0.0/8,::1',
      SARV_SANDBOX_SPEED: '0.5',
    })
    expect(config).toMatchObject({
      port: 8080,
      role: 'worker',
      demo: false,
      publicUrl: 'https://panel.example.ir',
      allowedOrigins: ['https://a.example.ir', 'https://b.example.ir:8443'],
      trustedProxies: ['10.0.0.0/8', '::1'],
      sandboxDelayFactor: 0.5,
    })
    expect(config.secretKey).toEqual(new Uint8Array(32).fill(7))
  })

  it.each([
    ['loopback and the sandbox', {}, true],
    ['another loopback name', { SARV_HOST: 'localhost', SARV_PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    ['every address', { SARV_HOST: '0.0.0.0' }, false],
    ['a public address', { SARV_PUBLIC_URL: 'https://panel.example.ir' }, false],
    ['a proxy in front', { SARV_TRUSTED_PROXIES: '127.0.0.1' }, false],
  ])('makes a demo by itself only on one machine: %s', (_what, env, isOneMachine) => {
    expect(load(env)).toMatchObject({ demo: isOneMachine, isOneMachine })
    expect(load({ ...env, SARV_DEMO: '1' })).toMatchObject({ demo: true, isOneMachine })
  })

  it('takes a real engine for more than one machine', async () => {
    const file = join(folder, 'real.yaml')
    await writeFile(file, exampleConfigFile)
    expect(load({ SARV_CONFIG: file })).toMatchObject({ demo: false, isOneMachine: false })
    await writeFile(file, "datacenters: { '1': { engine: sandbox } }\n")
    expect(load({ SARV_CONFIG: file })).toMatchObject({ demo: true, isOneMachine: true })
  })

  it('lifts rate limits on a test rig, never behind a public address', () => {
    expect(load({}).rateLimits).toBe(true)
    expect(load({ SARV_RATE_LIMITS: '0' }).rateLimits).toBe(false)
    expect(load({ SARV_RATE_LIMITS: '0', SARV_PUBLIC_URL: 'http://localhost:8080' }).rateLimits).toBe(false)
    const problems = problemsOf({ SARV_RATE_LIMITS: '0', SARV_PUBLIC_URL: 'https://panel.example.ir' })
    expect(problems).toEqual([expect.stringContaining('SARV_RATE_LIMITS')])
  })

  it('lists everything that is wrong at once', () => {
    const problems = problemsOf({
      SARV_PORT: '70000',
      SARV_ROLE: 'both',
      SARV_LOG_LEVEL: 'loud',
      SARV_DEMO: 'yes',
      SARV_PUBLIC_URL: 'ftp://x',
      SARV_ALLOWED_ORIGINS: 'https://a.example.ir/path',
      SARV_TRUSTED_PROXIES: '10.0.0.0/99',
      SARV_WORKER_CONCURRENCY: '0',
      SARV_SANDBOX_SPEED: '-1',
    })
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'SARV_PORT',
      'SARV_ROLE',
      'SARV_DEMO',
      'SARV_PUBLIC_URL',
      'SARV_ALLOWED_ORIGINS',
      'SARV_TRUSTED_PROXIES',
      'SARV_LOG_LEVEL',
      'SARV_WORKER_CONCURRENCY',
      'SARV_SANDBOX_SPEED',
    ])
    expect(problems[0]).toBe('SARV_PORT must be a whole number from 0 to 65535 (it is "70000")')
  })

  it('never repeats a secret', () => {
    const problems = problemsOf({
      DATABASE_URL: 'mysql://root:hunter2@db',
      SARV_SECRET_KEY: 'hunter2',
      SARV_METRICS_TOKEN: 'hunter2',
    })
    expect(problems).toHaveLength(3)
    expect(problems.join()).not.toContain('hunter2')
  })

  it('asks for a shared key when several processes may run', () => {
    expect(problemsOf({ DATABASE_URL: postgres.DATABASE_URL })).toEqual([expect.stringContaining('SARV_SECRET_KEY')])
    expect(problemsOf({ SARV_ROLE: 'worker' })).toEqual([expect.stringContaining('SARV_ROLE must be all')])
    expect(problemsOf(postgres)).toEqual([])
  })

  it('makes the key once, for its owner alone', async () => {
    const { secretKey } = load({})
    expect(secretKey).toHaveLength(32)
    expect(load({}).secretKey).toEqual(secretKey)
    const file = join(folder, 'data', 'secret.key')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const text = await readFile(file, 'utf8')
    await writeFile(file, 'short')
    expect(() => load({})).toThrow(ConfigError)
    await writeFile(file, text)
  })

  it('names what is wrong in the file', async () => {
    const file = join(folder, 'sarv.yaml')
    await writeFile(file, 'datacenters: { tehran: { engine: sandbox } }\nsmtp: {}')
    expect(problemsOf({ SARV_CONFIG: file })).toEqual([
      expect.stringContaining('datacenters.tehran'),
      expect.stringContaining('smtp'),
    ])
    expect(problemsOf({ SARV_CONFIG: join(folder, 'absent.yaml') })).toEqual([expect.stringContaining("can't be read")])
  })

  it('reads the file', async () => {
    const file = join(folder, 'example.yaml')
    await writeFile(file, exampleConfigFile)
    expect(load({ SARV_CONFIG: file })).toMatchObject({
      datacenters: {
        1: {
          engine: 'openstack',
          settings: {
            authUrl: 'https://cloud.example.ir:5000/v3',
            login: { kind: 'password', username: 'sarv', password: 'a secret', project: 'sarv' },
            projectPrefix: 'sarv-',
            images: { 'ubuntu-24.04': 'Ubuntu 24.04 LTS' },
          },
        },
        2: { engine: 'sandbox' },
      },
      mail: {
        host: 'smtp.example.ir',
        port: 587,
        secure: false,
        login: { user: 'sarv', password: 'a secret' },
        from: 'no-reply@example.ir',
      },
      sms: [{ kind: 'kavenegar', apiKey: 'a secret', baseUrl: 'https://api.kavenegar.com' }],
      signIn: {
        google: { issuer: 'https://accounts.google.com', clientId: 'sarv', clientSecret: 'a secret' },
        ito: { title: 'ITO', issuer: 'https://sso.example.ir' },
      },
      identity: { confirmedBy: 'form' },
    })
  })

  it('signs in to a cloud by a password or an application credential, not by both and not by neither', async () => {
    const file = join(folder, 'cloud.yaml')
    const cloud = (login: string) =>
      writeFile(
        file,
        `datacenters: { '3': { engine: openstack, authUrl: https://c.example.ir/v3/, publicNetwork: inet${login} } }`,
      )
    await cloud(', applicationCredentialId: c1')
    expect(problemsOf({ SARV_CONFIG: file })).toEqual([expect.stringContaining('SARV_OPENSTACK_SECRET')])
    const { datacenters } = load({ SARV_CONFIG: file, SARV_OPENSTACK_SECRET: 'hidden' })
    expect(datacenters[3]).toMatchObject({
      settings: {
        authUrl: 'https://c.example.ir/v3',
        login: { kind: 'applicationCredential', id: 'c1', secret: 'hidden' },
      },
    })
    expect(datacenters[3]).not.toHaveProperty('settings.externalNetwork')
    await cloud(', username: sarv, externalNetwork: outside')
    expect(load({ SARV_CONFIG: file, SARV_OPENSTACK_SECRET: 'hidden' }).datacenters[3]).toMatchObject({
      settings: { publicNetwork: 'inet', externalNetwork: 'outside' },
    })
    for (const login of ['', ', username: sarv, applicationCredentialId: c1']) {
      await cloud(login)
      expect(problemsOf({ SARV_CONFIG: file, SARV_OPENSTACK_SECRET: 'hidden' })).toEqual([
        expect.stringContaining('datacenters.3 needs either'),
      ])
    }
    await writeFile(
      file,
      `datacenters: { '3': { engine: openstack, authUrl: http://c.example.ir/v3, publicNetwork: inet } }`,
    )
    expect(problemsOf({ SARV_CONFIG: file })).toEqual([expect.stringContaining('https://')])
  })

  it('sends nothing and signs nobody in elsewhere until it is told how', () => {
    expect(load({})).toMatchObject({
      mail: undefined,
      sms: [],
      signIn: { google: undefined, ito: undefined },
      identity: { confirmedBy: 'form' },
    })
  })

  it('takes the secrets of the file from variables, which win, and misses those that are nowhere', async () => {
    const file = join(folder, 'without-secrets.yaml')
    await writeFile(
      file,
      `mail: { host: smtp.example.ir, secure: true, user: sarv, from: no-reply@example.ir }
sms: [{ kind: kavenegar, apiKey: of the file, sender: '1000' }, { kind: kavenegar, sender: '2000' }]
signIn: { google: { clientId: sarv }, ito: { issuer: https://sso.example.ir, clientId: sarv } }`,
    )
    const problems = problemsOf({ SARV_CONFIG: file })
    const missing = ['mail.password', 'sms.1.apiKey', 'signIn.google.clientSecret', 'signIn.ito.clientSecret']
    expect(problems).toEqual(missing.map((path) => expect.stringContaining(path) as string))

    await writeFile(file, (await readFile(file, 'utf8')).replace("sender: '2000'", "sender: '2000', apiKey: another"))
    const config = load({
      SARV_CONFIG: file,
      SARV_MAIL_PASSWORD: 'of mail',
      SARV_SMS_KEY: 'of sms',
      SARV_GOOGLE_SECRET: 'of google',
      SARV_ITO_SECRET: 'of ito',
    })
    expect(config.mail).toMatchObject({ port: 465, login: { user: 'sarv', password: 'of mail' } })
    expect(config.sms.map(({ apiKey }) => apiKey)).toEqual(['of sms', 'another'])
    expect([config.signIn.google?.clientSecret, config.signIn.ito?.clientSecret]).toEqual(['of google', 'of ito'])
  })

  it('never repeats a secret of the file, not even when it is no YAML', async () => {
    const file = join(folder, 'secrets.yaml')
    const broken = [
      'mail: { host: smtp.example.ir, from: no mail, password: 12, hunter: 2 }\nsms: [{ apiKey: hunter2, kind: hunter2 }]',
      'mail:\n  password: "hunter2\n',
      'mail: { password: *hunter2 }',
      'hunter2',
    ]
    for (const text of broken) {
      await writeFile(file, text)
      const problems = problemsOf({ SARV_CONFIG: file })
      expect([text, problems.length > 0]).toEqual([text, true])
      expect(problems.join()).not.toContain('hunter2')
    }
  })

  it('sends keys and codes over https, except to this machine', async () => {
    const file = join(folder, 'open.yaml')
    const withUrl = (url: string) =>
      writeFile(file, `sms: [{ kind: kavenegar, apiKey: key, sender: '1000', baseUrl: '${url}' }]`)
    await withUrl('http://sms.example.ir')
    expect(problemsOf({ SARV_CONFIG: file })).toEqual([expect.stringContaining('sms.0.baseUrl: must begin with https')])
    for (const url of ['https://sms.example.ir', 'http://127.0.0.1:8080', 'http://[::1]:8080']) {
      await withUrl(url)
      expect(problemsOf({ SARV_CONFIG: file })).toEqual([])
    }
  })
})

describe('its documentation', () => {
  it('has a row for every variable, and an example that is right', () => {
    const ofAreas = areas.flatMap(({ config }) => Object.keys(config?.variables ?? {}))
    expect(ofAreas.toSorted()).toEqual([
      'SARV_BFA_PASSWORD',
      'SARV_BPM_PASSWORD',
      'SARV_CATALOG',
      'SARV_CEPH_SECRET',
      'SARV_FILES_SECRET',
      'SARV_OPENSTACK_SECRET',
      'SARV_OPERATORS',
      'SARV_PEC_LOGIN_ACCOUNT',
      'SARV_SANDBOX_STORAGE_PORT',
    ])
    for (const name of [...Object.keys(ownVariables), ...ofAreas])
      expect(configurationTable()).toContain(`| \`${name}\` |`)
    expect(problemsOfFile(exampleConfigFile)).toEqual([])
  })
})
