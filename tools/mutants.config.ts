import { defineConfig, type Plugin } from 'vitest/config'
import config from '../vitest.config.ts'
import { mutants } from './mutants.list.ts'

const mutant = mutants.find(({ name }) => name === process.env['SARV_MUTANT'])
if (!mutant) throw new Error('SARV_MUTANT names no mutant of tools/mutants.list.ts')

const isMutated = (id: string): boolean => id.replace(/\?.*$/, '').endsWith(`/${mutant.file}`)

/** Breaks the rule as its file is loaded: no file is written, so that a run that is cut off leaves nothing broken behind. */
const breaking: Plugin = {
  name: 'sarv-breaks-one-rule',
  enforce: 'pre',
  transform: (code, id) => (isMutated(id) ? code.replace(mutant.find, () => mutant.replace) : undefined),
  // Vitest keeps what it transformed; a broken file is not for the next run.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : undefined)),
}

/** The projects of `vitest.config.ts`, with one rule broken. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    projects: config.test?.projects?.map((project) =>
      typeof project === 'object' && !(project instanceof Promise) ? { ...project, plugins: [breaking] } : project,
    ),
  },
})
