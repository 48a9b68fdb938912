import { byParam, type AreaObjects } from '../area-objects.ts'

export const portalObjects = {
  kinds: { operation: {} },
  about: {
    operationRetry: [byParam('operation')],
    operationCancel: [byParam('operation')],
  },
} as const satisfies AreaObjects
