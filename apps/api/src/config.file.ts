import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

/** What the YAML file of `SARV_CONFIG` may hold; everything in it has a default. */
const ConfigFile = z.strictObject({
  /** The engine of a datacenter, by its id in the catalogue, where it is not the catalogue's own. */
  datacenters: z.record(z.string().regex(/^\d+$/), z.strictObject({ engine: z.string().min(1) })).default({}),
})

export type ConfigFile = z.output<typeof ConfigFile>

/** An example that is checked together with the schema. */
export const exampleConfigFile = `datacenters:
  '1': { engine: sandbox }
`

export const parseConfigFile = (text: string): { file: ConfigFile; problems: string[] } => {
  const result = ConfigFile.safeParse(parse(text) ?? {})
  if (result.success) return { file: result.data, problems: [] }
  return {
    file: ConfigFile.parse({}),
    problems: result.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
  }
}

export const readConfigFile = (path: string | undefined): { file: ConfigFile; problems: string[] } => {
  if (path === undefined) return parseConfigFile('')
  try {
    const { file, problems } = parseConfigFile(readFileSync(path, 'utf8'))
    return { file, problems: problems.map((problem) => `SARV_CONFIG ${path}: ${problem}`) }
  } catch (error) {
    return { ...parseConfigFile(''), problems: [`SARV_CONFIG ${path} can't be read: ${(error as Error).message}`] }
  }
}
