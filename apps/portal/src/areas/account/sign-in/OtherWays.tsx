import type { SignInOptions } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { Fingerprint, KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { reportError } from '../../../shell/report-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { loginText as text } from './login.fa.ts'
import type { Provider } from '../providers/provider.rules.ts'
import { readSignInOptions } from './sign-in-calls.ts'
import type { SignInStep } from './sign-in-flow.ts'
import { canUsePasskeys, settlePasskey, usePasskey, usePasskeyOffer } from './use-passkey.ts'
import styles from './sign-in.module.css'

interface OtherWaysProps {
  /** Where to go after a sign-in at a provider, which forgets what the page knew. */
  returnPath: string
  onStep: (step: SignInStep) => void
}

/** The ways in that need no password, as far as the server offers them and the browser knows them. */
export function OtherWays({ returnPath, onStep }: OtherWaysProps) {
  const options = useSignInOptions()
  const hasPasskeys = canUsePasskeys() && (options?.passkey ?? true)
  usePasskeyOffer(canUsePasskeys() && !!options?.passkey, onStep)
  if (!hasPasskeys && !options?.google && !options?.ito) return null
  return (
    <>
      <div className={styles.or}>{text.or}</div>
      <div className={styles.ways}>
        {hasPasskeys && <PasskeyButton onStep={onStep} />}
        {options?.google && (
          <ProviderButton provider="google" returnPath={returnPath}>
            {text.withGoogle} <Ltr>Google</Ltr>
          </ProviderButton>
        )}
        {options?.ito && (
          <ProviderButton provider="ito" returnPath={returnPath}>
            {text.singleSignOn}
          </ProviderButton>
        )}
      </div>
    </>
  )
}

/** Undefined until they are read; without them the password still lets everyone in, so a failure says nothing. */
const useSignInOptions = (): SignInOptions | undefined => {
  const [options, setOptions] = useState<SignInOptions>()
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const { data } = await readSignInOptions(undefined, leaving.signal)
      if (!leaving.signal.aborted) setOptions(data)
    }
    void read()
    return () => leaving.abort()
  }, [])
  return options
}

export function PasskeyButton({ onStep }: Pick<OtherWaysProps, 'onStep'>) {
  const { isPending, press } = usePasskey((outcome) => settlePasskey(outcome, onStep))
  return (
    <Button icon={Fingerprint} isWide isPending={isPending} onPress={press}>
      {text.withPasskey}
    </Button>
  )
}

interface ProviderButtonProps extends Pick<OtherWaysProps, 'returnPath'> {
  provider: Provider
  children: ReactNode
}

function ProviderButton({ provider, returnPath, children }: ProviderButtonProps) {
  const [isPending, setPending] = useState(false)
  const leave = async () => {
    setPending(true)
    const { leaveFor } = await import('../providers/providers.ts')
    const error = await leaveFor(provider, returnPath)
    if (!error) return
    reportError(error)
    setPending(false)
  }
  return (
    <Button icon={provider === 'ito' ? KeyRound : undefined} isWide isPending={isPending} onPress={() => void leave()}>
      {children}
    </Button>
  )
}
