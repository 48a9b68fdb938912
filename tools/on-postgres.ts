import { isTest, read, sources } from './repo.ts'

/**
 * Which tests of the API run on PostgreSQL too: docs/decisions/0082-tests-on-postgresql.md says why. Everything that may differ from
 * the embedded database is recognised by what its file does or by what its title says, so that nobody keeps a list.
 */
const marks: readonly RegExp[] = [
  // Works with the database itself: statements, transactions, locks, listeners, types.
  /\bopenTestDatabase\(/,
  // Lets a process die before a statement, or the program itself.
  /testing\/(dying|crash-after-commit)\.ts'|killed-product\.fixture\.ts'/,
  // Has many operations on an engine whose answers are lost, each of which another worker takes up.
  /crashRate/,
  // Makes every call of the contract: each statement with the types of its parameters.
  /\.implementedCalls\b/,
  // Says so.
  /PostgreSQL|TEST_DATABASE_URL/,
]

/** Words by which titles say that things meet. */
const meeting =
  /\bat once\b|\bat the same (moment|time)\b|\bat a time\b|simultaneous|\bin parallel\b|\bconcurrent|\brace\b/

/** The title pattern of Vitest's `-t`. */
export const meetingTitles = meeting.source

const title = /^\s*(?:it|test|describe)\b[^'"`\n]*(?:\(\s*\n?\s*)(['"`])(.*?)\1,/gm

/** All of the file, its tests about things that meet, or nothing. */
export const partOnPostgres = (source: string): 'whole' | 'meeting' | undefined => {
  if (marks.some((mark) => mark.test(source))) return 'whole'
  const titles = [...source.matchAll(title)].map(([, , words = '']) => words)
  return titles.some((words) => meeting.test(words)) ? 'meeting' : undefined
}

/** Engines have databases of their own, or none. */
const isApiTest = (path: string) =>
  isTest(path) &&
  path.startsWith('apps/api/src/') &&
  path.endsWith('.test.ts') &&
  !/\/engines\/|\.engine\.test/.test(path)

export const findOnPostgres = (): { whole: string[]; meeting: string[] } => {
  const tests = sources.filter(isApiTest).map((path) => ({ path, part: partOnPostgres(read(path)) }))
  const withPart = (wanted: string) => tests.filter(({ part }) => part === wanted).map(({ path }) => path)
  return { whole: withPart('whole'), meeting: withPart('meeting') }
}
