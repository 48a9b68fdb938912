import type { Page } from '../../page-routes.tsx'
import { paths } from '../../shell/paths.ts'
import { loadsOf } from '../loads.ts'
import { financialPublicText as text } from './financial.public-pages.fa.ts'

const code = loadsOf(async () => (await import('./financial.public-loads.ts')).financialPublicLoads)

/** Pages for everyone, signed in or not. */
export const financialOpenPages: Page[] = [
  { path: paths.quoteCheck(':id', ':code'), title: text.quoteCheck, load: code('quoteCheckPage') },
]
