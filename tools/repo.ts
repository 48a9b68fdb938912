import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** What git knows, and what is new. */
export const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)

export const read = (path: string) => readFileSync(join(root, path), 'utf8')
export const isTest = (path: string) =>
  /\.(test|e2e|conformance|fixture)\.tsx?$/.test(path) || path.includes('/testing/')
export const sources = tracked.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.generated.ts'))

/** Where an import leads: a path inside the repository, or the name of a package. */
export const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, target = '']) => {
    if (target.startsWith('.')) return normalize(join(dirname(path), target))
    const own = /^@sarv\/(contract|client)(\/.*)?$/.exec(target)
    return own ? `packages/${own[1]}/src${own[2] ?? ''}` : target
  })

/** The same of what is loaded only when it is asked for: `import('./x.ts')`. */
export const importedLater = (path: string): string[] =>
  [...read(path).matchAll(/import\('(\.[^'\n]+)'\)/g)].map(([, target = '']) => normalize(join(dirname(path), target)))
