import {
  useVpcNetworkAccessAnswerMutation,
  useVpcNetworkAccessDeleteMutation,
  useVpcNetworkAccessListQuery,
  type VpcDetail,
  type VpcNetworkAccessListItem,
} from '@sarv/client/vm.generated'
import { vpcAccessStatus } from '@sarv/contract/enums'
import { Check, Send, Unplug, X } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { useRoleRefusal } from '../../../shell/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { accessColumns } from './access-columns.tsx'
import { useVpcRefusal } from './vpc-acts.ts'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.access

const AskAccessDialog = lazyDialog(async () => (await import('./AskAccessDialog.tsx')).AskAccessDialog)
const RefuseAccessDialog = lazyDialog(async () => (await import('./RefuseAccessDialog.tsx')).RefuseAccessDialog)

interface AccessSectionProps {
  projectId: number
  id: number
  vpc: VpcDetail | undefined
}

const isOpenQuestion = ({ isIncoming, statusId }: VpcNetworkAccessListItem): boolean =>
  !!isIncoming && (statusId === vpcAccessStatus.id.asked || statusId === vpcAccessStatus.id.failed)

/** Ways between this cloud and others: asked for here, and answered here. */
export function AccessSection({ projectId, id: vpcHostId, vpc }: AccessSectionProps) {
  const pollingInterval = usePollingInterval()
  const query = useVpcNetworkAccessListQuery({ projectId, vpcHostId }, { pollingInterval })
  const [answer] = useVpcNetworkAccessAnswerMutation()
  const [end] = useVpcNetworkAccessDeleteMutation()
  const refusal = useVpcRefusal(projectId)
  const mayNot = useRoleRefusal(projectId)('project:manage')
  const [isAsking, setAsking] = useState(false)
  const [refused, setRefused] = useState<VpcNetworkAccessListItem>()
  const granting = useConfirmDialog<VpcNetworkAccessListItem>(
    ({ id }) => answer({ projectId, vpcHostId, id, body: { isGranted: true } }),
    {
      title: ({ vpcHost }) => text.granting.title(vpcHost ?? ''),
      text: ({ vmNetwork }) => text.granting.text(vmNetwork ?? ''),
      confirmLabel: text.grant,
      started: text.granting.started,
    },
  )
  const ending = useConfirmDialog<VpcNetworkAccessListItem>(({ id }) => end({ projectId, vpcHostId, id }), {
    title: ({ vmNetwork }) => text.ending.title(vmNetwork ?? ''),
    text: () => text.ending.text,
    confirmLabel: text.withdraw,
    started: text.ending.started,
  })
  const actions: RowAction<VpcNetworkAccessListItem>[] = [
    {
      label: text.grant,
      icon: Check,
      isQuick: true,
      isHidden: (access) => !isOpenQuestion(access),
      run: granting.ask,
      disabledReason: () => mayNot,
    },
    {
      label: text.refuse,
      icon: X,
      isHidden: (access) => !isOpenQuestion(access),
      opens: RefuseAccessDialog,
      run: setRefused,
      disabledReason: () => mayNot,
    },
    { label: text.withdraw, icon: Unplug, isDanger: true, run: ending.ask, disabledReason: () => mayNot },
  ]
  const askButton = (
    <Button
      icon={Send}
      opens={AskAccessDialog}
      disabledReason={vpc && refusal('access', vpc)}
      onPress={() => setAsking(true)}
    >
      {text.ask}
    </Button>
  )
  return (
    <Section title={text.title} intro={text.intro} actions={askButton} areActionsInside={!query.currentData?.length}>
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        columns={accessColumns}
        rowActions={actions}
        empty={
          <Empty icon={Send} title={text.empty.title} actions={askButton}>
            {text.empty.text}
          </Empty>
        }
      />
      {isAsking && <AskAccessDialog projectId={projectId} vpcHostId={vpcHostId} onClose={() => setAsking(false)} />}
      {refused && (
        <RefuseAccessDialog
          projectId={projectId}
          vpcHostId={vpcHostId}
          access={refused}
          onClose={() => setRefused(undefined)}
        />
      )}
      {granting.dialog}
      {ending.dialog}
    </Section>
  )
}
