import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { reportError } from '../../../shell/report-error.ts'
import { toast } from '../../../ui/toast.ts'
import { loginText as text } from '../sign-in/login.fa.ts'
import { arriveFrom } from './providers.ts'
import type { Arrival } from './providers.ts'
import type { SignInStep } from '../sign-in/sign-in-flow.ts'

interface ProviderArrivalProps {
  /** What the provider put into our address. */
  answer: URLSearchParams
  moveOn: (step: SignInStep, returnPath: string) => void
  onFailed: () => void
}

/** Stands in the form's place while the answer of a provider is held against what we know. */
export function ProviderArrival({ answer, moveOn, onFailed }: ProviderArrivalProps) {
  const [, setSearch] = useSearchParams()
  const hasBegun = useRef(false)

  const fail = (arrival: Exclude<Arrival, { kind: 'answered' }> | { kind: 'refused' }) => {
    toast.error(text.provider[arrival.kind])
    onFailed()
  }
  const settle = useEffectEvent((arrival: Arrival) => {
    if (arrival.kind !== 'answered') return fail(arrival)
    const { outcome, returnPath } = arrival
    if (outcome.kind === 'signedIn' || outcome.kind === 'secondFactor') return moveOn(outcome, returnPath)
    if (outcome.kind === 'refused') return fail(outcome)
    reportError(outcome.error)
    onFailed()
  })
  // The code works once, and whoever looks at the address or the history later must not find it.
  const cleanAddress = useEffectEvent(() => setSearch({}, { replace: true }))

  useEffect(() => {
    // The state is used up by the first look at it.
    if (hasBegun.current) return
    hasBegun.current = true
    cleanAddress()
    const arrive = async () => settle(await arriveFrom(answer))
    void arrive()
  }, [answer])

  return <output>{text.provider.arriving}</output>
}
