import { useOperationCancelMutation, useOperationRetryMutation } from '@sarv/client/portal.generated'
import { tellStarted } from '../shell/operation-toasts.ts'
import { toast } from '../ui/toast.ts'
import { operationsText as text } from './operations.fa.ts'

/** Trying a failed operation again, and taking a running one back. */
export const useOperationActs = () => {
  const [retryCall, { isLoading: isRetrying }] = useOperationRetryMutation()
  const [cancelCall, { isLoading: isCancelling }] = useOperationCancelMutation()

  const retry = async (id: number): Promise<boolean> => {
    const { data, error } = await retryCall({ id })
    if (!error) tellStarted(data, text.asked.retry)
    return !error
  }
  const cancel = async (id: number): Promise<boolean> => {
    const { error } = await cancelCall({ id })
    if (!error) toast.info(text.asked.cancel)
    return !error
  }
  return { retry, isRetrying, cancel, isCancelling }
}
