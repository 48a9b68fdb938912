import { useOperatorIdentityListQuery, type OperatorIdentityListItem } from '@sarv/client/operator.generated'
import { useState } from 'react'
import { useOperatorPolling } from '../frame/operator-live.ts'
import type { WaitingSource } from '../frame/waiting-source.ts'
import { IdentityCheck } from './IdentityCheck.tsx'
import { customersText } from './operator-customers.fa.ts'

const text = customersText.identity

/** People who have written who they are, for support to look at. */
export const useWaitingIdentities = (skip: boolean): WaitingSource => {
  const query = useOperatorIdentityListQuery(undefined, { ...useOperatorPolling(), skip })
  const [asked, setAsked] = useState<OperatorIdentityListItem>()
  return {
    query,
    items: query.data?.map((user) => ({
      id: `identity-${user.id}`,
      kind: text.kind,
      customerId: user.customerId,
      customer: user.customer,
      what: <bdi>{user.title}</bdi>,
      since: user.createDate,
      acts: [{ label: text.look, run: () => setAsked(user) }],
    })),
    dialog: asked && <IdentityCheck user={asked} onClose={() => setAsked(undefined)} />,
  }
}
