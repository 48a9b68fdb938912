import type { MenuWords } from '../../shell/menu-words.ts'
import { portalPagesText as text } from './portal.pages.fa.ts'
import { portalPublicText as openText } from './portal.public-pages.fa.ts'

/** What the palette finds this area's lines of the menu by. */
export const portalMenuWords: MenuWords = {
  support: { keywords: `support ticket help ${text.also}` },
  status: { keywords: `status incident outage maintenance ${openText.statusAlso}` },
  blog: { keywords: `blog articles news ${openText.blogAlso}` },
}
