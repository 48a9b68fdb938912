import { describe, expect, it } from 'vitest'
import { isTest, read, sources } from './repo.ts'

/**
 * Comments and test titles name their subject (CONTRIBUTING.md, docs/glossary.md). A sentence that begins with a pronoun is
 * recognised here by its first word. How many there still are is written down: a new one fails, and whoever rewrites old ones lowers the number.
 */
interface Count {
  what: string
  found: string[]
  /** As many as there were when this was last changed. */
  most: number
}

const withoutSubject =
  /^(?:Of|That|Those|What|Who|Whoever|Whose|It|They|One|Ours|As (?:it|they)|In which|Where it|Nothing|Nobody|Somebody|Also|The same)\b/

const commentsIn = (paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    [...read(path).matchAll(/^\s*(?:\/\/|\/\*\*)\s+(\S.*)$/gm)]
      .map(([, comment = '']) => comment)
      .filter((comment) => withoutSubject.test(comment))
      .map((comment) => `${path}: ${comment}`),
  )

const titleWithoutSubject = /^\s*(?:it|test)\((['"`])((?:that|what|who|whoever|is|are|has|goes|stays|of)\b.*?)\1,/gm

const titlesIn = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => [...read(path).matchAll(titleWithoutSubject)].map(([, , title = '']) => `${path}: ${title}`))

const riddle = /\b(?:Told|Doomed|createCrew|standIn|[Ww]hoever)\b/g
const riddlesIn = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => [...read(path).matchAll(riddle)].map(([word]) => `${path}: ${word}`))

const product = (folder: string) => sources.filter((path) => path.startsWith(folder) && !isTest(path))
const api = [...product('apps/api/src/'), ...product('packages/contract/src/')]
const portal = product('apps/portal/src/')
const tests = sources.filter((path) => /\.(?:test|e2e)\.tsx?$/.test(path))

const counts: Count[] = [
  { what: 'comments of the api and the contract', found: commentsIn(api), most: 1797 },
  { what: 'comments of the portal', found: commentsIn(portal), most: 961 },
  { what: 'test titles', found: titlesIn(tests), most: 1264 },
  { what: 'names that must be solved', found: riddlesIn([...api, ...portal]), most: 507 },
]
/** So much lower than written down, and the number follows. */
const slack = 25

describe('plain English', () => {
  it.each(counts)('$what without a subject do not become more', ({ found, most }) => {
    expect(found.length, `the last ones:\n${found.slice(-8).join('\n')}`).toBeLessThanOrEqual(most)
  })

  it.each(counts)('the number of $what is written down anew when it has fallen', ({ found, most }) => {
    expect(found.length).toBeGreaterThanOrEqual(most - slack)
  })
})
