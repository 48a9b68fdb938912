import type { AreaObjectText } from '../area-objects.ts'

export const portalObjectText = {
  names: { operation: 'عملیات' },
} as const satisfies AreaObjectText
