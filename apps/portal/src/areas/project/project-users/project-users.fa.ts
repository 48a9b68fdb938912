import { isolated, named } from '@sarv/contract/direction'

export const projectUsersText = {
  title: 'کاربران پروژه',
  intro: 'کاربران ارشد حساب، هرچند در این فهرست نباشند، به همه پروژه‌ها دسترسی کامل دارند.',
  openIntro: 'این پروژه برای همه کاربران حساب باز است: کسانی که در این فهرست نیستند هم آن را می‌بینند.',
  add: 'افزودن کاربر',
  label: 'فهرست کاربران پروژه',
  unit: 'کاربر',
  searchFor: 'نام یا ایمیل',
  columns: { user: 'کاربر', access: 'دسترسی', added: 'تاریخ افزودن' },
  empty: {
    title: 'هنوز کسی به این پروژه افزوده نشده است',
    text: 'همکاران خود را با ایمیل بیفزایید و برای هر یک مشخص کنید که چه اجازه‌ای دارد.',
  },
  edit: 'تغییر دسترسی',
  remove: 'حذف از پروژه',

  adding: {
    title: 'افزودن کاربر به پروژه',
    subtitle: 'کسی که هنوز در این حساب نیست با ایمیل دعوت می‌شود و پس از پذیرفتن دعوت دسترسی می‌گیرد.',
    email: 'ایمیل',
    access: 'دسترسی',
    submit: 'افزودن کاربر',
    added: (email: string) => `${isolated(email)} به پروژه افزوده شد.`,
    invited: (email: string) => `${isolated(email)} هنوز در این حساب نیست؛ برای او دعوت فرستاده شد.`,
  },

  editing: {
    title: (name: string) => `دسترسی ${named(name)}`,
    subtitle: 'از همین لحظه به کار می‌رود.',
    access: 'دسترسی',
    self: 'این دسترسی خود شماست؛ شاید پس از ذخیره دیگر نتوانید آن را برگردانید.',
    submit: 'ذخیره تغییرات',
    saved: (name: string) => `دسترسی ${named(name)} ذخیره شد.`,
  },

  removal: {
    title: (name: string) => `${named(name)} از پروژه حذف شود؟`,
    warning: 'این کاربر بی‌درنگ دسترسی خود به پروژه را از دست می‌دهد. برای بازگشت باید دوباره افزوده شود.',
    staysReader: 'این پروژه برای همه کاربران حساب باز است: این کاربر از این پس فقط آن را می‌بیند.',
    self: 'این خود شما هستید: بی‌درنگ دسترسی خود به این پروژه را از دست می‌دهید.',
    note: 'سرویس‌هایی که ساخته است در پروژه می‌مانند.',
    thing: 'نام کاربر',
    confirm: 'حذف از پروژه',
    started: (name: string) => `${named(name)} از پروژه حذف شد.`,
  },

  invitations: {
    title: 'دعوت‌های باز',
    label: 'فهرست دعوت‌های باز به پروژه',
    unit: 'دعوت',
    columns: { email: 'ایمیل', access: 'دسترسی', invitedBy: 'دعوت‌کننده', sent: 'فرستاده شد', ends: 'پایان اعتبار' },
    empty: 'دعوت بازی به این پروژه نیست.',
    takeBack: 'پس گرفتن دعوت',
    takeBackTitle: (email: string) => `دعوت ${isolated(email)} پس گرفته شود؟`,
    takeBackText: 'پیوندی که فرستاده شده دیگر کار نمی‌کند.',
    takenBack: (email: string) => `دعوت ${isolated(email)} پس گرفته شد.`,
  },
} as const
