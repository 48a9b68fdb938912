import { LinkButton } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { orderingText as text } from './ordering.fa.ts'
import { paths } from './paths.ts'
import { useSession } from './session.ts'

/** Says that nothing can be ordered yet, and what to do about it, before anybody fills a form in; else nothing. */
export function OrderingNote() {
  const { mayOrder, isSuperUser } = useSession()
  if (mayOrder) return null
  return (
    <Note
      tone="warning"
      title={text.title}
      actions={
        isSuperUser && (
          <LinkButton size="sm" href={paths.portal.account}>
            {text.button}
          </LinkButton>
        )
      }
    >
      {isSuperUser ? text.own : text.ofOwner}
    </Note>
  )
}
