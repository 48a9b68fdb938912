import { allNamed, named } from '@sarv/contract/direction'
import { formatCount } from '../../../format/number.ts'

export const projectPageText = {
  project: 'پروژه',
  back: 'پیشخوان',
  tabs: { specification: 'درباره پروژه', users: 'کاربران پروژه' },

  missing: {
    title: 'این پروژه را پیدا نکردیم',
    text: 'شاید حذف شده باشد یا به آن دسترسی نداشته باشید.',
    choose: 'انتخاب پروژه',
  },

  overview: {
    title: 'مشخصات پروژه',
    name: 'نام',
    kind: 'نوع',
    datacenter: 'دیتاسنتر',
    description: 'توضیح',
    access: 'دسترسی شما',
    created: 'تاریخ ساخت',
    isPublic: { label: 'برای همه کاربران حساب', tone: 'info' },
    isPrivate: { label: 'خصوصی', tone: 'neutral' },
  },

  edit: 'ویرایش',
  more: 'کارهای دیگر پروژه',

  editing: {
    title: 'ویرایش پروژه',
    name: 'نام پروژه',
    nameHelp: '۵ تا ۷۰ حرف و رقم',
    description: 'توضیح',
    isPublic: 'همه کاربران حساب این پروژه را ببینند',
    isPublicHelp: 'هر کاربر این حساب، حتی آن که در فهرست کاربران پروژه نیست، آن را می‌بیند ولی چیزی را تغییر نمی‌دهد.',
    isPublicForbidden: 'مالکان پروژه تعیین می‌کنند که چه کسی آن را ببیند.',
    submit: 'ذخیره تغییرات',
    saved: 'مشخصات پروژه ذخیره شد.',
  },

  deletion: {
    action: 'حذف پروژه',
    title: (name: string) => `پروژه ${named(name)} حذف شود؟`,
    warning: 'پروژه برای همه کاربران آن بسته می‌شود. این کار قابل بازگشت نیست.',
    thing: 'نام پروژه',
    gone: ['دسترسی کاربران پروژه', 'دعوت‌های باز به پروژه', 'کلیدهای SSH پروژه'],
    confirm: 'حذف پروژه',
    started: (name: string) => `پروژه ${named(name)} حذف شد.`,
    notEmpty: (what: string) => `نخست سرویس‌های پروژه را حذف کنید: ${what}.`,
    servers: (names: readonly string[], more: number) =>
      `سرور ${allNamed(names)}${more > 0 ? ` و ${formatCount(more)} سرور دیگر` : ''}`,
  },
} as const
