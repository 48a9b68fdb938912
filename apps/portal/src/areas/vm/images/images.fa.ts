import { isolated } from '@sarv/contract/direction'

export const imagesText = {
  systems: 'سیستم‌عامل',
  version: (system: string) => `نسخه ${isolated(system)}`,
  failed: 'فهرست سیستم‌عامل‌ها خوانده نشد',
}
