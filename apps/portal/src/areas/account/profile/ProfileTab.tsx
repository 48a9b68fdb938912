import { useProfileGetQuery } from '@sarv/client/account.generated'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { EmailCard, PhoneCard } from './ContactCards.tsx'
import { IdentityCard } from './IdentityCard.tsx'
import { profileText as text } from './profile.fa.ts'
import styles from './ProfileTab.module.css'

/** `?tab=profile`: who the person is, and where messages reach them. */
export function ProfileTab() {
  const { data: profile, error, isFetching, refetch } = useProfileGetQuery()
  if (profile) {
    return (
      <>
        <IdentityCard profile={profile} />
        <div className={styles.contacts}>
          <PhoneCard profile={profile} />
          <EmailCard profile={profile} />
        </div>
      </>
    )
  }
  if (error) {
    return (
      <Card isFlush label={text.identity.title}>
        <ErrorBox title={text.readFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Card>
    )
  }
  return (
    <Card title={text.identity.title}>
      <Loading lines={6} />
    </Card>
  )
}
