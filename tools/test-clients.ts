import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startTestApi, type Customer, type TestApi } from '../apps/api/src/testing/api.ts'
import { tryStorageClients } from './storage-clients.ts'
import { countsLine } from './vitest-report.ts'

/**
 * `npm run test:clients`: reads the served document as others do. Redocly and Spectral must find nothing to warn of, and
 * clients that openapi-typescript and openapi-python-client make of it each do ten calls on a running API. These programs
 * weigh more than all of ours, so they are installed here alone, once, into a cache. Then the programs that customers bring to
 * object storage use a bucket: boto3, aws cli, s3cmd and rclone.
 */
const source = fileURLToPath(new URL('api-clients/', import.meta.url))
const caches = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url))

const run = (command: string, args: readonly string[], options: { cwd: string; env?: Record<string, string> }) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) => {
      const said = Buffer.concat(output).toString()
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${said}`))
    })
  })

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** A folder for what these files ask for: another version of them gets another one. */
const cachedFolder = async (name: string, files: readonly string[], install: (folder: string) => Promise<void>) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(join(source, file)))
  const folder = join(caches, `sarv-${name}-${hash.digest('hex').slice(0, 12)}`)
  const done = join(folder, 'installed')
  if (await exists(done)) return folder
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const file of files) await cp(join(source, file), join(folder, file))
  await install(folder)
  await writeFile(done, '')
  return folder
}

const npmTools = () =>
  cachedFolder('api-clients', ['package.json', 'package-lock.json'], (folder) =>
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder }),
  )

const pythonTools = () =>
  cachedFolder('python-client', ['requirements.txt'], async (folder) => {
    await run('python3', ['-m', 'venv', 'venv'], { cwd: folder })
    await run('venv/bin/pip', ['install', '--quiet', '-r', 'requirements.txt'], { cwd: folder })
  })

const storageTools = () =>
  cachedFolder('storage-clients', ['storage-requirements.txt'], async (folder) => {
    await run('python3', ['-m', 'venv', 'venv'], { cwd: folder })
    await run('venv/bin/pip', ['install', '--quiet', '-r', 'storage-requirements.txt'], { cwd: folder })
  })

const hasPython = (): Promise<boolean> =>
  run('python3', ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'], { cwd: source }).then(
    () => true,
    () => false,
  )

const lint = async (tools: string, work: string): Promise<void> => {
  const bin = join(tools, 'node_modules/.bin')
  // Neither program may ask a server whether there is a newer one.
  const env = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' }
  await run(join(bin, 'redocly'), ['lint', 'openapi.json', '--config', 'redocly.yaml'], { cwd: work, env })
  await run(join(bin, 'spectral'), ['lint', 'openapi.json', '--ruleset', 'spectral.yaml', '-F', 'hint'], { cwd: work })
}

type Arguments = [baseUrl: string, token: string, projectId: string]

const useTypeScript = async (tools: string, work: string, args: Arguments): Promise<void> => {
  await run(join(tools, 'node_modules/.bin/openapi-typescript'), ['openapi.json', '-o', 'schema.d.ts'], { cwd: work })
  await run(join(tools, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], { cwd: work })
  await run(process.execPath, ['ten-calls.ts', ...args], { cwd: work })
}

const usePython = async (work: string, args: Arguments): Promise<void> => {
  const venv = join(await pythonTools(), 'venv/bin')
  const env = { PATH: `${venv}:${process.env['PATH']}` }
  const generate = ['generate', '--path', 'openapi.json', '--output-path', 'sarv_client', '--meta', 'none']
  await run('openapi-python-client', [...generate, '--fail-on-warning'], { cwd: work, env })
  await run('python3', ['ten_calls.py', ...args], { cwd: work, env })
}

const argumentsFor = async (api: TestApi, baseUrl: string): Promise<Arguments> => {
  const customer: Customer = await api.newCustomer()
  return [baseUrl, customer.token, String(customer.projectId)]
}

const counts = { passed: 0, failed: 0, skipped: 0 }
const note = (end: keyof typeof counts, what: string) => {
  counts[end] += 1
  console.log(`${end}: ${what}`)
}

const api = await startTestApi()
const work = await mkdtemp(join(tmpdir(), 'sarv-clients-'))
try {
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  const baseUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
  const tools = await npmTools()
  for (const file of [
    'package.json',
    'redocly.yaml',
    'spectral.yaml',
    'tsconfig.json',
    'ten-calls.ts',
    'ten_calls.py',
  ]) {
    await cp(join(source, file), join(work, file))
  }
  // Where `ten-calls.ts` finds what it imports.
  await symlink(join(tools, 'node_modules'), join(work, 'node_modules'))
  await writeFile(join(work, 'openapi.json'), await (await fetch(`${baseUrl}/api/my/openapi.json`)).text())

  await lint(tools, work)
  note('passed', 'Redocly and Spectral find nothing in openapi.json')
  await useTypeScript(tools, work, await argumentsFor(api, baseUrl))
  note('passed', 'ten calls with a client of openapi-typescript')
  if (await hasPython()) {
    await usePython(work, await argumentsFor(api, baseUrl))
    note('passed', 'ten calls with a client of openapi-python-client')
    const python = join(await storageTools(), 'venv/bin')
    await tryStorageClients(api, join(source, 'storage.py'), { python, work, run, note })
  } else {
    note(
      'skipped',
      'the Python client and the programs of object storage: there is no python3 (3.10 or later, with venv) here',
    )
  }
} catch (error) {
  note('failed', error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await api.close()
  await rm(work, { recursive: true, force: true })
}
console.log(`\n${countsLine(counts)}`)
