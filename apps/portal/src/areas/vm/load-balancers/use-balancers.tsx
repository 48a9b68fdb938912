import {
  useLoadBalancerDeleteMutation,
  useLoadBalancerListQuery,
  useLoadBalancerRebuildMutation,
  type LoadBalancerListItem,
} from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { FileText, Hammer, Pencil, Plus, Split, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLabelFilter } from '../../../services/labels/use-label-filter.tsx'
import { useCreation } from '../../../services/use-creation.ts'
import { useServiceWork } from '../../../services/use-service-work.ts'
import { workInRow } from '../../../services/WorkInRow.tsx'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { useListState } from '../../../ui/use-list-state.ts'
import { useOpenedRow } from '../../../ui/use-opened-row.ts'
import { useBalancerRefusal } from './balancer-acts.ts'
import { balancerColumns } from './balancer-columns.tsx'
import { balancersText as text } from './load-balancers.fa.ts'

const BalancerDrawer = lazyDialog(async () => (await import('./BalancerDrawer.tsx')).BalancerDrawer)
const CreateBalancerDialog = lazyDialog(async () => (await import('./BalancerDialog.tsx')).CreateBalancerDialog)
const EditBalancerDialog = lazyDialog(async () => (await import('./BalancerDialog.tsx')).EditBalancerDialog)

/** The load balancers of a project, or of one of its private clouds, with all that can be done with them. */
export const useBalancers = (projectId: number, vpcHostId?: number) => {
  const pollingInterval = usePollingInterval()
  const query = useLoadBalancerListQuery({ projectId, VpcHostId: vpcHostId }, { pollingInterval })
  const [remove] = useLoadBalancerDeleteMutation()
  const [rebuild] = useLoadBalancerRebuildMutation()
  const { opened, hrefOf, close } = useOpenedRow('balancer')
  const openedId = Number(opened)
  const createRefusal = useRoleRefusal(projectId)('project:operate')
  const refusal = useBalancerRefusal(projectId)
  const work = useServiceWork(projectId, serviceType.loadBalancer)
  const labels = useLabelFilter({ projectId, type: serviceType.loadBalancer }, query, useListState())
  const creation = useCreation(createRefusal)
  const [edited, setEdited] = useState<number>()
  const deletion = useDeleteDialog<LoadBalancerListItem>(({ id }) => remove({ projectId, id }), {
    words: text.deletion,
  })
  const rebuilding = useConfirmDialog<LoadBalancerListItem>(({ id }) => rebuild({ projectId, id }), {
    title: ({ name }) => text.rebuilding.title(name),
    text: () => text.rebuilding.text,
    confirmLabel: text.rebuild,
    started: ({ name }) => text.rebuilding.started(name),
  })
  const action = (act: 'edit' | 'rebuild' | 'delete', more: Partial<RowAction<LoadBalancerListItem>>) => ({
    label: text[act],
    disabledReason: (balancer: LoadBalancerListItem) => refusal(act, balancer),
    ...more,
  })
  const actions: RowAction<LoadBalancerListItem>[] = [
    { label: text.open, icon: FileText, isQuick: true, opens: BalancerDrawer, href: ({ id }) => hrefOf(id) },
    action('edit', { icon: Pencil, opens: EditBalancerDialog, run: ({ id }) => setEdited(id) }),
    action('rebuild', { icon: Hammer, run: rebuilding.ask }),
    action('delete', { icon: Trash2, isDanger: true, run: deletion.ask }),
  ]
  const create = (
    <Button
      kind="primary"
      icon={Plus}
      disabledReason={createRefusal}
      opens={CreateBalancerDialog}
      onPress={creation.open}
    >
      {text.create}
    </Button>
  )
  const table = (
    <>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={labels.query}
        state={labels.state}
        tools={labels.control}
        columns={balancerColumns({ projectId, hasCloud: vpcHostId === undefined, hrefOf })}
        searchFor={text.searchFor}
        markedKey={creation.addedId}
        rowActions={actions}
        rowProgress={(balancer) => workInRow(balancer, work.get(balancer.id))}
        empty={
          <Empty icon={Split} hasPattern title={text.empty.title} actions={create}>
            {text.empty.text}
          </Empty>
        }
      />
      {creation.isOpen && <CreateBalancerDialog projectId={projectId} vpcHostId={vpcHostId} {...creation.dialog} />}
      {edited !== undefined && (
        <EditBalancerDialog projectId={projectId} id={edited} onClose={() => setEdited(undefined)} />
      )}
      {openedId > 0 && <BalancerDrawer key={openedId} projectId={projectId} id={openedId} onClose={close} />}
      {rebuilding.dialog}
      {deletion.dialog}
    </>
  )
  return { query, create, table, count: query.currentData?.length ?? 0 }
}
