import { useIssueFileUploadMutation } from '@sarv/client/portal.generated'
import { type Attachments, useAttachments } from '../../../services/tickets/use-attachments.ts'

/** Files of a customer's message. */
export const useTicketAttachments = (): Attachments => {
  const [upload] = useIssueFileUploadMutation()
  return useAttachments((attachment) => upload({ body: { attachment } }))
}
