import {
  useWebhookCreateMutation,
  useWebhookEditMutation,
  type WebhookListItem,
  type WebhookSecret,
} from '@sarv/client/portal.generated'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { toast } from '../../../ui/toast.ts'
import { TopicChoice } from './TopicChoice.tsx'
import { emptyWebhook, webhookResolver } from './webhook-form.ts'
import { webhooksText } from './webhooks.fa.ts'

const text = webhooksText.form

/** Refusals that are about the address. */
const about = { webhook_unreachable: 'url', webhook_https: 'url' } as const

interface WebhookDialogProps {
  /** Absent: a new one. */
  webhook?: WebhookListItem | undefined
  onClose: () => void
  onCreated: (secret: WebhookSecret, name: string) => void
}

/** Where to, and what of. */
export function WebhookDialog({ webhook, onClose, onCreated }: WebhookDialogProps) {
  const [create] = useWebhookCreateMutation()
  const [edit] = useWebhookEditMutation()
  const { control, setValue, formState, dialog } = useFormDialog(
    async ({ isEnabled, ...body }) => {
      if (!webhook) return create({ body })
      const { error } = await edit({ id: webhook.id, body: { ...body, isEnabled } })
      return error === undefined ? { data: undefined } : { error }
    },
    {
      defaultValues: webhook
        ? { name: webhook.name, url: webhook.url, topicIds: webhook.topicIds, isEnabled: webhook.isEnabled }
        : emptyWebhook,
      resolver: webhookResolver,
      about,
      done: (secret: WebhookSecret | undefined, { name }) => {
        if (secret) onCreated(secret, name)
        else toast.success(text.edited(name))
        onClose()
      },
    },
  )
  const topicIds = useWatch({ control, name: 'topicIds' })
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={webhook ? text.edit(webhook.name) : text.create}
      subtitle={text.subtitle}
      submitLabel={webhook ? text.submit.edit : text.submit.create}
      {...dialog}
    >
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
      <LtrTextField
        control={control}
        name="url"
        label={text.url}
        placeholder="https://example.ir/webhook"
        inputMode="url"
        isRequired
      />
      <TopicChoice
        value={topicIds}
        error={formState.errors.topicIds?.message}
        onChange={(ids) => setValue('topicIds', ids, { shouldValidate: formState.isSubmitted })}
      />
      {webhook && <Checkbox control={control} name="isEnabled" label={text.enabled} help={text.enabledHelp} />}
    </FormDialog>
  )
}
