import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Programs that customers bring. They weigh more than all of ours, so they are installed here alone, once, into a cache. */
export const clientSources = fileURLToPath(new URL('api-clients/', import.meta.url))
const caches = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url))

/** Rejects with everything that the program printed where it does not end well. */
export type RunProgram = (
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Record<string, string> },
) => Promise<void>

export const runProgram: RunProgram = (command, args, options) =>
  new Promise((resolve, reject) => {
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

/** Longer than any of these programs takes to install: an older lock is of a command that was ended. */
const installMs = 15 * 60_000

/** One command at a time: `.ci/run` wants the same programs for the sandbox and for Ceph, side by side. */
const withInstallLock = async (lock: string, work: () => Promise<void>): Promise<void> => {
  for (;;) {
    const isOurs = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (isOurs) break
    const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > installMs) await rm(lock, { recursive: true, force: true })
    await sleep(500)
  }
  await work().finally(() => rm(lock, { recursive: true, force: true }))
}

/** A folder for what these files ask for: another version of them gets another one. */
const cachedFolder = async (name: string, files: readonly string[], install: (folder: string) => Promise<void>) => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(join(clientSources, file)))
  const folder = join(caches, `sarv-${name}-${hash.digest('hex').slice(0, 12)}`)
  const done = join(folder, 'installed')
  if (await exists(done)) return folder
  await mkdir(caches, { recursive: true })
  await withInstallLock(`${folder}.lock`, async () => {
    if (await exists(done)) return
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (const file of files) await cp(join(clientSources, file), join(folder, file))
    await install(folder)
    await writeFile(done, '')
  })
  return folder
}

export const npmTools = (): Promise<string> =>
  cachedFolder('api-clients', ['package.json', 'package-lock.json'], (folder) =>
    runProgram('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder }),
  )

/** Answers the folder with the programs of these requirements, and their python3. */
const pythonPrograms = async (name: string, requirements: string): Promise<string> => {
  const folder = await cachedFolder(name, [requirements], async (into) => {
    await runProgram('python3', ['-m', 'venv', 'venv'], { cwd: into })
    await runProgram('venv/bin/pip', ['install', '--quiet', '-r', requirements], { cwd: into })
  })
  return join(folder, 'venv/bin')
}

/** openapi-python-client. */
export const pythonTools = (): Promise<string> => pythonPrograms('python-client', 'requirements.txt')

/** boto3, aws cli and s3cmd. */
export const storageTools = (): Promise<string> => pythonPrograms('storage-clients', 'storage-requirements.txt')

export const hasPython = (): Promise<boolean> =>
  runProgram('python3', ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))'], {
    cwd: clientSources,
  }).then(
    () => true,
    () => false,
  )
