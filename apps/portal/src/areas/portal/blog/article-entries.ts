import { useBlogListQuery, type BlogArticleListItem } from '@sarv/client/portal.generated'
import { Newspaper } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { PaletteEntry, PaletteSource } from '../../../shell/palette-entries.ts'
import { openPaths as paths } from '../open.paths.ts'
import { portalPublicText as text } from '../portal.public-pages.fa.ts'

/** Found by its title, its subtitle and tags, and by the English words of its address. */
export const articleEntry = (article: BlogArticleListItem, go: (to: string) => void): PaletteEntry => {
  const { title, subtitle, webBolgTags } = article
  const link = article.link ?? ''
  return {
    id: `article-${link}`,
    section: 'records',
    title: title ?? link,
    keywords: ['article blog', text.article, subtitle, ...(webBolgTags ?? []), link.replaceAll('-', ' ')].join(' '),
    kind: text.article,
    icon: Newspaper,
    ...(subtitle && { preview: [subtitle] }),
    run: () => go(paths.article(link)),
  }
}

/** Read once somebody searches: an empty palette asks for nothing. */
export const useArticleEntries: PaletteSource = (query) => {
  const navigate = useNavigate()
  const isSearched = query.trim() !== ''
  const { data = [] } = useBlogListQuery(undefined, { skip: !isSearched })
  return isSearched ? data.map((article) => articleEntry(article, (to) => void navigate(to))) : []
}
