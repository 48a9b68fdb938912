import { ltr, named } from '@sarv/contract/direction'
import { binHours } from '@sarv/contract/limits'

const numbers = new Intl.NumberFormat('fa-IR')
const rials = (amount: number): string => `${numbers.format(amount)} ریال`

/** What people read about the work on a server. */
export const support = 'اگر آن را خودتان حذف نکرده‌اید، با پشتیبانی تماس بگیرید.'

export const vmHostText = {
  create: 'ساخت سرور {name}',
  resize: 'تغییر منابع سرور {name}',
  rebuild: 'بازسازی سرور {name}',
  purge: 'حذف همیشگی سرور {name}',
  power: {
    start: 'روشن کردن سرور {name}',
    stop: 'خاموش کردن اجباری سرور {name}',
    shutdown: 'خاموش کردن سرور {name}',
    reboot: 'راه‌اندازی مجدد سرور {name}',
    reset: 'ریست سخت‌افزاری سرور {name}',
  },
  steps: {
    request: 'سفارش سرور به زیرساخت',
    build: 'آماده‌سازی دیسک و سیستم‌عامل',
    address: 'دریافت نشانی شبکه',
    deliver: 'تحویل سرور',
    resize: 'تغییر منابع در زیرساخت',
    settle: 'آماده شدن سرور با منابع تازه',
    rebuild: 'سپردن نصب دوباره به زیرساخت',
    remove: 'برداشتن سرور از زیرساخت',
    release: 'آزادسازی دیسک و نشانی',
    power: {
      start: 'روشن کردن',
      stop: 'قطع برق',
      shutdown: 'بستن سیستم‌عامل و خاموش کردن',
      reboot: 'راه‌اندازی مجدد سیستم‌عامل',
      reset: 'ریست سخت‌افزاری',
    },
  },
  silentBehind: (balancer: string) =>
    `پشت لودبالانسر ${named(balancer)} پاسخ نمی‌دهد؛ تا پاسخ ندهد بازدیدی به آن نمی‌رسد.`,
  /** Why it failed, where the comparison with the engine found it. */
  reasons: {
    gone: `این سرور دیگر در زیرساخت وجود ندارد و از هنگامی که این را دانستیم هزینه‌ای برای آن حساب نمی‌شود. سهمیه آن تا زمانی که سرور را حذف کنید نگه داشته می‌شود. ${support}`,
    failed:
      'زیرساخت برای این سرور خطا گزارش کرده است و سرور در دسترس نیست. می‌توانید آن را بازسازی یا حذف کنید؛ اگر به داده‌های آن نیاز دارید، با پشتیبانی تماس بگیرید.',
  },
  ready: {
    subject: (name: string) => `سرور ${named(name)} آماده است`,
    content: (name: string, address: string | null) =>
      address
        ? `ساخت سرور ${named(name)} به پایان رسید؛ نشانی آن ${ltr(address)} است.`
        : `ساخت سرور ${named(name)} به پایان رسید.`,
    inside: (name: string, address: string) =>
      `ساخت سرور ${named(name)} به پایان رسید؛ نشانی عمومی ندارد و نشانی آن در شبکه خصوصی ${ltr(address)} است. کنسول آن در پنل باز می‌شود.`,
  },
  effects: {
    create: 'هزینه از لحظه تحویل، به‌صورت ساعتی حساب می‌شود.',
    several: (names: readonly string[]) =>
      `${numbers.format(names.length)} سرور با نام‌های ${named(names.at(0) ?? '')} تا ${named(names.at(-1) ?? '')} ساخته می‌شود؛ یا همه سفارش داده می‌شوند یا هیچ‌کدام.`,
    /** Of a server without a public address. */
    wayOut: {
      snat: (cloud: string) => `سرور نشانی عمومی ندارد و با نشانی ابر خصوصی ${named(cloud)} به اینترنت می‌رود.`,
      snatOff: (cloud: string) =>
        `سرور نشانی عمومی ندارد و تا SNAT ابر خصوصی ${named(cloud)} خاموش است به اینترنت راه ندارد.`,
      none: 'سرور نشانی عمومی ندارد و شبکه آن به ابر خصوصی متصل نیست؛ به اینترنت راه ندارد.',
    },
    restarts: 'سرور روشن است و برای تغییر پردازنده یا حافظه یک‌بار راه‌اندازی مجدد می‌شود.',
    noRestart: 'سرور راه‌اندازی مجدد نمی‌شود.',
    growsDisk: 'دیسک بزرگ‌تر می‌شود و دیگر کوچک نمی‌شود؛ پارتیشن را درون سیستم‌عامل بزرگ کنید.',
    takesBundle: (bundle: string) => `سرور به پلن ${named(bundle)} می‌رود و قیمت همان پلن را دارد.`,
    leavesBundle: (bundle: string) => `سرور از پلن ${named(bundle)} بیرون می‌آید و قیمت آن از جمع منابعش به دست می‌آید.`,
    newPrice: (old: number, now: number) =>
      `قیمت ماهانه پیش از مالیات از ${rials(old)} به ${rials(now)} تغییر می‌کند؛ قیمت تازه پس از پایان کار حساب می‌شود.`,
    atOnce: 'فقط نام سرور عوض می‌شود.',
    whileOff: 'سرور خاموش',
    stays: 'تا وقتی سرور خاموش است فقط همین هزینه را دارد؛ دیسک‌ها، نشانی‌ها و سهمیه آن برای شما می‌ماند.',
    startsFull: (running: number) => `از هنگام روشن شدن دوباره، قیمت آن ${rials(running)} در ماه پیش از مالیات است.`,
    parks: `سرور خاموش می‌شود و ${numbers.format(binHours)} ساعت در سطل بازیافت می‌ماند؛ سپس برای همیشه حذف می‌شود.`,
    keepsAddresses: (count: number) => `${numbers.format(count)} نشانی افزوده آن نیز با همان قیمت خود نگه داشته می‌شود.`,
    purges: 'سرور همین حالا و برای همیشه حذف می‌شود و داده‌های آن بازیابی نمی‌شود.',
  },
}
