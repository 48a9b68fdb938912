import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { areaFiles } from './gen-areas.ts'

/**
 * Writes what derives from the areas (what they say in files of their own, gathered), from the contract (the OpenAPI document,
 * the RTK Query client), from the configuration (its page in the docs) and from the migrated database (its table types). With
 * `--check` nothing is written, and a file that is not what would be written fails.
 */
const root = new URL('../', import.meta.url)
const isCheck = process.argv.includes('--check')

const currentText = (path: string): Promise<string | undefined> =>
  readFile(new URL(path, root), 'utf8').catch(() => undefined)

const stale: string[] = []
let count = 0

const keepFresh = async (files: Iterable<readonly [path: string, text: string]>): Promise<void> => {
  for (const [path, text] of files) {
    count += 1
    if ((await currentText(path)) === text) continue
    stale.push(path)
    if (isCheck) continue
    const file = fileURLToPath(new URL(path, root))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

// First of all, and before anything of the contract is read: it is made of them.
await keepFresh(areaFiles())

const { configurationTable } = await import('../apps/api/src/config.ts')
const { openApiDocument } = await import('../packages/contract/src/openapi.ts')
const { clientFiles } = await import('./gen-client.ts')
const { tableTypes } = await import('./gen-tables.ts')

await keepFresh([
  ['packages/contract/openapi.json', `${JSON.stringify(openApiDocument(), undefined, 2)}\n`],
  [
    'packages/contract/openapi.operator.json',
    `${JSON.stringify(openApiDocument({ side: 'operators' }), undefined, 2)}\n`,
  ],
  ['docs/configuration.md', configurationTable()],
  ...(await clientFiles()),
  await tableTypes(),
])

if (isCheck && stale.length > 0) {
  console.error(`stale, run \`npm run gen\`:\n${stale.map((path) => `  ${path}`).join('\n')}`)
  process.exitCode = 1
} else if (!isCheck) {
  console.log(stale.length > 0 ? `wrote ${stale.join(', ')}` : `${count} files are up to date`)
}
