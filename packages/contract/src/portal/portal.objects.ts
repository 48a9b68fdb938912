import { byBody, byParam, made, type AreaObjects } from '../area-objects.ts'

export const portalObjects = {
  kinds: { operation: {}, ticket: {}, webhook: {} },
  about: {
    operationRetry: [byParam('operation')],
    operationCancel: [byParam('operation')],
    issueCreate: [made('ticket')],
    issueItemCreate: [byBody('ticket', 'issueId')],
    issueClose: [byParam('ticket')],
    issueRate: [byParam('ticket')],
    webhookCreate: [made('webhook')],
    webhookEdit: [byParam('webhook')],
    webhookRotate: [byParam('webhook')],
    webhookDelete: [byParam('webhook')],
    webhookTest: [byParam('webhook')],
    webhookDeliveryReplay: [byParam('webhook', 'webhookId')],
  },
} as const satisfies AreaObjects
