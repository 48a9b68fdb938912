import type { AreaObjectText } from '../area-objects.ts'

export const storageObjectText = {
  names: { bucket: 'باکت', storageKey: 'کلید دسترسی باکت' },
  fields: { publicAccess: 'دسترسی عمومی' },
} as const satisfies AreaObjectText
