import { useBlogGetQuery, useBlogGetRandomArticlesQuery, type BlogArticle } from '@sarv/client/portal.generated'
import { SearchX } from 'lucide-react'
import { useParams } from 'react-router'
import { usePageTitle } from '../../../shell/page-handle.ts'
import type { RequestError } from '../../../shell/request-errors.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { MarkdownText } from '../../../ui/MarkdownText.tsx'
import { BackLink, PageHead } from '../../../ui/PageHead.tsx'
import { Section } from '../../../ui/Section.tsx'
import { NewsletterCard } from '../newsletter/NewsletterCard.tsx'
import { openPaths as paths } from '../open.paths.ts'
import { ArticleCard, Picture, Tags } from './ArticleCard.tsx'
import { blogText as text } from './blog.fa.ts'
import { Comments } from './Comments.tsx'
import styles from './blog.module.css'

/** `/blog/{link}` */
export function ArticlePage() {
  const { link = '' } = useParams()
  return (
    <>
      <BackLink href={paths.blog}>{text.title}</BackLink>
      <OneArticle key={link} link={link} />
    </>
  )
}

function OneArticle({ link }: { link: string }) {
  const { currentData: article, error, isFetching, refetch } = useBlogGetQuery({ link })
  usePageTitle(article?.title)
  if (article) return <Shown article={article} link={link} />
  const status = (error as RequestError | undefined)?.status
  if (status === 404 || status === 422) {
    return (
      <Card isFlush label={text.title}>
        <Empty
          icon={SearchX}
          title={text.missing.title}
          actions={<LinkButton href={paths.blog}>{text.missing.back}</LinkButton>}
        >
          {text.missing.text}
        </Empty>
      </Card>
    )
  }
  if (error)
    return <ErrorBox title={text.articleFailed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <Loading lines={12} />
}

function Shown({ article, link }: { article: BlogArticle; link: string }) {
  const { id, title, subtitle, author, createDate, webBolgTags, markdown, imageLink } = article
  return (
    <>
      <PageHead
        title={title}
        summary={
          <>
            {subtitle} · <bdi>{author}</bdi> · <DateText wire={createDate} />
          </>
        }
      />
      <Card label={title ?? text.title}>
        <div className={styles.article}>
          <Picture imageLink={imageLink} />
          <div className={styles.text}>
            <MarkdownText>{markdown ?? ''}</MarkdownText>
          </div>
          <Tags tags={webBolgTags} />
        </div>
      </Card>
      <Comments articleId={id} />
      <NewsletterCard />
      <Others link={link} />
    </>
  )
}

function Others({ link }: { link: string }) {
  const { data = [] } = useBlogGetRandomArticlesQuery({ link })
  if (data.length === 0) return null
  return (
    <Section title={text.others}>
      <div className={styles.cards}>
        {data.map((article) => (
          <ArticleCard key={article.link} article={article} />
        ))}
      </div>
    </Section>
  )
}
