import { named } from '@sarv/contract/direction'

export const viewText = {
  label: 'دیدن پورتال از دید مشتری',
  banner: (name: string) => `پورتال را از دید ${named(name)} می‌بینید؛ تنها خواندنی است.`,
  left: (clock: string) => `${clock} مانده`,
  end: 'پایان',
}
