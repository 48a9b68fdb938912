import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const portalSources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/portal/src'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Pages of guests, and the question that a waiting call asks: a schema and its library weigh more than all of these. */
const beforeLogin =
  /\/areas\/account\/(sign-in|providers|registration|forget|email-changes|confirm-code|invitations|step-up)\//
const behindLogin = portalSources.filter(
  (path) => /^apps\/portal\/src\/(areas|services)\//.test(path) && !beforeLogin.test(path),
)

/** What a rule looks like that a form has written for itself, though the contract has it. */
const handRules: readonly [string, RegExp][] = [
  ['a resolver of plain code', /form-resolver\.ts'|\bresolveBy\(/],
  ['rules of a field', /\brules=\{\{|\bvalidate:\s|\bregister\([^)]*,\s*\{/],
  [
    'a pattern',
    /\bpattern=|new RegExp\(|\/\^[^\n]*\$\/[a-z]*\.test\(|givenNamePattern|isStrongPassword|isNationalId|isDomainName/,
  ],
  ['a length', /\w+Length\.(?:min|max)\s*[<>]|[<>]=?\s*\w+Length\.(?:min|max)/],
  ['a limit in a sentence', /validationText\.too(?:Short|Long|Small|Big|Few|Many)\(/],
]

describe('a rule is written once: forms behind the login are judged by the schema of their call', () => {
  it.each(handRules)('none of them has %s of its own', (_, rule) => {
    expect(behindLogin.length).toBeGreaterThan(250)
    const wrong = behindLogin.flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) => (rule.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    )
    expect(wrong).toEqual([])
  })

  it('each form that is sent names its schema', () => {
    const forms = behindLogin.filter((path) => /\buseForm(?:Dialog)?[<(]/.test(read(path)))
    const wrong = forms.filter((path) => !/resolver/.test(read(path)) && !path.endsWith('shell/use-form-dialog.ts'))
    expect(forms.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })
})

it('an exception from a lint rule says why', () => {
  const wrong = portalSources.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        /oxlint-disable(?!.* -- \S)/.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
      ),
  )
  expect(wrong).toEqual([])
})
