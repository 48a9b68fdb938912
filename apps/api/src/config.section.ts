import type { z } from 'zod'
import type { Config } from './config.ts'
import type { ValuesOf, Variable } from './config.variable.ts'

type Shape = Readonly<Record<string, z.ZodType>>
type Table = Readonly<Record<string, Variable>>

/** What an area adds to the configuration: `<area>.config.ts`, which also adds its settings to `Config`. */
export interface ConfigSection<File extends Shape = Shape, Variables extends Table = Table> {
  /** By their names; the page of the configuration lists them with the others. */
  variables: Variables
  /** Its parts of the file of `SARV_CONFIG`, by what they stand under; each has a default. */
  file: File
  /** Those parts as they may be written, in YAML; checked together with the schema. */
  example: string
  /** What the page of the configuration says of them: lines of a list. */
  description: string
  /** Whether nothing in its part of the file is real: such an installation may have a login that everybody knows. */
  isSandbox(file: { [Part in keyof File]: z.output<File[Part]> }): boolean
  /** What the area is given, with secrets in place; `problems` grows by a line for each thing that is missing. */
  settings(
    file: { [Part in keyof File]: z.output<File[Part]> },
    values: Partial<ValuesOf<Variables>>,
    problems: string[],
  ): Partial<Config>
}

/** Keeps the exact types inside a section; outside of it all sections are alike. */
export const defineConfigSection = <const File extends Shape, const Variables extends Table>(
  section: ConfigSection<File, Variables>,
): ConfigSection => section
