import type { SecondFactor } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { useState } from 'react'
import { reportError } from '../../../../shell/report-error.ts'
import type { RequestError } from '../../../../shell/request-errors.ts'
import { Button } from '../../../../ui/Button.tsx'
import { canUsePasskeys } from '../use-passkey.ts'
import type { PendingSignIn, SignInOutcome, SignInStep } from '../sign-in-flow.ts'
import { AppCode, PasskeyStep, RecoveryStep, SmsCode } from './ways.tsx'
import { sendSmsCode } from './second-factor-calls.ts'
import { secondFactorText as text } from './second-factor.fa.ts'
import styles from './SecondFactorForm.module.css'

interface SecondFactorFormProps {
  pending: PendingSignIn
  onStep: (step: SignInStep) => void
  /** It came too late or was tried too often: the sign-in starts over. */
  onExpired: () => void
}

const views = { totp: AppCode, sms: SmsCode, passkey: PasskeyStep, recovery: RecoveryStep }

/** The second step of a sign-in, by the usual way first; the others are a press away. */
export function SecondFactorForm({ pending, onStep, onExpired }: SecondFactorFormProps) {
  const ways = pending.secondFactors.filter((way) => way !== 'passkey' || canUsePasskeys())
  const [way, setWay] = useState<SecondFactor>(ways[0] ?? 'recovery')
  const others = ways.filter((other) => other !== way)
  const View = views[way]

  const expire = (error: RequestError) => {
    reportError(error)
    onExpired()
  }
  /** Carries the sign-in on; what is left for the way itself to tell comes back. */
  const settle = (outcome: SignInOutcome) => {
    if (outcome.kind === 'signedIn' || outcome.kind === 'secondFactor') onStep(outcome)
    else if (outcome.kind === 'expired') expire(outcome.error)
    else return outcome
    return undefined
  }
  const sendSms = async () => {
    const { email, pendingToken } = pending
    const { error } = await sendSmsCode({ body: { email, pendingToken } })
    if (error?.code === 'sign_in_expired') expire(error)
    else if (error) reportError(error)
    return !error
  }
  const change = async (next: SecondFactor) => {
    if (next !== 'sms' || (await sendSms())) setWay(next)
  }

  return (
    <div className={styles.step}>
      <p className={styles.ask}>{text.ways[way].ask}</p>
      <View key={way} pending={pending} settle={settle} sendSms={sendSms} />
      {others.length > 0 && (
        <div className={styles.others}>
          <span className={styles.othersTitle}>{text.otherWays}</span>
          {others.map((other) => (
            <Button key={other} size="sm" onPress={() => void change(other)}>
              {text.ways[other].change}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
