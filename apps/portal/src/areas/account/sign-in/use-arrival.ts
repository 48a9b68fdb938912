import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../shell/paths.ts'
import { returnPathOf, withReturn } from '../../../shell/return-address.ts'
import { startSession } from '../../../shell/session.ts'
import { toast } from '../../../ui/toast.ts'
import { loginText as text } from './login.fa.ts'
import { pendingSignIn } from './sign-in-flow.ts'
import type { SignInStep } from './sign-in-flow.ts'

/** What a page does when a sign-in moves on: the second step, or in, to the page that was asked for. */
export const useArrival = () => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const returnPath = returnPathOf(search)

  const moveOn = (step: SignInStep, to: string = returnPath) => {
    if (step.kind === 'secondFactor') {
      pendingSignIn.set(step.pending)
      void navigate(withReturn(paths.twoFactorLogin, to))
    } else {
      startSession(step.answer)
      toast.success(text.welcome)
      void navigate(to, { replace: true })
      pendingSignIn.set(null)
    }
  }
  return { returnPath, moveOn }
}
