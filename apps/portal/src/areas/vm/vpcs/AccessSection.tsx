import {
  useVpcNetworkAccessAnswerMutation,
  useVpcNetworkAccessDeleteMutation,
  useVpcNetworkAccessListQuery,
  type VpcDetail,
  type VpcNetworkAccessListItem,
} from '@sarv/client/vm.generated'
import { vpcAccessStatus } from '@sarv/contract/enums'
import { networkInWords } from '@sarv/contract/vm/vpcs/vpcs.fa'
import { Check, Send, Trash2, Undo2, Unplug, X } from 'lucide-react'
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

const { asked, failed, refused: refusedId, connecting, granted, ending } = vpcAccessStatus.id

const isUnanswered = ({ statusId }: VpcNetworkAccessListItem): boolean => statusId === asked || statusId === failed

const isOpenQuestion = (access: VpcNetworkAccessListItem): boolean => !!access.isIncoming && isUnanswered(access)

/** There is a way, or half of one. */
const isWay = ({ statusId }: VpcNetworkAccessListItem): boolean =>
  statusId === connecting || statusId === granted || statusId === ending

const movingReasons: ReadonlyMap<number, string> = new Map([
  [connecting, text.connecting],
  [ending, text.ending],
])

interface EndingWords {
  title: (thing: string) => string
  text: string
  started: () => string
}

const wordsOf = (confirmLabel: string, { title, text: said, started }: EndingWords) => ({
  title: ({ vmNetworkId = 0, vmNetwork }: VpcNetworkAccessListItem) =>
    title(networkInWords({ id: vmNetworkId, name: vmNetwork })),
  text: () => said,
  confirmLabel,
  isDanger: true,
  started,
})

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
  const remove = ({ id }: VpcNetworkAccessListItem) => end({ projectId, vpcHostId, id })
  const withdrawal = useConfirmDialog(remove, wordsOf(text.withdraw, text.withdrawal))
  const removal = useConfirmDialog(remove, wordsOf(text.remove, text.removal))
  const conclusion = useConfirmDialog(remove, wordsOf(text.end, text.conclusion))
  /** The work on a way is that of the cloud that asked. */
  const whyNot = (access: VpcNetworkAccessListItem) =>
    mayNot ??
    (access.statusId !== undefined ? movingReasons.get(access.statusId) : undefined) ??
    (vpc && !access.isIncoming && isWay(access) ? refusal('access', vpc) : undefined)
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
      isDanger: true,
      isHidden: (access) => !isOpenQuestion(access),
      opens: RefuseAccessDialog,
      run: setRefused,
      disabledReason: () => mayNot,
    },
    {
      label: text.withdraw,
      icon: Undo2,
      isDanger: true,
      isHidden: (access) => !!access.isIncoming || !isUnanswered(access),
      run: withdrawal.ask,
      disabledReason: whyNot,
    },
    {
      label: text.remove,
      icon: Trash2,
      isDanger: true,
      isHidden: ({ statusId }) => statusId !== refusedId,
      run: removal.ask,
      disabledReason: whyNot,
    },
    {
      label: text.end,
      icon: Unplug,
      isDanger: true,
      isHidden: (access) => !isWay(access),
      run: conclusion.ask,
      disabledReason: whyNot,
    },
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
      {withdrawal.dialog}
      {removal.dialog}
      {conclusion.dialog}
    </Section>
  )
}
