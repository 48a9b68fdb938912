import { useBlogGetHeaderArticlesQuery, useBlogListQuery } from '@sarv/client/portal.generated'
import { nameKey } from '@sarv/contract/normalize'
import { Newspaper } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { NewsletterCard } from '../newsletter/NewsletterCard.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import { blogText as text } from './blog.fa.ts'
import styles from './blog.module.css'

/** `/blog` */
export function BlogPage() {
  const [search, setSearch] = useState('')
  const { data, error, isFetching, refetch } = useBlogListQuery()
  const { data: heads = [] } = useBlogGetHeaderArticlesQuery()
  const headLinks = new Set(heads.map(({ link }) => link))
  const key = nameKey(search)
  const found = data?.filter(({ title, link }) =>
    key === '' ? !headLinks.has(link) : nameKey(title ?? '').includes(key),
  )
  return (
    <>
      <PageHead title={text.title} isInPhoneHeader />
      {!data && error && (
        <ErrorBox title={text.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading lines={8} />}
      {data && data.length > 0 && (
        <SearchField label={text.search} isLabelHidden placeholder={text.search} value={search} onChange={setSearch} />
      )}
      {key === '' && heads.map((article) => <ArticleCard key={article.link} article={article} isHead />)}
      {found && found.length > 0 && (
        <div className={styles.cards}>
          {found.map((article) => (
            <ArticleCard key={article.link} article={article} />
          ))}
        </div>
      )}
      {found?.length === 0 && (key !== '' || heads.length === 0) && (
        <Card isFlush label={text.title}>
          <Empty icon={Newspaper} size="sm" title={data?.length === 0 ? text.empty : text.noneFound} />
        </Card>
      )}
      <NewsletterCard />
    </>
  )
}
