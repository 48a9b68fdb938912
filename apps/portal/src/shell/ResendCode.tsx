import { useState } from 'react'
import { formatClock } from '../format/duration.ts'
import { Button } from '../ui/Button.tsx'
import { resendText as text } from './resend-code.fa.ts'
import { useCooldown } from './use-cooldown.ts'

/** A code is asked for again after two minutes at the earliest: messages take their time. */
const pauseSeconds = 120

/** Sends a code again. The pause begins when it appears, because a code was just sent then; `false` means it was not sent. */
export function ResendCode({ send }: { send: () => Promise<boolean> }) {
  const [secondsLeft, startPause] = useCooldown(pauseSeconds)
  const [isPending, setPending] = useState(false)

  const resend = async () => {
    setPending(true)
    if (await send()) startPause(pauseSeconds)
    setPending(false)
  }
  const isWaiting = secondsLeft > 0
  return (
    <Button kind="quiet" size="sm" isDisabled={isWaiting} isPending={isPending} onPress={() => void resend()}>
      {isWaiting ? text.wait(formatClock(secondsLeft)) : text.send}
    </Button>
  )
}
