import { useNavigate, useSearchParams } from 'react-router'

/** The receipt of a service stands over its page at `?receipt`: messages, operations and lists lead to it. */
export const useReceiptInAddress = (page: string): { isAsked: boolean; close: () => void } => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return { isAsked: search.has('receipt'), close: () => void navigate(page, { replace: true }) }
}
