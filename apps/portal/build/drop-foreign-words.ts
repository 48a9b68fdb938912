import type { Plugin } from 'vite'

const dictionary =
  /[\\/]react-(?:aria|aria-components|stately)[\\/]dist[\\/]private[\\/]intl[\\/](?:\w+[\\/])?(?!en-US\.)[\w-]+\.mjs$/

/**
 * React Aria brings its own words in thirty languages, none of them Persian, and reads ours from `ui/aria-text.fa.ts`:
 * only English stays, which it falls back to. It skips languages whose dictionary is empty.
 */
export const dropForeignWords = (): Plugin => ({
  name: 'sarv-drop-foreign-words',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: dictionary },
    handler: () => 'export default undefined',
  },
})
