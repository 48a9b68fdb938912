import { allNamed, named } from '@sarv/contract/direction'
import { viewMayNot } from '@sarv/contract/view.fa'
import { toPersianDigits } from '../format/digits.ts'
import { view } from './view.ts'

export const shellText = {
  brand: 'سرو',
  documentTitle: (title: string) => (title ? `${title} · سرو` : 'سرو'),
  opened: (title: string) => `صفحه ${title} باز شد`,
  sidebar: 'نوار کناری',
  skipToContent: 'رفتن به محتوای صفحه',
  back: 'بازگشت',
  home: 'رفتن به پیشخوان',
  more: 'بیشتر',
  /** Of an operator who sees it as a customer it is not the role that forbids. */
  roleForbids: view ? viewMayNot : 'نقش شما در این پروژه اجازه این کار را نمی‌دهد.',
  search: 'جستجو',
  searchField: 'جستجوی سرویس، صفحه، کار یا IP',
  reload: 'بارگذاری دوباره صفحه',

  publicFrame: {
    sentence: 'سرو در زمستان هم سبز می‌ماند.',
    promise: 'سرورها، دیسک‌ها و شبکه‌هایتان در یک جا؛ هر کار با گام‌های روشن، هر هزینه پیش از سفارش.',
  },

  open: { blog: 'وبلاگ', status: 'وضعیت سرویس‌ها' },

  live: {
    lost: 'اتصال زنده قطع است',
    lostHint: 'اتصال زنده قطع است؛ هر دو دقیقه بازخوانی می‌کنیم تا دوباره وصل شود.',
  },
  sandbox: 'محیط آزمایشی',

  project: {
    label: 'پروژه:',
    choose: 'انتخاب پروژه',
    change: (name: string) => `پروژه: ${named(name)}`,
    list: 'پروژه‌ها',
    search: 'جستجوی پروژه',
    none: 'هنوز پروژه‌ای ندارید.',
    noMatch: 'پروژه‌ای با این نام نیست.',
    create: 'ساخت پروژه',
    createForbidden: 'پروژه را کاربر ارشد و مدیر حساب می‌سازند؛ از آن‌ها بخواهید.',
    settings: (name: string) => `تنظیمات پروژه ${named(name)}`,
    chooseFirst: 'نخست پروژه‌ای را انتخاب کنید.',
  },

  bell: {
    name: (unread: number) => (unread > 0 ? `اعلان‌ها، ${toPersianDigits(unread)} خوانده‌نشده` : 'اعلان‌ها'),
    title: 'اعلان‌ها',
    markAll: 'علامت‌گذاری همه به‌عنوان خوانده‌شده',
    all: 'همه اعلان‌ها',
    unread: 'خوانده‌نشده',
    empty: 'پیامی در صندوق شما نیست.',
    failed: 'اعلان‌ها خوانده نشد',
  },

  account: {
    menu: 'حساب کاربری',
    theme: 'رنگ‌بندی',
    currency: 'نمایش مبلغ‌ها',
    currencies: { rial: 'ریال', toman: 'تومان' },
    themes: { light: 'روشن', dark: 'تیره', system: 'همانند سیستم' },
    logout: 'خروج',
  },

  errors: {
    notFoundTitle: 'صفحه پیدا نشد',
    notFoundText: 'نشانی جابه‌جا شده یا این سرویس دیگر در پروژه شما نیست.',
    forbiddenTitle: 'دسترسی ندارید',
    forbiddenText: 'نقش شما اجازه دیدن این بخش یا انجام این کار را نمی‌دهد.',
    askAnyone: 'از کاربر ارشد حساب خود دسترسی بخواهید.',
    askThem: (names: readonly string[]) => `از کاربران ارشد حساب خود دسترسی بخواهید: ${allNamed(names)}.`,
    chunkTypes: { missing: 'فایل در دسترس نیست', timeout: 'بیش از حد طول کشید', style: 'فایل ظاهر در دسترس نیست' },
    crashTitle: 'این صفحه با خطا روبه‌رو شد',
    crashText: 'این خطا روی سرویس‌های شما اثری ندارد. صفحه را دوباره بارگذاری کنید.',
  },

  leave: {
    title: 'تغییرهای ذخیره‌نشده',
    text: 'فرم را هنوز نفرستاده‌اید. پیش‌نویس آن، بدون گذرواژه و کلید، تا یک هفته در همین مرورگر می‌ماند.',
    stay: 'ماندن در صفحه',
    go: 'ترک صفحه',
  },
}
