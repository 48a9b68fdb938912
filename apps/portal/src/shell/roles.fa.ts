import type { Role } from '@sarv/contract/access'
import { userAccessType } from '@sarv/contract/enums'

interface RoleText {
  name: string
  /** What the role may do, in one line. */
  may: string
}

const { owner, maintainer, reporter } = userAccessType.id

/** Roles in the account, and in a project by the names of its access types. */
export const roleTexts: Readonly<Record<Role, RoleText>> = {
  superUser: { name: 'کاربر ارشد', may: 'همه پروژه‌ها، امور مالی و کاربران حساب را می‌بیند و تغییر می‌دهد.' },
  accountManager: { name: 'مدیر حساب', may: 'کاربران و اطلاعات حساب را مدیریت می‌کند و پروژه می‌سازد.' },
  financialManager: { name: 'مدیر مالی', may: 'کیف پول، فاکتورها و پرداخت‌ها را می‌بیند و انجام می‌دهد.' },
  manager: {
    name: userAccessType.label(owner),
    may: 'سرویس‌های پروژه را می‌سازد و حذف می‌کند و کاربران پروژه را مدیریت می‌کند.',
  },
  operator: {
    name: userAccessType.label(maintainer),
    may: 'سرویس‌های پروژه را می‌سازد و به کار می‌گیرد؛ سرور و پروژه را حذف نمی‌کند و کاربر نمی‌افزاید.',
  },
  reader: { name: userAccessType.label(reporter), may: 'پروژه و سرویس‌های آن را می‌بیند و چیزی را تغییر نمی‌دهد.' },
}
