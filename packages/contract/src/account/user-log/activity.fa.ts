import type { AllOf } from '../../all-of.ts'
import type { AreaObjectText, EditTitle } from '../../area-objects.ts'
import { callTitle } from '../../call-titles.ts'
import { userAccessType } from '../../enums.ts'
import type { ObjectKind } from '../../objects.ts'
import { allObjectText } from '../../objects.fa.generated.ts'
import type { Act } from './activity.rules.ts'

const texts: readonly AreaObjectText[] = allObjectText

type Names = AllOf<(typeof allObjectText)[number]['names']>

export const objectKindNames: Readonly<Record<ObjectKind, string>> = Object.assign(
  {},
  ...texts.map((text) => text.names),
) as Names

export const actNames: Readonly<Record<Act, string>> = {
  create: 'ساخت و اتصال',
  edit: 'ویرایش',
  delete: 'حذف و جداسازی',
  power: 'روشن و خاموش کردن',
  access: 'کاربران و دسترسی',
  signIn: 'ورود و امنیت',
}

const edits: Readonly<Record<string, EditTitle>> = Object.assign({}, ...texts.map((text) => text.edits))

/** What was done, by what it changed: a new name is a rename, whatever else its call can do. */
export const activityTitle = (event: string, changed: readonly string[]): string =>
  edits[event]?.(changed) ?? callTitle(event)

const fieldNames: Readonly<Record<string, string>> = Object.assign({ name: 'نام' }, ...texts.map((text) => text.fields))

export const changedFieldName = (field: string): string => fieldNames[field] ?? field

const booleans = { true: 'بله', false: 'خیر' } as const

/** A value as people read it; an empty one as nothing. */
export const changedValue = (field: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return booleans[`${value}`]
  if (field === 'userAccessTypeId' && typeof value === 'number') return userAccessType.label(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
