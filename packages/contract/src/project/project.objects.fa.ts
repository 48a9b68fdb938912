import type { AreaObjectText } from '../area-objects.ts'

export const projectObjectText = {
  names: { project: 'پروژه' },
  fields: { description: 'توضیح', isPublic: 'دیدن برای همه حساب', userAccessTypeId: 'دسترسی در پروژه' },
  edits: { projectEdit: (changed) => ({ name: 'تغییر نام پروژه' })[changed.join()] },
} as const satisfies AreaObjectText
