import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMap, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml'
import { z } from 'zod'
import { problemsOf, type Told } from './catalogue.rules.ts'
import { catalogueFiles, type Catalogue, type CatalogueFile } from './catalogue.schemas.ts'
import { sentenceFor } from './sentences.rules.ts'

/** The catalogue that comes with Sarv. */
export const ownFolder = fileURLToPath(new URL('../../../../../../catalog/', import.meta.url))

/** Something in a file of the catalogue is wrong. */
export interface Problem {
  file: string
  /** From 1 on, as editors count. */
  line: number
  column: number
  message: string
}

export const inOneLine = ({ file, line, column, message }: Problem): string => `${file}:${line}:${column}: ${message}`

/** The message has a line for each thing that is wrong: the file, the line, the column, and what to write instead. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`The catalogue is not right:\n${problems.map((problem) => `  ${inOneLine(problem)}`).join('\n')}`)
    this.problems = problems
  }
}

/** What the files say, and where they say it. */
export interface ReadCatalogue {
  catalogue: Catalogue
  /** What is told of a place in the files. */
  at(told: Told): Problem
}

interface ReadFile {
  path: string
  document: Document.Parsed
  lines: LineCounter
}

/** Came after providers had written their catalogue: where theirs lacks it, the one that comes with Sarv counts. */
const laterFiles: ReadonlySet<CatalogueFile> = new Set(['support'])

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** null: there is no such file; undefined: there is, and it cannot be read. */
const readText = (path: string): Promise<string | null | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => (isMissing(error) ? null : undefined))

const readYaml = async (folder: string, name: CatalogueFile): Promise<ReadFile | Problem> => {
  const path = join(folder, `${name}.yaml`)
  const text = await readText(path)
  if (text === null && laterFiles.has(name) && folder !== ownFolder) return readYaml(ownFolder, name)
  if (typeof text !== 'string') {
    return {
      file: path,
      line: 1,
      column: 1,
      message: 'the file cannot be read: copy it from those that come with Sarv',
    }
  }
  const lines = new LineCounter()
  return { path, document: parseDocument(text, { schema: 'core', lineCounter: lines, prettyErrors: false }), lines }
}

/** The value at a path; where there is none, the nearest that is around it. With a key: that key of it. */
const nodeAt = (document: Document.Parsed, path: readonly PropertyKey[], key?: string): Node | null => {
  let node: Node | null = document.contents
  for (const part of path) {
    const inside: unknown = isMap(node) || isSeq(node) ? node.get(part, true) : undefined
    if (inside === undefined || inside === null) return node
    node = inside as Node
  }
  const pair = key === undefined || !isMap(node) ? undefined : node.items.find((item) => String(item.key) === key)
  return (pair?.key as Node | undefined) ?? node
}

const placeOf = ({ path: file, document, lines }: ReadFile, path: readonly PropertyKey[], key?: string) => {
  const { line, col } = lines.linePos(nodeAt(document, path, key)?.range?.[0] ?? 0)
  return { file, line, column: col }
}

const yamlProblems = ({ path: file, document, lines }: ReadFile): Problem[] =>
  document.errors.map(({ pos, message }) => {
    const { line, col } = lines.linePos(pos[0])
    return { file, line, column: col, message: `this is not YAML: ${message}` }
  })

/** The keys that the place of an issue knows. */
const keysAt = (schema: z.ZodType, path: readonly PropertyKey[]): string[] => {
  let here: z.ZodType = schema
  for (const part of [...path, undefined]) {
    while (here instanceof z.ZodPipe || here instanceof z.ZodDefault)
      here = (here instanceof z.ZodPipe ? here.in : here.unwrap()) as z.ZodType
    if (part === undefined) break
    if (here instanceof z.ZodArray) here = here.element as z.ZodType
    else if (here instanceof z.ZodObject) here = (here.shape as Record<string, z.ZodType>)[String(part)] ?? here
  }
  return here instanceof z.ZodObject ? Object.keys(here.shape) : []
}

const parse = (read: ReadFile, name: CatalogueFile): { value?: unknown; problems: Problem[] } => {
  const problems = yamlProblems(read)
  if (problems.length > 0) return { problems }
  const schema: z.ZodType = catalogueFiles[name]
  const result = schema.safeParse(read.document.toJS(), { reportInput: true })
  if (result.success) return { value: result.data, problems: [] }
  return {
    problems: result.error.issues.map((issue) => {
      const [key] = issue.code === 'unrecognized_keys' ? issue.keys : []
      const keyPath = issue.code === 'invalid_key' ? issue.path.slice(0, -1) : issue.path
      const wrongKey = issue.code === 'invalid_key' ? String(issue.path.at(-1)) : key
      return { ...placeOf(read, keyPath, wrongKey), message: sentenceFor(issue, keysAt(schema, issue.path)) }
    }),
  }
}

const isProblem = (read: ReadFile | Problem): read is Problem => 'message' in read

/** Reads and checks the files of a folder. Throws `CatalogueError` with everything that is wrong in any of them. */
export const readCatalogue = async (folder = ownFolder): Promise<ReadCatalogue> => {
  const names = Object.keys(catalogueFiles) as CatalogueFile[]
  const problems: Problem[] = []
  const files = new Map<CatalogueFile, ReadFile>()
  const values: Partial<Record<CatalogueFile, unknown>> = {}
  for (const name of names) {
    const read = await readYaml(folder, name)
    if (isProblem(read)) {
      problems.push(read)
      continue
    }
    files.set(name, read)
    const parsed = parse(read, name)
    problems.push(...parsed.problems)
    if (parsed.problems.length === 0) values[name] = parsed.value
  }
  const at: ReadCatalogue['at'] = ({ file, path, message }) => ({ ...placeOf(files.get(file)!, path), message })
  problems.push(...problemsOf(values as Partial<Catalogue>).map(at))
  if (problems.length > 0) throw new CatalogueError(problems)
  return { catalogue: values as Catalogue, at }
}
