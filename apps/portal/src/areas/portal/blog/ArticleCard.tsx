import type { BlogArticleListItem } from '@sarv/client/portal.generated'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { openPaths as paths } from '../open.paths.ts'
import styles from './blog.module.css'

/** What an article is about, with the way to it. */
export function ArticleCard({ article, isHead = false }: { article: BlogArticleListItem; isHead?: boolean }) {
  const { link, title, subtitle, author, createDate, webBolgTags } = article
  return (
    <article className={styles.card} data-head={isHead || undefined}>
      <h2>
        <Link href={paths.article(link ?? '')}>{title}</Link>
      </h2>
      <p>{subtitle}</p>
      <p className={styles.quiet}>
        <bdi>{author}</bdi> · <DateText wire={createDate} />
      </p>
      <Tags tags={webBolgTags} />
    </article>
  )
}

export function Tags({ tags }: { tags: readonly string[] | null | undefined }) {
  if (!tags || tags.length === 0) return null
  return (
    <p className={styles.tags}>
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </p>
  )
}
