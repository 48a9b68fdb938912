import type { Page } from '../../page-routes.tsx'
import { loadsOf } from '../loads.ts'
import { openPaths as paths } from './open.paths.ts'
import { portalPublicText as text } from './portal.public-pages.fa.ts'

const code = loadsOf(async () => (await import('./portal.public-loads.ts')).portalPublicLoads)

/** Pages for everyone, signed in or not. */
export const portalOpenPages: readonly Page[] = [
  { path: paths.status, title: text.status, load: code('statusPage') },
  {
    path: paths.incident(':id'),
    title: text.incident,
    back: () => ({ to: paths.status, label: text.status }),
    load: code('incidentPage'),
  },
  { path: paths.blog, title: text.blog, load: code('blogPage') },
  {
    path: paths.article(':link'),
    title: text.article,
    back: () => ({ to: paths.blog, label: text.blog }),
    load: code('articlePage'),
  },
  { path: paths.newsletterConfirm, title: text.newsletterConfirm, load: code('newsletterConfirmPage') },
  { path: paths.newsletterUnsubscribe, title: text.newsletterUnsubscribe, load: code('newsletterUnsubscribePage') },
]
