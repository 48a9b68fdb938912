import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { packagesOf, problemsOf, sbomOf, type Lock } from './packages.ts'

/**
 * `npm run audit:packages`: asks the registry for known holes in what we run on, and where it cannot answer says so and goes
 * on with what the lock file tells: origin, hashes, scripts and licences. Writes the list of all packages beside the builds.
 */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const { allowScripts = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  allowScripts?: Record<string, boolean>
}
const say = (text: string): boolean => process.stdout.write(`${text}\n`)

const sbomFile = '.data/sbom.cdx.json'
mkdirSync('.data', { recursive: true })
writeFileSync(sbomFile, `${JSON.stringify(sbomOf(lock), null, 2)}\n`)
say(`${packagesOf(lock).length} packages, listed in ${sbomFile}`)

const mayInstall = new Set(Object.keys(allowScripts).filter((name) => allowScripts[name]))
const problems = problemsOf(lock, mayInstall)
for (const problem of problems) say(problem)

interface Advice {
  metadata?: { vulnerabilities?: Record<string, number> }
}

/** Undefined: the registry did not answer. */
const askRegistry = (): Record<string, number> | undefined => {
  const asked = spawnSync('npm', ['audit', '--omit=dev', '--json', '--audit=true'], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  try {
    return (JSON.parse(asked.stdout) as Advice).metadata?.vulnerabilities
  } catch {
    return undefined
  }
}

const holes = askRegistry()
if (holes) say(`known holes: ${JSON.stringify(holes)}`)
else say('the registry did not answer: known holes were NOT looked up, only what the lock file says')

const isBad = problems.length > 0 || (holes?.['high'] ?? 0) + (holes?.['critical'] ?? 0) > 0
process.exitCode = isBad ? 1 : 0
