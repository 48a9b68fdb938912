import { byParam, made, type AreaObjects } from '../area-objects.ts'

export const portalObjects = {
  kinds: { operation: {}, webhook: {} },
  about: {
    operationRetry: [byParam('operation')],
    operationCancel: [byParam('operation')],
    webhookCreate: [made('webhook')],
    webhookEdit: [byParam('webhook')],
    webhookRotate: [byParam('webhook')],
    webhookDelete: [byParam('webhook')],
    webhookTest: [byParam('webhook')],
    webhookDeliveryReplay: [byParam('webhook', 'webhookId')],
  },
} as const satisfies AreaObjects
