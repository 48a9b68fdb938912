import { useOperationRetryMutation } from '@sarv/client/portal.generated'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { operationsDrawerText as text } from './operations-drawer.fa.ts'
import { tellStarted } from './operation-toasts.ts'
import { isRetryAskedFirst } from './retry-operation.rules.ts'

interface RetryOperationProps extends Pick<ButtonProps, 'size' | 'aria-label'> {
  id: number
  sentence: string
  /** The call that began it; absent: not known. */
  kind?: string
  hasIcon?: boolean
  label?: string
}

/** Tries a failed operation again; asked about first where it acts on something that works. */
export function RetryOperation(props: RetryOperationProps) {
  const { id, sentence, kind, hasIcon = false, label = text.retry, ...look } = props
  const [retry, { isLoading }] = useOperationRetryMutation()
  const [isAsking, setAsking] = useState(false)
  const send = async (): Promise<boolean> => {
    const { data, error } = await retry({ id })
    if (!error) tellStarted(data, text.retried(sentence))
    return !error
  }
  return (
    <>
      <Button
        {...look}
        {...(hasIcon && { icon: RotateCcw })}
        writes
        isPending={isLoading}
        onPress={() => (isRetryAskedFirst(kind) ? setAsking(true) : void send())}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.retryTitle(sentence)}
        confirmLabel={text.retry}
        onConfirm={send}
      >
        <p>{text.retryText}</p>
      </ConfirmDialog>
    </>
  )
}
