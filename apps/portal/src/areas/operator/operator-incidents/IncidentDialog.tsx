import {
  useOperatorDatacenterListQuery,
  useOperatorIncidentCreateMutation,
  useOperatorIncidentEditMutation,
  type OperatorIncident,
  type OperatorIncidentModel,
} from '@sarv/client/operator.generated'
import { incidentKind, incidentSeverity, productCategory } from '@sarv/contract/enums'
import { Controller } from 'react-hook-form'
import { nowOnWire } from '../../../format/relative.ts'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { Choices } from '../frame/Choices.tsx'
import { Moment } from '../frame/Moment.tsx'
import { dayOf, momentOf, timeOf } from '../frame/moments.ts'
import { incidentsText as text } from './operator-incidents.fa.ts'

interface Form extends Pick<OperatorIncidentModel, 'subject' | 'content' | 'reason'> {
  kindId: number
  severityId: number
  datacenterIds: number[]
  productIds: number[]
  fromDay: string | null
  fromTime: string
  toDay: string | null
  toTime: string
  showDay: string | null
  showTime: string
}

const resolver = resolveBySchema<Form, OperatorIncidentModel>(
  async () =>
    (await import('@sarv/contract/operator/operator-incidents/operator-incidents.schemas')).OperatorIncidentModel,
  {
    toSent: ({ fromDay, fromTime, toDay, toTime, showDay, showTime, ...form }) => ({
      ...form,
      fromDate: momentOf(fromDay, fromTime),
      toDate: momentOf(toDay, toTime),
      showFromDate: momentOf(showDay, showTime),
    }),
    fieldOf: { fromDate: 'fromTime', toDate: 'toTime', showFromDate: 'showTime' },
  },
)

const optionsOf = (table: { values: readonly { id: number; label: string }[] }) =>
  table.values.map(({ id, label }) => ({ id, label }))
const products = productCategory.values.map(({ id, label }) => ({ id, name: label }))

const formOf = (incident: OperatorIncident | undefined): Form => {
  const now = nowOnWire()
  return {
    kindId: incident?.kindId ?? incidentKind.id.incident,
    severityId: incident?.severityId ?? incidentSeverity.id.degraded,
    subject: incident?.subject ?? '',
    content: incident?.content ?? '',
    datacenterIds: incident?.datacenterIds ?? [],
    productIds: incident?.productIds ?? [],
    fromDay: dayOf(incident?.fromDate ?? now),
    fromTime: timeOf(incident?.fromDate ?? now),
    toDay: dayOf(incident?.toDate),
    toTime: timeOf(incident?.toDate),
    showDay: dayOf(incident?.showFromDate),
    showTime: timeOf(incident?.showFromDate),
    reason: '',
  }
}

/** Publishes one, or changes what was published. */
export function IncidentDialog({
  incident,
  onClose,
}: {
  incident?: OperatorIncident | undefined
  onClose: () => void
}) {
  const [create] = useOperatorIncidentCreateMutation()
  const [edit] = useOperatorIncidentEditMutation()
  const { data: datacenters = [] } = useOperatorDatacenterListQuery()
  return (
    <ActDialog
      title={incident ? text.editTitle : text.publish}
      submitLabel={incident ? text.edit : text.publish}
      defaultValues={formOf(incident)}
      resolver={resolver}
      about={{ incident_times: 'toTime' }}
      send={async (body: OperatorIncidentModel) =>
        incident ? edit({ id: incident.id, body: { ...body, version: incident.version } }) : create({ body })
      }
      done={() => (incident ? text.editDone : text.publishDone)}
      onClose={onClose}
    >
      {(control) => (
        <>
          <SegmentedControl control={control} name="kindId" label={text.kind} options={optionsOf(incidentKind)} />
          <SegmentedControl
            control={control}
            name="severityId"
            label={text.severity}
            options={optionsOf(incidentSeverity)}
          />
          <TextField control={control} name="subject" label={text.subject} help={text.subjectHelp} isRequired />
          <TextArea
            control={control}
            name="content"
            label={text.content}
            help={text.contentHelp}
            rows={5}
            maxLength={10_000}
            isRequired
          />
          <Moment
            control={control}
            day="fromDay"
            time="fromTime"
            labels={{ day: text.fromDay, time: text.fromTime }}
            isRequired
          />
          <Moment control={control} day="toDay" time="toTime" labels={{ day: text.toDay, time: text.toTime }} />
          <Moment
            control={control}
            day="showDay"
            time="showTime"
            labels={{ day: text.showDay, time: text.showTime }}
            help={text.showHelp}
          />
          <Controller
            control={control}
            name="datacenterIds"
            render={({ field }) => (
              <Choices
                label={text.datacenters}
                help={text.allIfNone}
                options={datacenters}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name="productIds"
            render={({ field }) => (
              <Choices
                label={text.products}
                help={text.allIfNone}
                options={products}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </>
      )}
    </ActDialog>
  )
}
