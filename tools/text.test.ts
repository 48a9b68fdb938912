import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isTest, read, root, sources, tracked } from './repo.ts'

describe('text and style', () => {
  it('Persian stands only in *.fa.ts, so that a sentence is found, reviewed and changed in one kind of place', () => {
    const persian = /[\u0600-\u06FF]/
    // A character class of digits or letters (normalising what people type) is code, not a sentence.
    const code = new Set(['packages/contract/src/normalize.ts', 'apps/portal/src/shell/keyboard-layout.ts'])
    const wrong = sources
      .filter((path) => /^(apps|packages)\//.test(path) && !path.endsWith('.fa.ts') && !isTest(path) && !code.has(path))
      .filter((path) => persian.test(read(path)))
    expect(wrong).toEqual([])
  })

  it('portal CSS names no physical side: left and right swap in a right-to-left page', () => {
    const physical =
      /(?:margin|padding|border|inset)-(?:left|right)|(?<![\w-])(?:left|right)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius/
    const wrong = tracked
      .filter((path) => path.startsWith('apps/portal/') && path.endsWith('.css'))
      .flatMap((path) =>
        read(path)
          .split('\n')
          .flatMap((line, index) => (physical.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
      )
    expect(wrong).toEqual([])
  })

  it('portal CSS uses only properties that are set somewhere: a misspelt token leaves no error, only a wrong colour', () => {
    const styles = tracked.filter((path) => path.startsWith('apps/portal/') && path.endsWith('.css'))
    const set = new Set([
      ...styles.flatMap((path) => [...read(path).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
      ...sources
        .filter((path) => path.startsWith('apps/portal/'))
        .flatMap((path) => [...read(path).matchAll(/['"](--[\w-]+)['"]/g)].map(([, name]) => name)),
      // React Aria sets it on what opens below a button.
      '--trigger-width',
    ])
    const wrong = styles.flatMap((path) =>
      [...read(path).matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) => (set.has(name) ? [] : [`${path} ${name}`])),
    )
    expect(wrong).toEqual([])
  })

  it('only config.ts reads the environment: one documented place says what can be set', () => {
    const wrong = sources
      .filter((path) => path.startsWith('apps/api/src/') && path !== 'apps/api/src/config.ts' && !isTest(path))
      .filter((path) => /process\.env/.test(read(path)))
    expect(wrong).toEqual([])
  })

  it('no file names a package registry or a path of one machine: a clone must build anywhere', () => {
    const wrong = tracked
      .filter((path) => /\.(ts|tsx|mjs|json|md|css|html|yaml|yml)$/.test(path) || path === '.npmrc')
      .filter((path) => path !== relative(root, fileURLToPath(import.meta.url)))
      .filter((path) =>
        /registry\.npmjs|registry\.yarnpkg|"resolved": "http|\/home\/\w+\/|\/work\/(main|shared)/.test(read(path)),
      )
    expect(wrong).toEqual([])
  })
})

describe('generated files', () => {
  // Five seconds of work, which is a minute on a machine that is busy with something else.
  it('are fresh: openapi.json, the client, docs/configuration.md and the table types are what `npm run gen` writes', () => {
    expect(() =>
      execFileSync(process.execPath, ['tools/gen.ts', '--check'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
    ).not.toThrow()
  }, 120_000)
})

describe('how-to pages', () => {
  it('name files that exist', () => {
    const pages = tracked.filter((path) => /^docs\/how-to\/[^/]+\.md$/.test(path))
    expect(pages.length).toBeGreaterThan(1)
    const gone = pages.flatMap((page) =>
      [...read(page).matchAll(/`((?:apps|packages|tools|e2e|docs)\/[\w./-]+)`/g)]
        .map(([, path = '']) => path.replace(/\/$/, ''))
        .filter((path) => !tracked.some((each) => each === path || each.startsWith(`${path}/`)))
        .map((path) => `${page}: ${path}`),
    )
    expect(gone).toEqual([])
  })
})
