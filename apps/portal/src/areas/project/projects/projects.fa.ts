import { named } from '@sarv/contract/direction'

export const projectText = {
  create: {
    title: 'ساخت پروژه',
    subtitle: 'سرویس‌های هر پروژه در یک دیتاسنتر و با کاربران همان پروژه نگه داشته می‌شوند.',
    name: 'نام پروژه',
    nameHelp: '۵ تا ۷۰ حرف و رقم',
    datacenter: 'دیتاسنتر',
    datacentersFailed: 'دیتاسنترها خوانده نشد',
    allFull: 'اکنون هیچ دیتاسنتری جای پروژه تازه ندارد',
    fullBecause: (datacenter: string, reason: string) => `${named(datacenter)}: ${reason}`,
    sandbox: 'محیط آزمایشی',
    isPublic: 'همه کاربران حساب این پروژه را ببینند',
    isPublicHelp: 'آن‌ها چیزی را تغییر نمی‌دهند؛ به هر کس که باید کاری بکند در «کاربران پروژه» دسترسی بدهید.',
    description: 'توضیح',
    submit: 'ساخت پروژه',
    created: (name: string) => `پروژه ${named(name)} ساخته شد.`,
  },
}
