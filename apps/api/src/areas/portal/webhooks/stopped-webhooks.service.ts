import type { TellOfStop } from '../../../webhooks/sender.ts'
import type { NotifyDependencies } from '../notifications.service.ts'
import { tellOwners } from '../tell-owners.service.ts'
import { webhooksText } from './webhooks.fa.ts'

/** The portal's page of them. */
export const webhooksPath = '/portal/account?tab=webhook'

/** Nobody looks at a webhook that works: when it is switched off, its owners learn of it. */
export const tellOfStoppedWebhook =
  (deps: NotifyDependencies): TellOfStop =>
  async (trx, { customerId, name }, why) => {
    const { subject, [why]: content } = webhooksText.stopped
    await tellOwners(trx, deps, { customerId, link: webhooksPath }, { subject: subject(name), content })
  }
