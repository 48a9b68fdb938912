import { captchaPattern } from '@sarv/contract/field-rules'
import { normalizeTechnical } from '@sarv/contract/normalize'
import { validationText } from '@sarv/contract/validation.fa'
import { useEffect, useState } from 'react'
import { reportError } from '../../../shell/report-error.ts'
import { readCaptcha, readCaptchaQuestion } from './sign-in-calls.ts'

// A picture or question is valid for about two minutes.
const renewAfterMs = 120_000

/** A picture, or a question in words for whoever cannot see it. */
type Kind = 'image' | 'question'

interface Wanted {
  kind: Kind
  isByHand: boolean
}

interface Shown {
  captchaKey: string
  /** The picture as base64, or the question. */
  content: string | null
}

const readImage = async (signal: AbortSignal) => {
  const { data, error } = await readCaptcha(undefined, signal)
  return { shown: data && { captchaKey: data.captchaKey, content: data.base64CaptchaImage }, error }
}

const readQuestion = async (signal: AbortSignal) => {
  const { data, error } = await readCaptchaQuestion(undefined, signal)
  return { shown: data && { captchaKey: data.captchaKey, content: data.question }, error }
}

const readers = { image: readImage, question: readQuestion }

/** The security code while it is needed: what to show, what was typed, and a fresh one every two minutes or when asked for. */
export const useCaptcha = (isNeeded: boolean) => {
  const [wanted, setWanted] = useState<Wanted>({ kind: 'image', isByHand: false })
  const [answer, setAnswer] = useState<{ to: object; shown: Shown | undefined }>()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  useEffect(() => {
    if (!isNeeded) return undefined
    const leaving = new AbortController()
    const read = async () => {
      const { shown, error: failure } = await readers[wanted.kind](leaving.signal)
      if (leaving.signal.aborted) return
      setAnswer({ to: wanted, shown })
      if (failure) reportError(failure)
    }
    void read()
    const timer = setTimeout(() => {
      setWanted({ ...wanted, isByHand: false })
      setCode('')
    }, renewAfterMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isNeeded, wanted])

  const want = (next: Wanted) => {
    setWanted(next)
    setCode('')
  }
  const isLoading = isNeeded && answer?.to !== wanted
  const shown = isLoading ? undefined : answer?.shown
  const captchaCode = normalizeTechnical(code)
  return {
    kind: wanted.kind,
    content: shown?.content,
    isLoading,
    field: {
      value: code,
      error,
      onChange: (typed: string) => {
        setCode(typed)
        setError(undefined)
      },
    },
    /** The person asked for what is shown now: the focus may follow. */
    isByHand: wanted.isByHand,
    /** After a submit that used the code up. */
    renew: () => want({ ...wanted, isByHand: false }),
    ask: (kind: Kind) => {
      want({ kind, isByHand: true })
      setError(undefined)
    },
    /** Whether the code has its shape; says so under the field when not. */
    check: () => {
      const isComplete = captchaPattern.test(captchaCode)
      setError(isComplete ? undefined : validationText.captcha)
      return isComplete
    },
    /** What the calls send. */
    answer: { captchaKey: shown?.captchaKey ?? '', captchaCode },
  }
}

export type CaptchaState = ReturnType<typeof useCaptcha>
