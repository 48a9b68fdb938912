import { named } from '@sarv/contract/direction'

export const leftBehindText = {
  left: 'آنچه ساخته است و او نشانی یا کلیدش را می‌داند:',
  failed: 'آنچه ساخته است خوانده نشد',
  webhook: (name: string) => `وب‌هوک ${named(name)}`,
  storageKey: (name: string, project: string) => `کلید ${named(name)} از باکت‌های پروژه ${named(project)}`,
  stop: 'این‌ها را متوقف کن',
  stopHelp: 'وب‌هوک خاموش می‌شود و کلید دیگر کار نمی‌کند؛ برنامه‌هایی که با آن کلید کار می‌کنند کلید تازه می‌خواهند.',
}
