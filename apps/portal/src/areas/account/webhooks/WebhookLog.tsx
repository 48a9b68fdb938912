import {
  useWebhookDeliveryListQuery,
  useWebhookDeliveryReplayMutation,
  useWebhookTestMutation,
  type WebhookDeliveryListItem,
  type WebhookListItem,
} from '@sarv/client/portal.generated'
import { webhookDeliveryStatus, webhookStatus } from '@sarv/contract/enums'
import { ArrowRight, Inbox, RotateCcw, Send } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { totalCountOfQuery } from '../../../shell/total-count.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ListTable } from '../../../ui/ListTable.tsx'
import { Note } from '../../../ui/Note.tsx'
import { RefreshButton } from '../../../ui/RefreshButton.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { deliveryColumns } from './delivery-columns.tsx'
import { webhooksPath } from './webhook-address.ts'
import { webhooksText } from './webhooks.fa.ts'
import styles from './webhooks.module.css'

const text = webhooksText.log
const { id: statuses } = webhookDeliveryStatus

const DeliveryDialog = lazyDialog(async () => (await import('./DeliveryDialog.tsx')).DeliveryDialog)

/** The server filters; a segment only says what it asks for. */
const segments = webhookDeliveryStatus.values.map(({ id, name, label }) => ({
  id: name,
  label,
  matches: ({ statusId }: WebhookDeliveryListItem) => statusId === id,
}))

/** What a webhook was sent, and what became of it. */
export function WebhookLog({ webhook }: { webhook: WebhookListItem }) {
  const state = useListState()
  const status = webhookDeliveryStatus.values.find(({ name }) => name === state.filter)
  const query = useWebhookDeliveryListQuery(
    { id: webhook.id, ...state.toQuery(), ...(status && { StatusId: status.id }) },
    { pollingInterval: usePollingInterval() },
  )
  const [opened, setOpened] = useState<WebhookDeliveryListItem>()
  const { sendTest, replay } = useSending(webhook)
  const again: RowAction<WebhookDeliveryListItem> = {
    label: text.replay,
    icon: RotateCcw,
    isQuick: true,
    run: ({ id }) => replay(id),
    disabledReason: ({ statusId }) => refusalOf(webhook, statusId),
  }
  const testButton = (
    <Button
      icon={Send}
      writes
      disabledReason={webhook.isEnabled ? undefined : webhooksText.acts.off}
      onPress={() => void sendTest()}
    >
      {webhooksText.acts.test}
    </Button>
  )
  return (
    <Section
      title={text.title(webhook.name)}
      intro={text.intro}
      actions={
        <div className={styles.actions}>
          <LinkButton kind="quiet" icon={ArrowRight} href={webhooksPath}>
            {text.back}
          </LinkButton>
          {testButton}
        </div>
      }
    >
      <HealthNote webhook={webhook} />
      <ListTable
        label={text.label}
        unit={text.unit}
        query={query}
        state={state}
        serverTotal={totalCountOfQuery(query)}
        segments={segments}
        columns={deliveryColumns(setOpened)}
        searchFor={text.search}
        tools={<RefreshButton isFetching={query.isFetching} onPress={() => void query.refetch()} />}
        rowActions={[again]}
        empty={
          <Empty icon={Inbox} title={text.empty.title} actions={testButton}>
            {text.empty.text}
          </Empty>
        }
      />
      {opened && (
        <DeliveryDialog
          webhookId={webhook.id}
          id={opened.id}
          replayRefusal={(statusId) => refusalOf(webhook, statusId)}
          onReplay={replay}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  )
}

const refusalOf = ({ isEnabled }: WebhookListItem, statusId: number): string | undefined => {
  if (!isEnabled) return webhooksText.acts.off
  return statusId === statuses.queued ? text.stillQueued : undefined
}

function HealthNote({ webhook: { statusId } }: { webhook: WebhookListItem }) {
  if (statusId === webhookStatus.id.stopped) return <Note tone="danger">{text.stopped}</Note>
  return statusId === webhookStatus.id.failing ? <Note tone="warning">{text.failing}</Note> : null
}

const useSending = ({ id: webhookId, name }: WebhookListItem) => {
  const [test] = useWebhookTestMutation()
  const [again] = useWebhookDeliveryReplayMutation()
  const sendTest = async () => {
    const { error } = await test({ id: webhookId })
    if (!error) toast.success(webhooksText.acts.tested(name))
  }
  const replay = async (id: number) => {
    const { error } = await again({ webhookId, id })
    if (!error) toast.success(text.replayed)
  }
  return { sendTest, replay }
}
