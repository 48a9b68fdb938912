import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const portalSources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/portal/src'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))

const where = (pattern: RegExp) => portalSources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')))

it('code that comes late comes by lazyPart(), which fails alone: React.lazy replaces the page by its error', () => {
  expect(where(/\blazyPart[<(]/).length).toBeGreaterThan(25)
  expect(where(/\blazy\s*[<(]|import \{[^}]*\b(?:lazy|Suspense)\b[^}]*\} from 'react'/)).toEqual([])
})
