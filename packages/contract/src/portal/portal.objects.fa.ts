import type { AreaObjectText } from '../area-objects.ts'

export const portalObjectText = {
  names: { operation: 'عملیات', ticket: 'تیکت', webhook: 'وب‌هوک' },
} as const satisfies AreaObjectText
