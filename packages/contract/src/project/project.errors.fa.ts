import { type CatalogueEntry, quoted, told } from '../errors/entry.ts'

/** Refusals about projects and who may use them. Alphabetical. */
export const projectErrors = {
  already_in_project: {
    status: 400,
    message: (d) =>
      `${quoted(d['email'], 'این کاربر')} هم‌اکنون به این پروژه دسترسی دارد؛ می‌توانید دسترسی او را ویرایش کنید.`,
  },
  project_not_empty: {
    status: 400,
    message: (d) => `این پروژه خالی نیست؛ نخست سرویس‌های آن را حذف کنید: ${told(d['services'])}.`,
  },
  too_many_projects: {
    status: 400,
    message: (d) => `هر حساب حداکثر ${told(d['max'])} پروژه دارد؛ پروژه‌ای را که خالی است حذف کنید.`,
  },
} as const satisfies Record<string, CatalogueEntry>
