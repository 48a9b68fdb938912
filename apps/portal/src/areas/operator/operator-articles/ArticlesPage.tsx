import { useOperatorArticleListQuery, type OperatorArticle } from '@sarv/client/operator.generated'
import { articleState } from '@sarv/contract/enums'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useClockPolling } from '../frame/operator-live.ts'
import { ArticleComments } from './ArticleComments.tsx'
import { ArticleDialog } from './ArticleDialog.tsx'
import { MailDialog } from './MailDialog.tsx'
import { articlesText as text } from './operator-articles.fa.ts'

const columns: readonly Column<OperatorArticle>[] = [
  { id: 'title', label: text.columns.title, place: 'title', cell: ({ title }) => <bdi>{title}</bdi> },
  { id: 'state', label: text.columns.state, cell: ({ stateId }) => <EnumChip table={articleState} id={stateId} /> },
  { id: 'publish', label: text.columns.publish, cell: ({ publishDate }) => <DateText wire={publishDate} as="time" /> },
  {
    id: 'mailing',
    label: text.columns.mailing,
    cell: ({ mailing }) => mailing && text.mailed(mailing.sentCount, mailing.peopleCount),
  },
  { id: 'author', label: text.columns.author, isQuiet: true, cell: ({ author }) => <bdi>{author}</bdi> },
]

const whyNotMailed = ({ stateId, mailing }: OperatorArticle) => {
  if (mailing !== null) return text.mailedAlready
  return stateId === articleState.id.published ? undefined : text.mailUnpublished
}

/** `/operator/articles`: what is written, and what readers said. */
export function ArticlesPage() {
  const state = useListState({ prefix: 'article-' })
  const query = useOperatorArticleListQuery(undefined, useClockPolling())
  const [asked, setAsked] = useState<'write' | OperatorArticle>()
  const [mailed, setMailed] = useState<OperatorArticle>()
  const actions: RowAction<OperatorArticle>[] = [
    { label: text.edit, run: setAsked },
    { label: text.mail, run: setMailed, disabledReason: whyNotMailed },
  ]
  const close = () => setAsked(undefined)
  return (
    <>
      <PageHead
        title={text.title}
        actions={
          <Button kind="primary" icon={Plus} onPress={() => setAsked('write')}>
            {text.write}
          </Button>
        }
      />
      <ArticleComments />
      <Section title={text.articles}>
        <ListTable
          label={text.articles}
          unit={text.unit}
          query={query}
          columns={columns}
          rowActions={actions}
          nameOf={({ title }) => title}
          state={state}
          empty={text.empty}
        />
      </Section>
      {asked !== undefined && <ArticleDialog article={asked === 'write' ? undefined : asked} onClose={close} />}
      {mailed && <MailDialog article={mailed} onClose={() => setMailed(undefined)} />}
    </>
  )
}
