import { networkNodeStatus } from '@sarv/contract/enums'
import { useState } from 'react'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { Known } from '../vpc-nats/forward-form.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { planText } from './network-plans.fa.ts'
import type { NewChange } from './plan-changes.ts'
import type { Adding } from './PlanDialog.tsx'

const text = planText.forms.leave

interface ServerLeaveChoiceProps {
  vmNetworkId: number
  known: Known
  onAdd: (change: NewChange) => Adding
  onClose: () => void
}

/** Which server leaves the network with the plan. */
export function ServerLeaveChoice({ vmNetworkId, known, onAdd, onClose }: ServerLeaveChoiceProps) {
  const [picked, setPicked] = useState<number | null>(null)
  const nodes = known.nodes.filter(
    (node) => node.vmNetworkId === vmNetworkId && node.statusId === networkNodeStatus.id.connected,
  )
  const chosen = picked ?? (nodes.length === 1 ? nodes[0]!.id : null)
  return (
    <ChoiceDialog
      words={text}
      change={chosen === null ? undefined : { kind: 'serverDisconnect', vmNetworkNodeId: chosen }}
      refusal={nodes.length === 0 ? text.none : chosen === null ? text.server : undefined}
      onAdd={onAdd}
      onClose={onClose}
    >
      {nodes.length === 0 ? (
        <Note>{text.none}</Note>
      ) : (
        <Select<never, number>
          label={text.server}
          options={nodes.map(({ id, vmHost, ipAddress }) => ({
            id,
            label: vmHost ?? '',
            ...(ipAddress && { description: ipAddress }),
          }))}
          value={chosen}
          onChange={setPicked}
          isRequired
        />
      )}
    </ChoiceDialog>
  )
}
