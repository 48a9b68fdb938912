import type { StepUpWays } from '@sarv/contract/account/step-up/step-up.schemas'
import { useEffect, useId, useState } from 'react'
import { endStepUp } from '../../../shell/step-up.ts'
import type { StepUpDialogProps } from '../../../shell/StepUp.tsx'
import type { RequestError } from '../../../shell/request-errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { uiText } from '../../../ui/ui.fa.ts'
import { StepUpForm } from './StepUpForm.tsx'
import { readWays } from './step-up-calls.ts'
import { stepUpText as text } from './step-up.fa.ts'
import { mailboxAlone, needsPasskey } from './step-up.rules.ts'

const cancel = () => endStepUp(false)

/** Over the page whose act asks for it: the same person proves who they are, and the act goes on as it was sent. */
export function StepUpDialog({ asked }: StepUpDialogProps) {
  const formId = useId()
  const [isPending, setPending] = useState(false)
  const { ways: all, error, again } = useWays(asked !== null)
  const ways = all && asked?.ofMailbox ? mailboxAlone : all
  const isTyped = ways !== undefined && !needsPasskey(ways)
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={cancel}
      title={text.title}
      subtitle={asked?.ofMailbox ? text.ofMailbox : text.subtitle}
      footer={
        <>
          <Button onPress={cancel}>{uiText.cancel}</Button>
          {isTyped && (
            <Button kind="primary" type="submit" form={formId} isPending={isPending}>
              {text.submit}
            </Button>
          )}
        </>
      }
    >
      {ways && asked && <StepUpForm formId={formId} ways={ways} withFactor={asked.withFactor} onPending={setPending} />}
      {!ways && error && <ErrorBox isPart title={text.unread} error={error} onRetry={again} />}
      {!ways && !error && <Skeleton lines={2} />}
    </Dialog>
  )
}

/** Read each time: somebody may have switched a factor on since. */
const useWays = (isAsked: boolean) => {
  const [attempt, setAttempt] = useState<object>({})
  const [answer, setAnswer] = useState<{ attempt: object; ways?: StepUpWays; error?: RequestError }>()
  useEffect(() => {
    if (!isAsked) return undefined
    const leaving = new AbortController()
    const read = async () => {
      const { data, error } = await readWays(undefined, leaving.signal)
      if (!leaving.signal.aborted) setAnswer({ attempt, ways: data, error })
    }
    void read()
    return () => {
      leaving.abort()
      setAnswer(undefined)
    }
  }, [attempt, isAsked])
  const current = answer?.attempt === attempt ? answer : undefined
  return { ways: current?.ways, error: current?.error, again: () => setAttempt({}) }
}
