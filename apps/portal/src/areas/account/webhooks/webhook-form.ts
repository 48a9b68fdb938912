import type { EditWebhookModel } from '@sarv/contract/portal/webhooks/webhooks.schemas'
import { webhookTopic } from '@sarv/contract/enums'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

export interface WebhookForm {
  name: string
  url: string
  topicIds: number[]
  isEnabled: boolean
}

/** What most people make one for: to know when something is ready, or has failed. */
export const emptyWebhook: WebhookForm = {
  name: '',
  url: '',
  topicIds: [webhookTopic.id.operations],
  isEnabled: true,
}

/** A new one is made with the same fields, and is on. */
export const webhookResolver = resolveBySchema<WebhookForm, EditWebhookModel>(
  async () => (await import('@sarv/contract/portal/webhooks/webhooks.schemas')).EditWebhookModel,
)
