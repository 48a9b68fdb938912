export const imagesText = {
  systems: 'سیستم‌عامل',
  version: (system: string) => `نسخه ${system}`,
  failed: 'فهرست سیستم‌عامل‌ها خوانده نشد',
}
