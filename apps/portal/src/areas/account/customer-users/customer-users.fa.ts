import { formatCount } from '../../../format/number.ts'
import { isolated, named } from '@sarv/contract/direction'

export const usersText = {
  title: 'کاربران حساب',
  intro: 'کسانی که به این حساب راه دارند و نقش هر یک در آن.',
  invite: 'دعوت کاربر',

  members: {
    label: 'فهرست کاربران حساب',
    unit: 'کاربر',
    searchFor: 'نام، ایمیل یا شماره موبایل',
    columns: { user: 'کاربر', phone: 'شماره موبایل', roles: 'نقش در حساب', project: 'کاربر پروژه', active: 'وضعیت' },
    inProjects: 'بله',
    notInProjects: 'خیر',
    noRole: 'بدون نقش',
    active: { label: 'فعال', tone: 'success' },
    inactive: { label: 'غیرفعال', tone: 'neutral' },
    empty: 'هنوز کاربری در این حساب نیست.',
    detail: 'جزئیات',
    edit: 'ویرایش نقش‌ها',
    remove: 'حذف از حساب',
  },

  roles: {
    label: 'نقش‌ها در حساب',
    coveredBySuper: 'کاربر ارشد این اجازه را هم دارد.',
    onlySuperGives: 'این نقش را فقط کاربر ارشد می‌دهد.',
    onlyOwn: 'فقط نقشی را می‌دهید که خودتان دارید.',
    none: 'بدون نقش در حساب، فقط پروژه‌هایی را می‌بیند که به آن‌ها دسترسی دارد یا برای همه حساب باز است.',
  },

  refused: {
    superUser: 'نقش کاربر ارشد را فقط کاربر ارشد دیگری تغییر می‌دهد یا حذف می‌کند.',
    lastSuperUser: 'حساب همیشه یک کاربر ارشد فعال می‌خواهد؛ نخست کاربر دیگری را کاربر ارشد کنید.',
    project: 'این دعوت به پروژه را کسی دوباره می‌فرستد که آن پروژه را مدیریت می‌کند.',
    resting: 'دعوت‌نامه همین حالا فرستاده شد؛ یک دقیقه دیگر دوباره می‌توانید.',
  },

  detail: {
    email: 'ایمیل',
    phone: 'شماره موبایل',
    roles: 'نقش در حساب',
    projectUser: 'کاربر پروژه',
    status: 'وضعیت',
    about: 'مشخصات',
    projects: 'پروژه‌ها',
    projectsLabel: 'پروژه‌های این کاربر',
    unit: 'پروژه',
    columns: { project: 'پروژه', access: 'دسترسی', date: 'تاریخ افزودن' },
    allProjects: 'کاربر ارشد به همه پروژه‌ها دسترسی کامل دارد.',
    noProjects: 'به هیچ پروژه‌ای افزوده نشده است.',
    failed: 'مشخصات این کاربر خوانده نشد',
  },

  inviting: {
    title: 'دعوت کاربر به حساب',
    subtitle: 'پیوند دعوت با ایمیل فرستاده می‌شود و هفت روز اعتبار دارد.',
    email: 'ایمیل',
    submit: 'ارسال دعوت',
    projects: 'دسترسی به پروژه‌ها',
    projectsHelp: 'پروژه‌هایی که مدیریت می‌کنید. دسترسی هر پروژه را بعداً هم می‌توانید تغییر دهید.',
    noAccess: 'بدون دسترسی',
    search: 'جستجوی پروژه',
    nothingGiven: 'دست‌کم یک نقش یا دسترسی به یک پروژه را انتخاب کنید.',
    superSeesAll: 'کاربر ارشد به همه پروژه‌ها دسترسی کامل دارد.',
    sent: (email: string) => `دعوت برای ${isolated(email)} فرستاده شد.`,
  },

  editing: {
    title: (name: string) => `نقش‌های ${named(name)}`,
    subtitle: 'از همین لحظه و در همه دستگاه‌های این کاربر به کار می‌رود.',
    self: 'این نقش خود شماست؛ شاید پس از ذخیره دیگر این بخش را نبینید.',
    submit: 'ذخیره تغییرات',
    saved: (name: string) => `نقش‌های ${named(name)} ذخیره شد.`,
  },

  removal: {
    title: (name: string) => `${named(name)} از حساب حذف شود؟`,
    warning: 'این کاربر بی‌درنگ از همه پروژه‌های این حساب بیرون می‌رود. برای بازگشت باید دوباره دعوت شود.',
    gone: ['دسترسی او به پروژه‌ها', 'توکن‌های API او در این حساب'],
    note: 'سرویس‌هایی که ساخته است و حساب‌های دیگر او می‌مانند.',
    self: 'این خود شما هستید: بی‌درنگ از این حساب بیرون می‌روید.',
    thing: 'ایمیل کاربر',
    confirm: 'حذف از حساب',
    started: (name: string) => `${named(name)} از حساب حذف شد.`,
  },

  invitations: {
    title: 'دعوت‌های باز',
    label: 'فهرست دعوت‌های باز',
    unit: 'دعوت',
    columns: {
      email: 'ایمیل',
      gives: 'نقش یا پروژه',
      invitedBy: 'دعوت‌کننده',
      sent: 'فرستاده شد',
      ends: 'پایان اعتبار',
    },
    empty: 'دعوت بازی نیست. کسی را که دعوت می‌کنید تا پذیرفتن دعوت اینجا می‌بینید.',
    project: (name: string, access: string) => `پروژه ${named(name)}: ${access}`,
    moreProjects: (count: number) => `و ${formatCount(count)} پروژه دیگر`,
    resend: 'ارسال دوباره',
    resent: (email: string) => `دعوت دوباره برای ${isolated(email)} فرستاده شد؛ پیوند پیشین دیگر کار نمی‌کند.`,
    takeBack: 'پس گرفتن دعوت',
    takeBackTitle: (email: string) => `دعوت ${isolated(email)} پس گرفته شود؟`,
    takeBackText: 'پیوندی که فرستاده شده دیگر کار نمی‌کند.',
    takenBack: (email: string) => `دعوت ${isolated(email)} پس گرفته شد.`,
  },
} as const
