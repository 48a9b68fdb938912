import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configurationTable } from '../apps/api/src/config.ts'
import { openApiDocument } from '../packages/contract/src/openapi.ts'
import { clientFiles } from './gen-client.ts'
import { tableTypes } from './gen-tables.ts'

/**
 * Writes what derives from the contract (the OpenAPI document, the RTK Query client), from the configuration (its page in
 * the docs) and from the migrated database (its table types). With `--check` nothing is written, and a file that is not what would be written fails.
 */
const root = new URL('../', import.meta.url)
const isCheck = process.argv.includes('--check')

const document = openApiDocument()
const files = new Map([
  ['packages/contract/openapi.json', `${JSON.stringify(document, undefined, 2)}\n`],
  ['docs/configuration.md', configurationTable()],
  ...(await clientFiles()),
  await tableTypes(),
])

const currentText = (path: string): Promise<string | undefined> =>
  readFile(new URL(path, root), 'utf8').catch(() => undefined)

const stale: string[] = []
for (const [path, text] of files) if ((await currentText(path)) !== text) stale.push(path)

if (isCheck && stale.length > 0) {
  console.error(`stale, run \`npm run gen\`:\n${stale.map((path) => `  ${path}`).join('\n')}`)
  process.exitCode = 1
} else if (!isCheck) {
  for (const path of stale) {
    const file = fileURLToPath(new URL(path, root))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, files.get(path)!)
  }
  console.log(stale.length > 0 ? `wrote ${stale.join(', ')}` : `${files.size} files are up to date`)
}
