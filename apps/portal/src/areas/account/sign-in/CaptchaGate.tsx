import type { ReactNode } from 'react'
import { CaptchaField } from './CaptchaField.tsx'
import { useCaptcha } from './use-captcha.ts'

interface CaptchaGateProps {
  isNeeded: boolean
  children: (captcha: {
    field: ReactNode
    check: () => boolean
    renew: () => void
    answer: { captchaKey: string; captchaCode: string }
  }) => ReactNode
}

/** The security code for a form of another area, which cannot know ours: `operator-routes.tsx` hands it over. */
export function CaptchaGate({ isNeeded, children }: CaptchaGateProps) {
  const captcha = useCaptcha(isNeeded)
  const { check, renew, answer } = captcha
  return children({ field: isNeeded && <CaptchaField state={captcha} />, check, renew, answer })
}
