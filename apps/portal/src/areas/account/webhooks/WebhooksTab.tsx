import {
  useWebhookDeleteMutation,
  useWebhookListQuery,
  useWebhookRotateMutation,
  useWebhookTestMutation,
  type WebhookListItem,
  type WebhookSecret,
} from '@sarv/client/portal.generated'
import { KeyRound, Pencil, Plus, Send, Trash2, Webhook } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyDialog } from '../../../shell/lazy-dialog.tsx'
import { usePollingInterval } from '../../../shell/live-events.ts'
import { useConfirmDialog } from '../../../shell/use-confirm-dialog.tsx'
import { useDeleteDialog } from '../../../shell/use-delete-dialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { type ListQuery, ListTable } from '../../../ui/ListTable.tsx'
import type { RowAction } from '../../../ui/RowActions.tsx'
import { Section } from '../../../ui/Section.tsx'
import { toast } from '../../../ui/toast.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { SignatureSamples } from './SignatureSamples.tsx'
import { webhookParam } from './webhook-address.ts'
import { webhookColumns } from './webhook-columns.tsx'
import { WebhookLog } from './WebhookLog.tsx'
import { webhooksText as text } from './webhooks.fa.ts'

const WebhookDialog = lazyDialog(async () => (await import('./WebhookDialog.tsx')).WebhookDialog)

interface Shown extends WebhookSecret {
  name: string
  isRotated: boolean
}

/** `/portal/account?tab=webhook`: all of them, or what one was sent */
export function WebhooksTab() {
  const webhooks = useWebhookListQuery(undefined, { pollingInterval: usePollingInterval() })
  const [search] = useSearchParams()
  const opened = webhooks.data?.find(({ id }) => String(id) === search.get(webhookParam))
  return opened ? <WebhookLog webhook={opened} /> : <WebhookList webhooks={webhooks} />
}

function WebhookList({ webhooks }: { webhooks: ListQuery<WebhookListItem> }) {
  const [edited, setEdited] = useState<WebhookListItem | 'new'>()
  const [shown, setShown] = useState<Shown>()
  const acts = useWebhookActs(setShown)

  const rowActions: RowAction<WebhookListItem>[] = [
    acts.test,
    { label: text.acts.edit, icon: Pencil, run: setEdited, opens: WebhookDialog },
    { label: text.acts.rotate, icon: KeyRound, run: acts.rotation.ask },
    { label: text.deletion.action, icon: Trash2, run: acts.deletion.ask, isDanger: true },
  ]
  const createButton = (
    <Button kind="primary" icon={Plus} opens={WebhookDialog} onPress={() => setEdited('new')}>
      {text.create}
    </Button>
  )
  return (
    <Section title={text.title} intro={text.intro} actions={createButton} areActionsInside={!webhooks.data?.length}>
      <ListTable
        label={text.list.label}
        unit={text.list.unit}
        query={webhooks}
        columns={webhookColumns}
        empty={
          <Empty icon={Webhook} hasPattern title={text.list.empty.title} actions={createButton}>
            {text.list.empty.text}
          </Empty>
        }
        rowActions={rowActions}
        markedKey={shown?.id}
      />
      <SignatureSamples />
      {edited && (
        <WebhookDialog
          webhook={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onCreated={(secret, name) => setShown({ ...secret, name, isRotated: false })}
        />
      )}
      {shown && <SecretDialog {...shown} onClose={() => setShown(undefined)} />}
      {acts.rotation.dialog}
      {acts.deletion.dialog}
    </Section>
  )
}

const useWebhookActs = (show: (shown: Shown) => void) => {
  const [send] = useWebhookTestMutation()
  const [rotate] = useWebhookRotateMutation()
  const [remove] = useWebhookDeleteMutation()
  const test: RowAction<WebhookListItem> = {
    label: text.acts.test,
    icon: Send,
    isQuick: true,
    disabledReason: ({ isEnabled }) => (isEnabled ? undefined : text.acts.off),
    run: async ({ id, name }) => {
      const { error } = await send({ id })
      if (!error) toast.success(text.acts.tested(name))
    },
  }
  const rotation = useConfirmDialog<WebhookListItem>(
    async ({ id, name }) => {
      const answer = await rotate({ id })
      if (answer.data) show({ ...answer.data, name, isRotated: true })
      return answer
    },
    {
      title: ({ name }) => text.rotation.title(name),
      text: () => text.rotation.text,
      confirmLabel: text.rotation.confirm,
      started: ({ name }) => text.secret.rotated(name),
    },
  )
  const deletion = useDeleteDialog<WebhookListItem>(({ id }) => remove({ id }), { words: text.deletion })
  return { test, rotation, deletion }
}
