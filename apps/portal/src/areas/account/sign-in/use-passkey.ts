import { useEffect, useEffectEvent, useState } from 'react'
import { loadChunk } from '../../../ui/load-chunk.ts'
import { reportError } from '../../../shell/report-error.ts'
import { tellMissingPart } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/toast.ts'
import { loginText as text } from './login.fa.ts'
import type { PendingSignIn, SignInOutcome, SignInStep } from './sign-in-flow.ts'

const loadPasskeys = () => loadChunk('passkey', () => import('./passkey.ts'))

/** Browsers keep passkeys to secure pages that have a name: at a bare IP address there are none. */
export const canUsePasskeys = () =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname)

type OnStep = (step: SignInStep) => void

/** Carries a sign-in on, or says why it does not go on. */
export const settlePasskey = (outcome: SignInOutcome, onStep: OnStep) => {
  if (outcome.kind === 'signedIn' || outcome.kind === 'secondFactor') onStep(outcome)
  else if (outcome.kind === 'refused') toast.error(text.passkeyRefused)
  else reportError(outcome.error)
}

/** Signs in by a press of a button, with a passkey alone or as the second step of a sign-in. */
export const usePasskey = (settle: (outcome: SignInOutcome) => void, pending?: PendingSignIn) => {
  const [isPending, setPending] = useState(false)

  const use = async () => {
    const { signInWithPasskey } = await loadPasskeys()
    const outcome = await signInWithPasskey({ pending })
    if (outcome) settle(outcome)
    else toast.warning(text.passkeyDismissed)
  }
  const press = async () => {
    setPending(true)
    try {
      await use()
    } catch {
      tellMissingPart()
    }
    setPending(false)
  }
  return { isPending, press: () => void press() }
}

/** Lets the browser offer the person's passkeys in the e-mail field, where it can. */
export const usePasskeyOffer = (isOffered: boolean, onStep: OnStep) => {
  const take = useEffectEvent((outcome: SignInOutcome) => settlePasskey(outcome, onStep))

  useEffect(() => {
    if (!isOffered) return undefined
    let isLeft = false
    let withdraw: (() => void) | undefined
    const offer = async () => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
      const { signInWithPasskey, withdrawPasskeyOffer } = await import('./passkey.ts')
      if (isLeft) return
      withdraw = withdrawPasskeyOffer
      const outcome = await signInWithPasskey({ isAutofill: true })
      if (outcome && !isLeft) take(outcome)
    }
    // An offer that cannot be made is no loss: the button is there.
    offer().catch(() => undefined)
    return () => {
      isLeft = true
      withdraw?.()
    }
  }, [isOffered])
}
