import { z } from 'zod'
import { defineConfigSection } from '../../config.section.ts'
import { variable } from '../../config.variable.ts'

declare module '../../config.ts' {
  interface Config {
    /** Absent: the one that comes with Sarv. */
    catalogFolder: string | undefined
  }
}

export const catalogConfig = defineConfigSection({
  variables: {
    SARV_CATALOG: variable(
      z.string().optional(),
      'the folder `catalog` of Sarv',
      'The folder with the files of the catalogue: what is sold where and for how much. See [how-to/change-the-catalogue.md](how-to/change-the-catalogue.md).',
    ),
  },
  file: {},
  example: '',
  description: '',
  isSandbox: () => true,
  settings: (_file, values) => ({ catalogFolder: values.SARV_CATALOG }),
})
