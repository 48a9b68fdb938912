import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../shell/paths.ts'
import { PublicFrame } from '../../../shell/PublicFrame.tsx'
import { returnPathOf, withReturn } from '../../../shell/return-address.ts'
import { sessionFromLogin, startSession } from '../../../shell/session.ts'
import { Link } from '../../../ui/Link.tsx'
import { Note } from '../../../ui/Note.tsx'
import { toast } from '../../../ui/toast.ts'
import { InvitationGate } from '../invitations/InvitationGate.tsx'
import { forgetInvitation } from '../invitations/invitation-token.ts'
import { invitationText } from '../invitations/invitations.fa.ts'
import { EmailCodeStep } from './EmailCodeStep.tsx'
import { LinkStep } from './LinkStep.tsx'
import { askForPhoneCode, PhoneStep } from './PhoneStep.tsx'
import { signupText as text } from './registration.fa.ts'
import { readEntry } from './signup.rules.ts'
import type { SignupEntry } from './signup.rules.ts'
import { SignupForm } from './SignupForm.tsx'
import type { Invited, Registration } from './SignupForm.tsx'
import styles from './signup.module.css'

export function SignupPage() {
  const { search, hash } = useLocation()
  const [entry] = useState(() => readEntry(search, hash))
  const { invitationToken } = entry
  return (
    <PublicFrame>
      {invitationToken ? (
        <InvitationGate token={invitationToken}>
          {(detail) => <SignupSteps entry={entry} invited={{ token: invitationToken, detail }} />}
        </InvitationGate>
      ) : (
        <SignupSteps entry={entry} />
      )}
    </PublicFrame>
  )
}

type Step = 'form' | 'code' | 'link' | 'phone'

interface SignupStepsProps {
  entry: SignupEntry
  invited?: Invited
}

/** Who signs up, whether the address is theirs, whether the phone is. */
function SignupSteps({ entry, invited }: SignupStepsProps) {
  const { step, registration, pendingToken, setPendingToken, isPhoneSent, go, onRegistered, onConfirmed, leave } =
    useSignupSteps(entry)
  const email = invited?.detail.email ?? entry.email

  if (step === 'phone') {
    return (
      <StepFrame title={text.phoneTitle} sub={text.phoneWhy}>
        <PhoneStep phoneNumber={registration?.phoneNumber ?? ''} isSent={isPhoneSent} onDone={leave} />
      </StepFrame>
    )
  }
  if (step === 'link') {
    return (
      <StepFrame title={text.codeTitle} sub={<LoginLink />}>
        <LinkStep
          email={entry.email}
          linkToken={entry.linkToken}
          onConfirmed={(answer) => void onConfirmed(answer)}
          onStartOver={() => go('form')}
        />
      </StepFrame>
    )
  }
  if (step === 'code' && registration) {
    return (
      <StepFrame title={text.codeTitle} sub={<LoginLink />}>
        <EmailCodeStep
          registration={registration}
          pendingToken={pendingToken}
          onResent={setPendingToken}
          onConfirmed={(answer) => void onConfirmed(answer)}
          onEdit={() => go('form')}
        />
      </StepFrame>
    )
  }
  return (
    <StepFrame title={text.title} sub={<LoginLink />}>
      {invited && (
        <Note tone="info" title={invitationText.invited(invited.detail.invitedBy, invited.detail.customer)}>
          {text.invitedText}
        </Note>
      )}
      <SignupForm
        defaultValues={registration ?? { ...empty, email, referralCode: entry.referralCode }}
        invited={invited}
        onRegistered={(typed, answer) => void onRegistered(typed, answer)}
      />
    </StepFrame>
  )
}

const empty: Registration = { firstName: '', lastName: '', phoneNumber: '', email: '', password: '', referralCode: '' }

const useSignupSteps = (entry: SignupEntry) => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [step, go] = useState<Step>(entry.linkToken ? 'link' : 'form')
  const [registration, setRegistration] = useState<Registration>()
  // In memory alone: the code of the mail works on this page and on no other.
  const [pendingToken, setPendingToken] = useState('')
  const [isPhoneSent, setPhoneSent] = useState(false)

  const enter = async (answer: LoginSession, phoneNumber: string | undefined) => {
    startSession(answer)
    forgetInvitation()
    toast.success(text.emailConfirmed)
    if (phoneNumber) setPhoneSent(await askForPhoneCode(phoneNumber))
    go('phone')
  }
  return {
    step,
    registration,
    pendingToken,
    setPendingToken,
    isPhoneSent,
    go,
    onRegistered: async (typed: Registration, answer: LoginSession) => {
      setRegistration(typed)
      setPendingToken(answer.pendingToken ?? '')
      if (sessionFromLogin(answer).accessToken) await enter(answer, typed.phoneNumber)
      else go('code')
    },
    onConfirmed: (answer: LoginSession) => enter(answer, registration?.phoneNumber),
    leave: () => void navigate(returnPathOf(search), { replace: true }),
  }
}

interface StepFrameProps {
  title: string
  sub: ReactNode
  children: ReactNode
}

function StepFrame({ title, sub, children }: StepFrameProps) {
  return (
    <div className={styles.page}>
      <div>
        <h1>{title}</h1>
        <p className={styles.sub}>{sub}</p>
      </div>
      {children}
    </div>
  )
}

function LoginLink() {
  const [search] = useSearchParams()
  return (
    <>
      {text.haveAccount} <Link href={withReturn(paths.login, returnPathOf(search))}>{text.login}</Link>
    </>
  )
}
