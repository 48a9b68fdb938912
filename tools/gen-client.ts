import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Call } from '../packages/contract/src/call.ts'

const contract = fileURLToPath(new URL('../packages/contract/src/', import.meta.url))
const client = 'packages/client/src'
const banner = '// Written by `npm run gen` from the contract. Never edited by hand.\n'

/** One `<noun>.calls.ts` of the contract. */
interface Noun {
  /** `vm/volumes` of `vm/volumes/volumes.calls.ts`. */
  name: string
  /** Its path in the contract, without extension. */
  module: string
  /** What it exports: `volumeCalls`. */
  exported: string
  calls: [id: string, call: Call][]
}

/** Only banks call the callbacks. */
const isForClient = ({ answers }: Call): boolean => answers !== 'redirect'

/** A stream is read with fetch: it is no answer that a cache could keep. */
const isCached = ([, { answers }]: [string, Call]): boolean => answers !== 'events'

/** A read is a query whatever its verb; a sign-in is a mutation even where the contract made it a GET. */
const isQuery = (call: Call): boolean => (call.method === 'GET' && !call.invalidates) || call.provides !== undefined

const areaOf = ({ module }: Noun): string => module.slice(0, module.indexOf('/'))

const readNoun = async (path: string): Promise<Noun> => {
  const found = Object.entries((await import(join(contract, path))) as Record<string, Record<string, Call>>)
  const [first] = found
  if (!first || found.length > 1) throw new Error(`${path} must export its calls and nothing else`)
  const module = path.slice(0, -'.ts'.length)
  const own = module.split('/').at(-1)!.slice(0, -'.calls'.length)
  const name = `${module.slice(0, module.indexOf('/'))}/${own}`
  return { name, module, exported: first[0], calls: Object.entries(first[1]).filter(([, call]) => isForClient(call)) }
}

const pathsEndingWith = async (ending: string): Promise<string[]> =>
  (await readdir(contract, { recursive: true })).filter((path) => path.endsWith(ending)).toSorted()

const headOf = ({ module, exported }: Noun) => `${banner}import type { ${exported} } from '@sarv/contract/${module}'\n`

const valueOf = ({ method, path }: Call): string => `{ method: '${method}', path: '${path}' }`

/** The calls as plain values: what a rehearsal and the pages before the login need, without a cache. */
const callsFile = (noun: Noun): string => {
  const { exported, calls } = noun
  const lines = calls.map(([id, call]) => `export const ${id}: ClientCall<Calls['${id}']> = ${valueOf(call)}\n`)
  return `${headOf(noun)}import type { ClientCall } from '../client-call.ts'\n\ntype Calls = typeof ${exported}\n\n${lines.join('')}`
}

const list = (words: readonly string[] = []): string => `[${words.map((word) => `'${word}'`).join(', ')}]`

/** Operators have a cache and a transport of their own. */
const cacheOf = (noun: Noun) =>
  areaOf(noun) === 'operator' ? { name: 'operatorApi', module: 'operator-api' } : { name: 'api', module: 'base-api' }

const endpointOf = ([id, call]: [string, Call]): string => {
  const type = `Calls['${id}']`
  const [kind, made, groups] = isQuery(call)
    ? (['query', 'reading', call.provides] as const)
    : (['mutation', 'writing', call.invalidates] as const)
  const definition = `endpoint.${made}<${type}>(${valueOf(call)}, ${list(groups)})`
  return `    ${id}: build.${kind}<CallAnswer<${type}>, CallArguments<${type}>>(${definition}),\n`
}

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

const hooksOf = ([id, call]: [string, Call]): string[] =>
  isQuery(call) ? [`use${capital(id)}Query`, `useLazy${capital(id)}Query`] : [`use${capital(id)}Mutation`]

/**
 * The calls with the cache. They do not take the plain values: a page before the login would load those of every call that
 * a page behind it has a hook for. Each hook is a constant of its own: of one object that is taken apart a bundler keeps every
 * name, and a page would load the names of hundreds of hooks that nobody calls.
 */
const hooksFile = (noun: Noun): string => {
  const { exported } = noun
  const calls = noun.calls.filter(isCached)
  const cache = cacheOf(noun)
  const apiName = `${exported.slice(0, -'Calls'.length)}Api`
  const endpoints = calls.map(endpointOf).join('')
  const hooks = calls.flatMap(hooksOf).map((hook) => `export const ${hook} = ${apiName}.${hook}\n`)
  return `${headOf(noun)}import { ${cache.name} } from '../${cache.module}.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof ${exported}

export const ${apiName} = ${cache.name}.injectEndpoints({
  endpoints: (build) => ({
${endpoints}  }),
})

${hooks.join('')}`
}

/** A whole area: for who looks for a call or a shape by its name. A bundler takes of it only what is used. */
const areaFile = (nouns: readonly Noun[], schemas: readonly string[]): string => {
  const own = nouns.flatMap(({ name }) => [
    `export * from './${name}.calls.generated.ts'\n`,
    `export * from './${name}.generated.ts'\n`,
  ])
  const types = schemas.map((path) => `export type * from '@sarv/contract/${path.slice(0, -'.ts'.length)}'\n`)
  return banner + own.join('') + types.join('')
}

/** Every file of the client that derives from the contract. */
export const clientFiles = async (): Promise<Map<string, string>> => {
  const nouns = (await Promise.all((await pathsEndingWith('.calls.ts')).map(readNoun))).filter(
    ({ calls }) => calls.length > 0,
  )
  const schemas = Object.groupBy(await pathsEndingWith('.schemas.ts'), (path) => dirname(path).split('/')[0]!)
  const files = new Map<string, string>()
  for (const [area, own = []] of Object.entries(Object.groupBy(nouns, areaOf))) {
    files.set(`${client}/${area}.generated.ts`, areaFile(own, schemas[area] ?? []))
    for (const noun of own) {
      files.set(`${client}/${noun.name}.calls.generated.ts`, callsFile(noun))
      files.set(`${client}/${noun.name}.generated.ts`, hooksFile(noun))
    }
  }
  return files
}
