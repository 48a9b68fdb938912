import type { Captcha } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { useEffect, useState } from 'react'
import { reportError } from '../../shell/report-error.ts'
import { readCaptcha } from '../../shell/session-calls.ts'

// A picture is valid for about two minutes.
const renewAfterMs = 120_000

interface CaptchaState {
  captcha: Captcha | undefined
  isLoading: boolean
  renew(): void
}

/** The picture of the security code while it is needed, a fresh one every two minutes and when asked for. */
export const useCaptcha = (isNeeded: boolean): CaptchaState => {
  const [round, setRound] = useState(1)
  const [answer, setAnswer] = useState<{ round: number; captcha: Captcha | undefined }>()

  useEffect(() => {
    if (!isNeeded) return undefined
    const leaving = new AbortController()
    const read = async () => {
      const { data, error } = await readCaptcha(leaving.signal)
      if (leaving.signal.aborted) return
      setAnswer({ round, captcha: data })
      if (error) reportError(error)
    }
    void read()
    const timer = setTimeout(() => setRound(round + 1), renewAfterMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isNeeded, round])

  return {
    captcha: answer?.captcha,
    isLoading: isNeeded && answer?.round !== round,
    renew: () => setRound(round + 1),
  }
}
