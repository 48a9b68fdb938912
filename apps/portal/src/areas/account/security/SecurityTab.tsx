import { type Profile, type RecoveryCodes, useProfileGetQuery } from '@sarv/client/account.generated'
import { useEffect, useState } from 'react'
import { session, updateSession } from '../../../shell/session.ts'
import { Card } from '../../../ui/Card.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { ActivityLog } from '../user-log/ActivityLog.tsx'
import { DevicesCard } from '../sessions/DevicesCard.tsx'
import { PasskeysCard } from '../passkeys/PasskeysCard.tsx'
import { RecoveryCard } from '../two-factor/RecoveryCard.tsx'
import { RecoveryCodesDialog } from '../two-factor/RecoveryCodesDialog.tsx'
import { SecurityPicture } from './SecurityPicture.tsx'
import { securityText as text } from './security.fa.ts'
import styles from './SecurityTab.module.css'
import { TwoFactorCard } from '../two-factor/TwoFactorCard.tsx'

/** `/portal/account?tab=security` */
export function SecurityTab() {
  const { data: profile, error, isFetching, refetch } = useProfileGetQuery()
  if (profile) return <Guards profile={profile} />
  if (error) {
    return <ErrorBox title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  }
  return (
    <Card label={text.picture.title}>
      <Loading lines={6} />
    </Card>
  )
}

function Guards({ profile }: { profile: Profile }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const keepCodes = ({ recoveryCodes }: RecoveryCodes) => setCodes(recoveryCodes)
  useTwoFactorInSession(profile.hasTwoFactor)
  return (
    <div className={styles.tab}>
      <SecurityPicture profile={profile} />
      <TwoFactorCard profile={profile} onCodes={keepCodes} />
      <PasskeysCard profile={profile} onCodes={keepCodes} />
      <RecoveryCard profile={profile} onCodes={keepCodes} />
      <DevicesCard />
      <ActivityLog />
      {codes && <RecoveryCodesDialog codes={codes} email={profile.email ?? ''} onClose={() => setCodes(null)} />}
    </div>
  )
}

/** The session says whether a second factor is on; here it changes. */
const useTwoFactorInSession = (twoFactor: boolean) => {
  useEffect(() => {
    if (session.get().twoFactor !== twoFactor) updateSession({ twoFactor })
  }, [twoFactor])
}
