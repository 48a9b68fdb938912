import { named } from '@sarv/contract/direction'
import { formatCount, formatNumber } from '../../../format/number.ts'

export const apiTokensText = {
  title: 'توکن‌های API',
  intro: 'برنامه‌ها و اسکریپت‌ها با توکن به API وصل می‌شوند، بی آنکه گذرواژه شما را بدانند.',
  docs: 'مستندات API',
  create: 'ساخت توکن',
  never:
    'هیچ توکنی نمی‌تواند گذرواژه، ورود دو مرحله‌ای، کلیدهای عبور، دستگاه‌ها، توکن‌ها، کاربران و دسترسی‌های آن‌ها را ببیند یا تغییر دهد.',

  list: {
    label: 'فهرست توکن‌های API',
    unit: 'توکن',
    columns: {
      name: 'نام',
      projects: 'پروژه‌ها',
      access: 'دسترسی',
      lastUse: 'آخرین استفاده',
      end: 'پایان اعتبار',
    },
    ending: (lastChars: string) => `…${lastChars}`,
    allProjects: 'همه پروژه‌ها و حساب',
    projectNames: (names: readonly string[]) => names.join('، '),
    unknownProject: (id: number) => `پروژه ${formatCount(id)}`,
    readOnly: { label: 'فقط خواندن', tone: 'neutral' },
    readWrite: { label: 'خواندن و نوشتن', tone: 'warning' },
    neverUsed: 'هنوز استفاده نشده',
    ends: {
      expired: 'پایان یافته',
      today: 'امروز پایان می‌یابد',
      soon: (days: number) => `${formatNumber(days)} روز مانده`,
    },
    empty: {
      title: 'هنوز توکنی نساخته‌اید',
      text: 'توکن برای کارهایی است که خودکار انجام می‌شوند: استقرار از CI، \u2068Terraform\u2069، پشتیبان‌گیری شبانه یا هر اسکریپتی که با API کار می‌کند. هر توکن پروژه‌ها، دسترسی و تاریخ پایان خود را دارد.',
    },
  },

  form: {
    title: 'ساخت توکن API',
    subtitle: 'فقط همان دسترسی را بدهید که برنامه لازم دارد؛ توکن هیچ‌گاه بیش از خود شما اجازه ندارد.',
    name: 'نام توکن',
    nameHelp: 'نام برنامه یا جایی که توکن را به کار می‌برد.',
    scope: 'پروژه‌ها',
    scopes: { all: 'همه پروژه‌ها و حساب', chosen: 'پروژه‌های انتخاب‌شده' },
    allHelp: 'پروژه‌هایی که بعداً می‌سازید هم در بر می‌گیرد.',
    chooseProjects: 'پروژه‌های انتخاب‌شده',
    searchProjects: 'جستجوی پروژه',
    noProjects: 'هنوز پروژه‌ای ندارید.',
    projectsFailed: 'پروژه‌ها خوانده نشد',
    readOnly: 'فقط خواندن',
    readOnlyHelp: 'با این توکن چیزی ساخته، تغییر داده یا حذف نمی‌شود و کنسول هیچ سروری باز نمی‌شود.',
    end: 'پایان اعتبار',
    endHelp: 'حداکثر یک سال. پس از آن توکن پذیرفته نمی‌شود.',
    presets: 'مدت‌های آماده',
    days: (days: number) => `${formatCount(days)} روز`,
    submit: 'ساخت توکن',
    problems: {
      endOutside: 'تاریخی از فردا تا یک سال دیگر انتخاب کنید.',
    },
  },

  made: {
    title: (name: string) => `توکن ${named(name)} ساخته شد`,
    once: 'فقط همین یک‌بار نمایش داده می‌شود. آن را جای امنی نگه دارید و در کد یا پیام‌رسان نگذارید.',
    token: 'توکن',
    tryIt: 'برای آزمودن، این دستور را اجرا کنید، توکن را بچسبانید و \u2068Enter\u2069 بزنید:',
    command: 'نمونه دستور برای آزمودن توکن',
    close: 'توکن را برداشتم',
  },

  deletion: {
    action: 'حذف توکن',
    title: (name: string) => `توکن ${named(name)} حذف شود؟`,
    warning: 'برنامه‌ای که آن را به کار می‌برد بی‌درنگ از کار می‌افتد. این کار قابل بازگشت نیست.',
    thing: 'نام توکن',
    confirm: 'حذف توکن',
    started: (name: string) => `توکن ${named(name)} حذف شد.`,
  },
} as const
