import { named } from '@sarv/contract/direction'

export const viewText = {
  label: 'دیدن پنل از دید مشتری',
  banner: (name: string) => `پنل را از دید ${named(name)} می‌بینید؛ فقط خواندنی است.`,
  left: (clock: string) => `${clock} مانده`,
  end: 'پایان',
}
