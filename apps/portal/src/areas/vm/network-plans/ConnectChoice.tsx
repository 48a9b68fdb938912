import { useTopologyGetQuery } from '@sarv/client/vm.generated'
import { useState } from 'react'
import { Note } from '../../../ui/Note.tsx'
import { Select } from '../../../ui/Select.tsx'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { planText } from './network-plans.fa.ts'
import type { Changes, NewChange } from './plan-changes.ts'
import type { Adding } from './PlanDialog.tsx'

const text = planText.forms.connect

interface ConnectChoiceProps {
  projectId: number
  changes: Changes
  onAdd: (change: NewChange) => Adding
  onClose: () => void
}

/** Which network the cloud is to be the gateway of: one that is in no cloud, also where the picture does not show it. */
export function ConnectChoice({ projectId, changes, onAdd, onClose }: ConnectChoiceProps) {
  const { data } = useTopologyGetQuery({ projectId })
  const [picked, setPicked] = useState<number | null>(null)
  const planned = new Set(changes.flatMap((change) => (change.kind === 'networkConnect' ? [change.vmNetworkId] : [])))
  const options = (data?.nodes ?? []).flatMap(({ kind, itemId, routerId, name, detail }) =>
    kind === 'network' && itemId !== null && routerId === null && !planned.has(itemId)
      ? [{ id: itemId, label: name, ...(detail && { description: detail }) }]
      : [],
  )
  const chosen = picked ?? (options.length === 1 ? options[0]!.id : null)
  const isNone = data !== undefined && options.length === 0
  const change: NewChange | undefined = chosen === null ? undefined : { kind: 'networkConnect', vmNetworkId: chosen }
  return (
    <ChoiceDialog
      words={text}
      change={change}
      refusal={isNone ? text.none : chosen === null ? text.network : undefined}
      onAdd={onAdd}
      onClose={onClose}
    >
      {isNone ? (
        <Note>{text.none}</Note>
      ) : (
        <Select<never, number> label={text.network} options={options} value={chosen} onChange={setPicked} isRequired />
      )}
    </ChoiceDialog>
  )
}
