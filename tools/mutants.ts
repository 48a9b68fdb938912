import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mutants, type Mutant } from './mutants.list.ts'
import { read, sources } from './repo.ts'

/**
 * `npm run test:mutants [words]`: breaks one rule of the product after the other and runs the tests that should notice, all or those
 * whose name or rule has one of the words. Prints the test that killed each; one that lives, or whose text is gone, is a failure.
 */
interface Report {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

const findOnly = (end: string): string => {
  const found = sources.filter((path) => path.endsWith(`/${end}`))
  if (found.length !== 1) throw new Error(`${found.length} files end with ${end}`)
  return found[0]!
}

/** The first test that fails, or `undefined` when all of the file hold. */
const killerIn = (mutant: Mutant, test: string, folder: string): string | undefined => {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  const args = [
    'run',
    '--config',
    'tools/mutants.config.ts',
    '--root',
    '.',
    '--bail=1',
    '--hookTimeout=600000',
    '--reporter=json',
  ]
  const { stdout, stderr } = spawnSync('vitest', [...args, `--outputFile=${file}`, findOnly(test)], {
    env: { ...process.env, SARV_MUTANT: mutant.name },
    encoding: 'utf8',
  })
  const { testResults } = readReport(file, `${stdout}${stderr}`)
  for (const { status, message, assertionResults } of testResults) {
    const failed = assertionResults.find((result) => result.status === 'failed')
    if (failed) return failed.fullName
    // A file that did not run noticed nothing: on a busy machine a hook may be late.
    if (status === 'failed') throw new Error(`${test} did not run: ${message.split('\n')[0]}`)
  }
  return undefined
}

const readReport = (file: string, output: string): Report => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    throw new Error(`vitest did not run:\n${output}`)
  }
}

const tryMutant = (mutant: Mutant, folder: string): { killer?: string; problem?: string } => {
  const count = read(findOnly(mutant.file)).split(mutant.find).length - 1
  if (count !== 1) return { problem: `its text occurs ${count} times in ${mutant.file}` }
  for (const test of mutant.tests) {
    try {
      const killer = killerIn(mutant, test, folder)
      if (killer !== undefined) return { killer: `${test}: ${killer}` }
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) }
    }
  }
  return { problem: `lives: ${mutant.tests.join(', ')} noticed nothing` }
}

const words = process.argv.slice(2)
const chosen = mutants.filter(
  ({ name, rule }) => words.length === 0 || words.some((word) => name.includes(word) || rule === word),
)
const folder = mkdtempSync(join(tmpdir(), 'sarv-mutants-'))
let problems = 0
try {
  for (const mutant of chosen) {
    const begun = performance.now()
    const { killer, problem } = tryMutant(mutant, folder)
    if (problem !== undefined) problems += 1
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    console.log(`${problem === undefined ? 'killed' : 'NOT KILLED'} ${mutant.rule}: ${mutant.name} (${seconds} s)`)
    console.log(`  ${killer ?? problem}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${chosen.length - problems} killed, ${problems} not killed`)
process.exit(problems === 0 ? 0 : 1)
