/** Persian names of the ids in `dashboard.enums.ts`: one table each, by the same names. */

export const dashboardUsageCategory = {
  billing: 'صورت‌حساب مصرف',
} as const
