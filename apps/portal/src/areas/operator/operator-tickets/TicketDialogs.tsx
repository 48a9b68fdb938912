import {
  useOperatorColleagueListQuery,
  useOperatorTicketAssignMutation,
  useOperatorTicketCloseMutation,
  useOperatorTicketMergeMutation,
  useOperatorTicketPriorityMutation,
  useOperatorTicketReopenMutation,
  useOperatorTicketRouteMutation,
  type OperatorAssignModel,
  type OperatorMergeModel,
  type OperatorPriorityModel,
  type OperatorRouteModel,
  type OperatorTicketDetail,
} from '@sarv/client/operator.generated'
import { businessUnit, issuePriority } from '@sarv/contract/enums'
import type { ComponentType } from 'react'
import { NumberField } from '../../../ui/NumberField.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { Select } from '../../../ui/Select.tsx'
import { ActDialog } from '../frame/ActDialog.tsx'
import { reasonResolver } from '../frame/act-schemas.ts'
import { ticketsText } from './operator-tickets.fa.ts'

const text = ticketsText.acts
const schemas = () => import('@sarv/contract/operator/operator-tickets/operator-tickets.schemas')

export type TicketAct = 'assign' | 'route' | 'priority' | 'close' | 'reopen' | 'merge'

interface DialogProps {
  ticket: OperatorTicketDetail
  onClose: () => void
  /** What was suggested to merge it into. */
  mergeIntoId?: number | null
}

/** What an operator does to a ticket besides writing into it. */
export function TicketDialogs({ act, ...props }: DialogProps & { act: TicketAct }) {
  const Dialog = dialogs[act]
  return <Dialog {...props} />
}

/** Nothing is chosen at first. */
type Unchosen<Model, Field extends keyof Model> = Omit<Model, Field> & Record<Field, number | null> & { reason: string }

const assignResolver = resolveBySchema<Unchosen<OperatorAssignModel, 'operatorId'>, OperatorAssignModel>(
  async () => (await schemas()).OperatorAssignModel,
)

function AssignDialog({ ticket: { id, operatorId }, onClose }: DialogProps) {
  const { data: colleagues = [] } = useOperatorColleagueListQuery()
  const [assign] = useOperatorTicketAssignMutation()
  return (
    <ActDialog
      title={text.assignTitle}
      submitLabel={text.assign}
      defaultValues={{ operatorId: null, reason: '' }}
      resolver={assignResolver}
      about={{ operator_unfit: 'operatorId' }}
      send={(body) => assign({ id, body })}
      done={() => text.assigned}
      onClose={onClose}
    >
      {(control) => (
        <Select
          control={control}
          name="operatorId"
          label={text.assignTo}
          options={colleagues
            .filter((colleague) => colleague.id !== operatorId)
            .map((colleague) => ({
              id: colleague.id,
              label: colleague.name,
              description: text.load(colleague.openCount),
            }))}
          isRequired
        />
      )}
    </ActDialog>
  )
}

const routeResolver = resolveBySchema<Unchosen<OperatorRouteModel, 'businessUnitId'>, OperatorRouteModel>(
  async () => (await schemas()).OperatorRouteModel,
)

function RouteDialog({ ticket: { id, businessUnitId }, onClose }: DialogProps) {
  const [route] = useOperatorTicketRouteMutation()
  return (
    <ActDialog
      title={text.route}
      subtitle={text.routeSub}
      submitLabel={text.route}
      defaultValues={{ businessUnitId: null, reason: '' }}
      resolver={routeResolver}
      send={(body) => route({ id, body })}
      done={() => text.routed}
      onClose={onClose}
    >
      {(control) => (
        <Select
          control={control}
          name="businessUnitId"
          label={text.unit}
          options={businessUnit.values.filter((unit) => unit.id !== businessUnitId)}
          isRequired
        />
      )}
    </ActDialog>
  )
}

const priorityResolver = resolveBySchema<Unchosen<OperatorPriorityModel, 'issuePriorityId'>, OperatorPriorityModel>(
  async () => (await schemas()).OperatorPriorityModel,
)

function PriorityDialog({ ticket: { id, issuePriorityId }, onClose }: DialogProps) {
  const [change] = useOperatorTicketPriorityMutation()
  return (
    <ActDialog
      title={text.priority}
      subtitle={text.prioritySub}
      submitLabel={text.priority}
      defaultValues={{ issuePriorityId: null, reason: '' }}
      resolver={priorityResolver}
      send={(body) => change({ id, body })}
      done={() => text.prioritised}
      onClose={onClose}
    >
      {(control) => (
        <Select
          control={control}
          name="issuePriorityId"
          label={text.level}
          options={issuePriority.values.filter((priority) => priority.id !== issuePriorityId)}
          isRequired
        />
      )}
    </ActDialog>
  )
}

function CloseDialog({ ticket: { id }, onClose }: DialogProps) {
  const [close] = useOperatorTicketCloseMutation()
  return (
    <ActDialog
      title={text.closeTitle}
      subtitle={text.closeSub}
      submitLabel={text.closeTitle}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => close({ id, body })}
      done={() => text.closed}
      onClose={onClose}
    />
  )
}

function ReopenDialog({ ticket: { id }, onClose }: DialogProps) {
  const [reopen] = useOperatorTicketReopenMutation()
  return (
    <ActDialog
      title={text.reopen}
      subtitle={text.reopenSub}
      submitLabel={text.reopen}
      defaultValues={{ reason: '' }}
      resolver={reasonResolver}
      send={(body) => reopen({ id, body })}
      done={() => text.reopened}
      onClose={onClose}
    />
  )
}

const mergeResolver = resolveBySchema<Unchosen<OperatorMergeModel, 'intoId'>, OperatorMergeModel>(
  async () => (await schemas()).OperatorMergeModel,
)

/** The latest others of the customer are offered; any number of theirs can be typed. */
function MergeDialog({ ticket: { id }, mergeIntoId = null, onClose }: DialogProps) {
  const [merge] = useOperatorTicketMergeMutation()
  return (
    <ActDialog
      title={text.merge}
      subtitle={text.mergeSub}
      submitLabel={text.merge}
      defaultValues={{ intoId: mergeIntoId, reason: '' }}
      resolver={mergeResolver}
      about={{ ticket_merge_elsewhere: 'intoId', ticket_merge_unseen: 'intoId' }}
      send={(body) => merge({ id, body })}
      done={() => text.merged}
      onClose={onClose}
    >
      {(control) => <NumberField control={control} name="intoId" label={text.mergeInto} minValue={1} isRequired />}
    </ActDialog>
  )
}

const dialogs: Readonly<Record<TicketAct, ComponentType<DialogProps>>> = {
  assign: AssignDialog,
  route: RouteDialog,
  priority: PriorityDialog,
  close: CloseDialog,
  reopen: ReopenDialog,
  merge: MergeDialog,
}
