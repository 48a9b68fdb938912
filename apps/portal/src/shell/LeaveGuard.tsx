import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { Draft } from './drafts.ts'
import { paths } from './paths.ts'
import { hasToken } from './session.ts'
import { shellText } from './shell.fa.ts'

const text = shellText.leave

interface LeaveGuardProps {
  isDirty: boolean
  draft: Draft
}

/** Asks before a page with an unsent form is left. A lost session or a refused access does not wait for an answer. */
export function LeaveGuard({ isDirty, draft }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !draft.isFinished() &&
      hasToken() &&
      nextLocation.pathname !== paths.forbidden &&
      nextLocation.pathname !== currentLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return undefined
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!draft.isFinished()) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [draft, isDirty])

  const stay = () => blocker.reset?.()
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title={text.title}
      footer={
        <>
          <Button kind="quiet" onPress={() => blocker.proceed?.()}>
            {text.go}
          </Button>
          <Button kind="primary" onPress={stay}>
            {text.stay}
          </Button>
        </>
      }
    >
      <p>{text.text}</p>
    </Dialog>
  )
}
