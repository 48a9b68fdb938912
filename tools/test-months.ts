import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environmentOf, findLibfaketime, writeOffset } from './months/fake-clock.ts'
import { startsAt } from './months/calendar.ts'
import { startTemporaryPostgres } from './postgres.ts'

/**
 * `npm run test:months`: two month ends, the end of a year and another rate of VAT in some minutes. PostgreSQL, two processes of
 * the product and four fake banks live by one clock that jumps; afterwards every amount is counted anew (docs/decisions/0083).
 * Ends with 0 when all is right, 1 when anything differs by a rial, 77 when this machine can't fake a clock.
 */
const skippedCode = 77
const skip = (why: string): never => {
  console.log(`skipped: ${why}`)
  return process.exit(skippedCode)
}

const folder = mkdtempSync(join(tmpdir(), 'sarv-months-'))
// PostgreSQL reads the library and the offset as another user.
chmodSync(folder, 0o755)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const library = await findLibfaketime(folder)
if (library === undefined) skip('libfaketime is neither installed nor to be had from apt')
const offsetFile = join(folder, 'offset')
const offsetSeconds = Math.round((startsAt.getTime() - Date.now()) / 1000)
writeOffset(offsetFile, offsetSeconds)
const clockEnv = environmentOf(library!, offsetFile)

const postgres = await startTemporaryPostgres({ serverEnv: clockEnv }).catch((error: unknown) =>
  skip(`no PostgreSQL: ${String(error)}`),
)
const child = spawn(
  process.execPath,
  [fileURLToPath(new URL('months/months.ts', import.meta.url)), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...clockEnv,
      MONTHS_DATABASE: postgres.url,
      MONTHS_FOLDER: folder,
      MONTHS_OFFSET_FILE: offsetFile,
      MONTHS_OFFSET_SECONDS: String(offsetSeconds),
    },
  },
)
const [code] = (await once(child, 'exit')) as [number | null]
await postgres.stop()
process.exit(code ?? 1)
