import {
  useOperatorIncidentListQuery,
  useOperatorIncidentUpdateMutation,
  useOperatorIncidentWithdrawMutation,
  type OperatorIncident,
  type OperatorIncidentUpdateModel,
} from '@sarv/client/operator.generated'
import { incidentSeverity, incidentState } from '@sarv/contract/enums'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DateText } from '../../../ui/DateText.tsx'
import { EnumChip } from '../../../ui/EnumChip.tsx'
import type { Column } from '../../../ui/list-rows.ts'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { PublishedList } from '../frame/PublishedList.tsx'
import { useClockPolling } from '../frame/operator-live.ts'
import { reasonResolver } from '../frame/act-schemas.ts'
import { IncidentDialog } from './IncidentDialog.tsx'
import { incidentsText as text } from './operator-incidents.fa.ts'

const columns: readonly Column<OperatorIncident>[] = [
  { id: 'subject', label: text.columns.subject, place: 'title', cell: ({ subject }) => <bdi>{subject}</bdi> },
  {
    id: 'severity',
    label: text.columns.severity,
    cell: ({ severityId }) => <EnumChip table={incidentSeverity} id={severityId} />,
  },
  {
    id: 'state',
    label: text.columns.state,
    cell: ({ stateId }) => <EnumChip table={incidentState} id={stateId} />,
  },
  { id: 'from', label: text.columns.from, cell: ({ fromDate }) => <DateText wire={fromDate} as="time" /> },
  {
    id: 'shown',
    label: text.columns.shown,
    isQuiet: true,
    cell: ({ showFromDate }) => <DateText wire={showFromDate} as="time" />,
  },
  { id: 'author', label: text.columns.author, isQuiet: true, cell: ({ author }) => author && <bdi>{author}</bdi> },
]

type Asked = { act: 'edit' | 'update' | 'resolve' | 'withdraw'; incident: OperatorIncident } | { act: 'publish' }

const isOver = ({ stateId }: OperatorIncident) => stateId === incidentState.id.resolved

/** `/operator/incidents`: what everyone is told of. */
export function IncidentsPage() {
  const query = useOperatorIncidentListQuery(undefined, useClockPolling())
  const [asked, setAsked] = useState<Asked>()
  const ask = (act: 'edit' | 'update' | 'resolve' | 'withdraw') => (incident: OperatorIncident) =>
    setAsked({ act, incident })
  const refusal = (incident: OperatorIncident) => (isOver(incident) ? text.ended : undefined)
  const actions: RowAction<OperatorIncident>[] = [
    { label: text.update, run: ask('update'), disabledReason: refusal },
    { label: text.resolve, run: ask('resolve'), disabledReason: refusal },
    { label: text.edit, run: ask('edit'), disabledReason: refusal },
    { label: text.withdraw, run: ask('withdraw'), isDanger: true },
  ]
  const close = () => setAsked(undefined)
  return (
    <PublishedList
      text={text}
      query={query}
      columns={columns}
      rowActions={actions}
      publish={{ label: text.publish, icon: Plus, run: () => setAsked({ act: 'publish' }) }}
    >
      {asked?.act === 'publish' && <IncidentDialog onClose={close} />}
      {asked?.act === 'edit' && <IncidentDialog incident={asked.incident} onClose={close} />}
      {(asked?.act === 'update' || asked?.act === 'resolve') && (
        <UpdateDialog incident={asked.incident} isResolution={asked.act === 'resolve'} onClose={close} />
      )}
      {asked?.act === 'withdraw' && <WithdrawDialog incident={asked.incident} onClose={close} />}
    </PublishedList>
  )
}

interface DialogProps {
  incident: OperatorIncident
  onClose: () => void
}

const updateResolver = resolveBySchema<OperatorIncidentUpdateModel, OperatorIncidentUpdateModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-incidents/operator-incidents.schemas')).OperatorIncidentUpdateModel,
)

function UpdateDialog({ incident: { id, subject }, isResolution, onClose }: DialogProps & { isResolution: boolean }) {
  const [update] = useOperatorIncidentUpdateMutation()
  return (
    <ActDialog
      title={isResolution ? text.resolve : text.updateTitle}
      subtitle={<bdi>{subject}</bdi>}
      submitLabel={isResolution ? text.resolve : text.update}
      defaultValues={{ content: '', isResolution, reason: '' }}
      resolver={updateResolver}
      send={(body) => update({ id, body })}
      done={() => (isResolution ? text.resolveDone : text.updateDone)}
      onClose={onClose}
    >
      {(control) => (
        <TextArea
          control={control}
          name="content"
          label={text.updateContent}
          help={text.contentHelp}
          rows={4}
          maxLength={10_000}
          isRequired
        />
      )}
    </ActDialog>
  )
}

function WithdrawDialog({ incident: { id }, onClose }: DialogProps) {
  const [withdraw] = useOperatorIncidentWithdrawMutation()
  return (
    <ActDialog
      title={text.withdrawTitle}
      subtitle={text.withdrawText}
      submitLabel={text.withdraw}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => withdraw({ id, body })}
      done={() => text.withdrawDone}
      onClose={onClose}
    />
  )
}
