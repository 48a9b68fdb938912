import { useNewsLeaveMutation, useNewsUnsubscribeMutation } from '@sarv/client/portal.generated'
import { MailMinus } from 'lucide-react'
import { useLocation } from 'react-router'
import { Card } from '../../../ui/Card.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { AddressForm } from './AddressForm.tsx'
import { LinkPage } from './LinkPage.tsx'
import { newsletterText as text } from './newsletter.fa.ts'
import styles from './newsletter.module.css'

/** `/newsletter/unsubscribe#token` from a mail; without the token it mails the link. */
export function NewsletterUnsubscribePage() {
  const { hash, search } = useLocation()
  const token = hash.slice(1)
  const [leave] = useNewsLeaveMutation()
  if (token === '') return <ByMail email={new URLSearchParams(search).get('email') ?? ''} />
  return (
    <LinkPage
      key={token}
      token={token}
      icon={MailMinus}
      words={text.leave}
      send={(linkToken) => leave({ body: { linkToken } })}
    />
  )
}

function ByMail({ email }: { email: string }) {
  const [ask] = useNewsUnsubscribeMutation()
  return (
    <>
      <PageHead title={text.leave.title} isInPhoneHeader />
      <Card label={text.leave.title}>
        <div className={styles.card}>
          <p>{text.leave.byMail}</p>
          <AddressForm email={email} submitLabel={text.leave.send} send={(body) => ask(body)} sent={text.leave.sent} />
        </div>
      </Card>
    </>
  )
}
