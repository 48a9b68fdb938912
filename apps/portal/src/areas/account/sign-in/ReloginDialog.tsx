import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { useState } from 'react'
import { leaveSession } from '../../../shell/relogin.ts'
import type { ReloginDialogProps } from '../../../shell/Relogin.tsx'
import { endSession } from '../../../shell/session-calls.ts'
import { startSession } from '../../../shell/session.ts'
import type { Session } from '../../../shell/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { PasskeyButton } from './OtherWays.tsx'
import { backIntoAccount } from './relogin-session.ts'
import { reloginText as text } from './relogin.fa.ts'
import { SecondFactorForm } from './second-factor/SecondFactorForm.tsx'
import type { PendingSignIn, SignInStep } from './sign-in-flow.ts'
import { canUsePasskeys } from './use-passkey.ts'

const stayOpen = () => undefined

/** Over the page whose session ended: the same person signs in again, and what waited goes on. */
export function ReloginDialog({ asked }: ReloginDialogProps) {
  return (
    <Dialog
      isOpen={asked !== null}
      isStubborn
      onClose={stayOpen}
      title={text.title}
      subtitle={text.subtitle}
      footer={<Button onPress={leaveSession}>{text.signOut}</Button>}
    >
      {asked && <ReloginSteps key={asked.accessToken} dead={asked} />}
    </Dialog>
  )
}

function ReloginSteps({ dead }: { dead: Session }) {
  const [pending, setPending] = useState<PendingSignIn>()
  const [isOtherUser, setOtherUser] = useState(false)

  const enter = async (answer: LoginSession) => {
    if (answer.userId === dead.userId) return startSession(await backIntoAccount(answer, dead))
    // Nobody works on in the name of somebody else; and a session that nobody uses must not stay open.
    setPending(undefined)
    setOtherUser(true)
    await endSession(answer.accessToken ?? '')
  }
  const moveOn = (step: SignInStep) => {
    setOtherUser(false)
    if (step.kind === 'secondFactor') setPending(step.pending)
    else void enter(step.answer)
  }

  if (pending) {
    return <SecondFactorForm pending={pending} onStep={moveOn} onExpired={() => setPending(undefined)} />
  }
  return (
    <>
      {isOtherUser && (
        <Note tone="warning" isLive>
          {text.otherUser}
        </Note>
      )}
      <CredentialsForm email={dead.email} submitLabel={text.submit} onStep={moveOn} />
      {canUsePasskeys() && <PasskeyButton onStep={moveOn} />}
    </>
  )
}
