import { useOperatorViewEndMutation } from '@sarv/client/operator.generated'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Loading } from '../../../ui/Loading.tsx'
import { toast } from '../../../ui/toast.ts'
import { operatorPaths } from '../operator.paths.ts'
import { viewsText as text } from './operator-views.fa.ts'

/** Where whoever has seen the portal as a customer comes back to: it ends here on the server too. */
export function ViewEndPage() {
  const { id, customerId = '' } = useParams()
  const [end] = useOperatorViewEndMutation()
  const navigate = useNavigate()
  useEffect(() => {
    const leave = async () => {
      const { error } = await end({ id: Number(id) })
      if (!error) toast.info(text.ended)
      await navigate(operatorPaths.customer(customerId), { replace: true })
    }
    void leave()
  }, [end, navigate, id, customerId])
  return <Loading lines={4} />
}
