import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Started } from '../packages/contract/src/answers.schemas.ts'
import { startTestApi, type Customer, type TestApi } from '../apps/api/src/testing/api.ts'
import { clientSources, hasPython, npmTools, pythonTools, runProgram as run, storageTools } from './client-programs.ts'
import { tryStorageClients, type StorageShop } from './storage-clients.ts'
import { countsLine } from './vitest-report.ts'

/**
 * `npm run test:clients`: reads the served document as others do. Redocly and Spectral must find nothing to warn of, and
 * clients that openapi-typescript and openapi-python-client make of it each do ten calls on a running API. Then the programs
 * that customers bring to object storage use a bucket: boto3, aws cli, s3cmd and rclone.
 */
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
  const env = { PATH: `${await pythonTools()}:${process.env['PATH']}` }
  const generate = ['generate', '--path', 'openapi.json', '--output-path', 'sarv_client', '--meta', 'none']
  await run('openapi-python-client', [...generate, '--fail-on-warning'], { cwd: work, env })
  await run('python3', ['ten_calls.py', ...args], { cwd: work, env })
}

const argumentsFor = async (api: TestApi, baseUrl: string): Promise<Arguments> => {
  const customer: Customer = await api.newCustomer()
  return [baseUrl, customer.token, String(customer.projectId)]
}

/** The running API as a customer of object storage meets it, on the sandbox. */
const shopOf = async (server: TestApi): Promise<StorageShop> => {
  const customer = await server.newCustomer()
  const { projectId } = customer
  return {
    projectId,
    engine: server.engines.storage(1)!,
    order: async (path, body) => {
      const { body: started } = await server.send<Started>(customer, 'POST', path, body)
      if (!started.operationId) throw new Error(`the bucket could not be ordered: ${JSON.stringify(started)}`)
      await server.untilDone(started.operationId)
      return started.id
    },
    ask: async <Answer>(method: 'GET' | 'POST', path: string, body?: object) =>
      (method === 'GET'
        ? await server.get<Answer>(customer, path)
        : await server.send<Answer>(customer, method, path, body)
      ).body,
  }
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
    await cp(join(clientSources, file), join(work, file))
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
    await tryStorageClients(await shopOf(api), { python: await storageTools(), work, note })
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
