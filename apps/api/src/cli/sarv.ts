import { openComputeEngines } from '../compute-engines.ts'
import { ConfigError, loadConfig } from '../config.ts'
import { openDatabase } from '../db/connection.ts'
import { DatabaseUnreachable, DataFolderLocked } from '../db/errors.ts'
import { migrate } from '../db/migrate.ts'
import { loadCatalogue } from '../db/seed/catalogue.ts'
import { createLogger } from '../http/logging.ts'
import { openStorageEngines } from '../storage-engines.ts'
import { createSecretBox } from '../secrets.ts'
import { findCommand, usage } from './commands.ts'
import { UsageError, type Command } from './command.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const complain = (line: string): void => void process.stderr.write(`${line}\n`)

const explain = (error: unknown): string | undefined => {
  if (error instanceof UsageError || error instanceof ConfigError || error instanceof DatabaseUnreachable) {
    return error.message
  }
  if (error instanceof DataFolderLocked) {
    return `The embedded database in ${error.folder} is in use by process ${error.pid}: stop it first.`
  }
  // What `parseArgs` says about an option that does not exist.
  const { code, message } = error as NodeJS.ErrnoException
  return code?.startsWith('ERR_PARSE_ARGS') ? message : undefined
}

const runOnDatabase = async (command: Command, words: string[]): Promise<number> => {
  const config = loadConfig()
  const secrets = createSecretBox(config.secretKey)
  const log = createLogger('warn')
  const database = await openDatabase({ ...config, log })
  try {
    await migrate(database.db, secrets)
    await loadCatalogue(database.db)
    return await command.run(words, {
      db: database.db,
      secrets,
      openCompute: () => openComputeEngines(database, config),
      // Beside a running Sarv: its port is not taken from it.
      openStorage: () =>
        openStorageEngines(
          database,
          { ...config, sandboxStoragePort: 0 },
          { publicUrl: config.publicUrl ?? `http://localhost:${config.port}`, log },
        ),
      say,
    })
  } finally {
    await database.close()
  }
}

const main = async (words: string[]): Promise<number> => {
  const found = findCommand(words)
  if (!found) {
    complain(usage())
    return words.length === 0 ? 0 : 2
  }
  try {
    return await runOnDatabase(found.command, found.rest)
  } catch (error) {
    const known = explain(error)
    if (known === undefined) throw error
    complain(known)
    return 2
  }
}

// What is made here is for the user that Sarv runs as.
process.umask(0o077)
process.exitCode = await main(process.argv.slice(2))
