import type { BlogArticleListItem } from '@sarv/client/portal.generated'
import { apiBase } from '../../../shell/http.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { openPaths as paths } from '../open.paths.ts'
import styles from './blog.module.css'

/** What an article is about, with the way to it. */
export function ArticleCard({ article, isHead = false }: { article: BlogArticleListItem; isHead?: boolean }) {
  const { link, imageLink, title, subtitle, author, createDate, webBolgTags } = article
  return (
    <article className={styles.card} data-head={isHead || undefined}>
      <Picture imageLink={imageLink} />
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

/** Says nothing that the title does not say. */
export function Picture({ imageLink }: { imageLink: string | null | undefined }) {
  return imageLink ? <img className={styles.picture} src={apiBase() + imageLink} alt="" loading="lazy" /> : null
}
