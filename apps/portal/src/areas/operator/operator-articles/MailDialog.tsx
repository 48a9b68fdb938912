import {
  useOperatorArticleAudienceQuery,
  useOperatorArticleSendMutation,
  type OperatorArticle,
} from '@sarv/client/operator.generated'
import { Note } from '../../../ui/Note.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { articlesText as text } from './operator-articles.fa.ts'

/** Whom an article goes to, before it goes. */
export function MailDialog({ article: { id, title }, onClose }: { article: OperatorArticle; onClose: () => void }) {
  const [send] = useOperatorArticleSendMutation()
  return (
    <ActDialog
      title={text.mail}
      subtitle={<bdi>{title}</bdi>}
      submitLabel={text.mail}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => send({ id, body })}
      done={() => text.mailDone}
      onClose={onClose}
    >
      {() => <Reached />}
    </ActDialog>
  )
}

function Reached() {
  const { data, isError } = useOperatorArticleAudienceQuery(undefined, { refetchOnMountOrArgChange: true })
  if (isError) return <Note tone="danger">{text.mailCountFailed}</Note>
  return (
    <Note tone="info">
      {data ? text.mailReaches(data.peopleCount) : text.mailCounting} {text.mailHelp}
    </Note>
  )
}
