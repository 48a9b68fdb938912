import { ConfigError, loadConfig } from '../config.ts'
import { DatabaseUnreachable, DataFolderLocked } from '../db/errors.ts'
import { createLogger } from '../http/logging.ts'
import { openEngines, openInstallation } from '../product.ts'
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
  const log = createLogger('warn')
  const { database, secrets } = await openInstallation(config, log)
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  try {
    return await command.run(words, {
      db: database.db,
      secrets,
      openEngines: () => openEngines({ database, config, publicUrl, log, isBeside: true }),
      say,
      publicUrl,
      catalogFolder: config.catalogFolder,
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
