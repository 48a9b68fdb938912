import { useOperationCancelMutation } from '@sarv/client/portal.generated'
import { toast } from '../ui/toast.ts'
import { operationsText as text } from './operations.fa.ts'

/** Taking a running operation back. */
export const useOperationActs = () => {
  const [cancelCall] = useOperationCancelMutation()
  const cancel = async (id: number): Promise<boolean> => {
    const { error } = await cancelCall({ id })
    if (!error) toast.info(text.asked.cancel)
    return !error
  }
  return { cancel }
}
