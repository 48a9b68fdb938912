import type { OrderListItem } from '@sarv/client/financial.generated'
import { movedAtOnce } from '@sarv/contract/portal/moves/moves.rules'
import { serviceType } from '@sarv/contract/service-types'
import { ExternalLink, FolderInput, Power, PowerOff, Tag } from 'lucide-react'
import { useState } from 'react'
import { labelsText } from '../../../services/labels/labels.fa.ts'
import { movingText } from '../../../services/moving/moving.fa.ts'
import { useBulkActs } from '../../../services/use-bulk-acts.tsx'
import { useQuestion } from '../../../services/use-question.ts'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { useMayIn } from '../../../shell/use-may.ts'
import { shellText } from '../../../shell/shell.fa.ts'
import type { BulkAction } from '../../../ui/BulkBar.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { servicesText } from './orders.fa.ts'
import type { ServicePower } from './service-power.ts'
import { hrefOf, labelledOf, movedOf } from './service-rows.ts'

// Nobody needs them before they act.
const LabelDialog = lazyDialog(async () => (await import('../../../services/labels/LabelDialog.tsx')).LabelDialog)
const MoveDialog = lazyDialog(async () => (await import('../../../services/moving/MoveDialog.tsx')).MoveDialog)
const PowerServicesDialog = lazyDialog(async () => (await import('./PowerServicesDialog.tsx')).PowerServicesDialog)

const text = servicesText.bulk

type Orders = readonly OrderListItem[]

const forbiddenIn = (orders: Orders): string | undefined => {
  const one = orders.find(({ canLabel }) => !canLabel)
  return one && text.notAllowed(one.name ?? '')
}

const refusalOfPower = (orders: Orders): string | undefined =>
  orders.some((order) => order.serviceType !== serviceType.vm) ? text.serversOnly : forbiddenIn(orders)

/** What can be done from the list of all services, with the dialogs and the summary that belong to it. */
export const useServiceActs = () => {
  const [labelled, setLabelled] = useState<OrderListItem>()
  const manyLabelled = useQuestion<Orders>()
  const mayIn = useMayIn()
  const moved = useQuestion<Orders>()
  const power = useQuestion<{ act: ServicePower; servers: Orders }>()
  const bulk = useBulkActs()
  const run = (act: ServicePower, servers: Orders) =>
    bulk.runAll(
      async () => (await import('./service-power.ts')).powerWish(act, servers),
      servers.map(({ serviceId, name }) => ({ id: serviceId ?? 0, name })),
    )
  const rowActions: RowAction<OrderListItem>[] = [
    {
      label: servicesText.open,
      icon: ExternalLink,
      href: (order) => hrefOf(order) ?? '',
      isHidden: (order) => hrefOf(order) === undefined,
    },
    {
      label: labelsText.edit,
      icon: Tag,
      run: setLabelled,
      opens: LabelDialog,
      disabledReason: ({ canLabel }) => (canLabel ? undefined : shellText.roleForbids),
    },
    {
      label: movingText.act,
      icon: FolderInput,
      run: (order) => moved.ask([order]),
      opens: MoveDialog,
      isHidden: (order) => order.serviceType === serviceType.vmIp,
      disabledReason: ({ projectId }) => (mayIn(projectId ?? 0, 'project:manage') ? undefined : shellText.roleForbids),
    },
  ]
  const refusalOfMove = (orders: Orders): string | undefined => {
    if (orders.length > movedAtOnce) return text.tooManyToMove(movedAtOnce)
    const one = orders.find(({ projectId }) => !mayIn(projectId ?? 0, 'project:manage'))
    return one && text.notManager(one.name ?? '')
  }
  const powerAction = (act: ServicePower, icon: BulkAction<OrderListItem>['icon']): BulkAction<OrderListItem> => ({
    label: text[act],
    ...(icon && { icon }),
    run: (servers) => power.ask({ act, servers }),
    disabledReason: refusalOfPower,
  })
  const bulkActions: BulkAction<OrderListItem>[] = [
    powerAction('start', Power),
    powerAction('shutdown', PowerOff),
    { label: text.label, icon: Tag, run: manyLabelled.ask, disabledReason: forbiddenIn },
    { label: movingText.short, icon: FolderInput, run: moved.ask, disabledReason: refusalOfMove },
  ]
  const { asked } = power
  const dialogs = (
    <>
      {labelled && <LabelDialog services={[labelledOf(labelled)]} onClose={() => setLabelled(undefined)} />}
      {manyLabelled.asked && (
        <LabelDialog
          services={manyLabelled.asked.map(labelledOf)}
          onClose={manyLabelled.close}
          onSaved={() => void manyLabelled.accept(async () => true)}
        />
      )}
      {moved.asked && (
        <MoveDialog
          services={moved.asked.map(movedOf)}
          onClose={moved.close}
          onMoved={() => void moved.accept(async () => true)}
        />
      )}
      {asked && (
        <PowerServicesDialog
          {...asked}
          onClose={power.close}
          onConfirm={() => power.accept(() => run(asked.act, asked.servers))}
        />
      )}
    </>
  )
  return { label: setLabelled, rowActions, bulkActions, dialogs, summary: bulk.summary }
}
