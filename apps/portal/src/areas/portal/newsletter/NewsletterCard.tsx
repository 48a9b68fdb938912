import { useNewsCreateMutation } from '@sarv/client/portal.generated'
import { Card } from '../../../ui/Card.tsx'
import { AddressForm } from './AddressForm.tsx'
import { newsletterText as text } from './newsletter.fa.ts'
import styles from './newsletter.module.css'

/** At the foot of the blog. */
export function NewsletterCard() {
  const [join] = useNewsCreateMutation()
  return (
    <Card title={text.title}>
      <div className={styles.card}>
        <p>{text.about}</p>
        <AddressForm submitLabel={text.join} send={(body) => join({ body })} sent={text.asked} />
      </div>
    </Card>
  )
}
