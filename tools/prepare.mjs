// Plain JavaScript on purpose: this runs on whatever Node 20+ the machine has, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canInstallPackages, installPackage } from './debian-packages.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
const inRoot = (...parts) => join(root, ...parts)

/** Node 24 as npm installed it; every script of the project runs on it. */
export const node24 = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

export const say = (text) => process.stdout.write(`· ${text}\n`)

export class StepFailed extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Runs a script's main and turns an expected failure into one plain line and its exit code. */
export const runMain = (main) =>
  main().then(
    (exitCode) => process.exit(exitCode ?? 0),
    (error) => {
      process.stderr.write(`${error instanceof StepFailed ? error.message : error.stack}\n`)
      process.exit(error.exitCode ?? 1)
    },
  )

/** Sources and packages are compiled once, and not at every start. */
const environment = (extra = {}) => ({
  NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${inRoot('node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  ...extra,
})

/**
 * Service managers and containers signal this process alone: the child gets it too, and we wait for its own ending. A
 * terminal's Ctrl-C reaches the child twice this way; our server takes both as one.
 */
const passSignalsTo = (child) => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const passOn = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, passOn)
  return () => signals.forEach((signal) => process.off(signal, passOn))
}

/** Runs a command to its end, its output shown; answers the exit code. */
export const run = (command, args, { env, quiet = false } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: environment(env), stdio: quiet ? 'pipe' : 'inherit' })
    const stopPassing = passSignalsTo(child)
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      stopPassing()
      if (quiet && code !== 0) process.stderr.write(output)
      resolve(code ?? (signal ? 1 : 0))
    })
  })

/** Runs a TypeScript file of the project on Node 24. */
export const runScript = (file, args = [], env = {}) => run(node24, [inRoot(file), ...args], { env })

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return ['node_modules', 'dist', '.data'].includes(entry.name) ? [] : filesBelow(path)
  })

const hashOf = (paths) => {
  const hash = createHash('sha256')
  for (const path of paths.toSorted())
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

const isFresh = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

/** Installs what `package-lock.json` says, when it changed since the last time. */
export const ensureInstalled = async () => {
  const manifests = ['.', 'apps/api', 'apps/portal', 'packages/contract', 'packages/client'].map((folder) =>
    inRoot(folder, 'package.json'),
  )
  const hash = hashOf([inRoot('package-lock.json'), ...manifests])
  const stamp = inRoot('node_modules', '.sarv-installed')
  if (isFresh(stamp, hash) && existsSync(node24)) return
  say('installing packages (Node 24 among them); the first time takes a minute or two')
  // Not `npm ci`: it refuses the whole lock file where a registry lacks one platform's optional binary. This keeps to the
  // locked versions just as well, and `--no-save` leaves the lock file alone.
  const code = await run('npm', ['install', '--no-save', '--include=dev', '--loglevel=error', '--engine-strict=false'])
  if (code !== 0) throw new StepFailed('Installing failed; the lines above say why. Is the npm registry reachable?')
  if (!existsSync(node24))
    throw new StepFailed('npm installed no Node 24; npm 11.5 or newer is needed (npm install -g npm).')
  writeFileSync(stamp, hash)
}

/** Builds the portal when a source of it changed. */
export const ensurePortalBuilt = async () => {
  const folders = ['apps/portal', 'packages/client', 'packages/contract'].map((folder) => inRoot(folder))
  const sources = folders.flatMap(filesBelow).filter((path) => !/\.(test\.tsx?|md)$/.test(path))
  const hash = hashOf([...sources, inRoot('package-lock.json')])
  const stamp = inRoot('apps', 'portal', 'dist', '.built-from')
  if (isFresh(stamp, hash)) return
  say('building the portal')
  const code = await run('vite', ['build', '--logLevel', 'warn', inRoot('apps', 'portal')])
  if (code !== 0) throw new StepFailed('The portal did not build; the lines above say why.')
  writeFileSync(stamp, hash)
}

// The first has no windows to draw and no profiles to keep: a new browser context costs it a quarter of the time.
const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

const findChromium = () => {
  if (process.env.SARV_CHROMIUM) return process.env.SARV_CHROMIUM
  for (const name of chromiumNames) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim()
    if (found) return found
  }
  return undefined
}

/** The path of a Chromium; installs Debian's when it is missing and we may, else says the one command. */
export const ensureChromium = async () => {
  const found = findChromium()
  if (found) return found
  const missing = 'The browser journeys need Chromium. Install it, or set SARV_CHROMIUM to its path'
  if (!canInstallPackages()) throw new StepFailed(`${missing}. On Debian: sudo apt-get install chromium-headless-shell`)
  say('installing Chromium')
  // Older releases have only the whole browser.
  await installPackage('chromium-headless-shell', 'chromium').catch((error) => {
    throw new StepFailed(`${missing}. ${error.message}`)
  })
  const installed = findChromium()
  if (!installed) throw new StepFailed(`${missing}: apt-get installed it, but it is not on the PATH.`)
  return installed
}
