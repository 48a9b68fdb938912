import { useNewsConfirmMutation } from '@sarv/client/portal.generated'
import { MailCheck } from 'lucide-react'
import { useLocation } from 'react-router'
import { LinkPage } from './LinkPage.tsx'
import { newsletterText as text } from './newsletter.fa.ts'

/** `/newsletter/confirm#token` */
export function NewsletterConfirmPage() {
  const token = useLocation().hash.slice(1)
  const [confirm] = useNewsConfirmMutation()
  return (
    <LinkPage
      key={token}
      token={token}
      icon={MailCheck}
      words={text.confirm}
      send={(linkToken) => confirm({ body: { linkToken } })}
    />
  )
}
