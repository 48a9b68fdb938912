import { formatCount, formatNumber } from '../../../format/number.ts'

/** Isolates a Latin name, so that it keeps its direction inside a Persian sentence. */
const latin = (value: string) => `\u2068${value}\u2069`

export const vmText = {
  title: 'سرورهای مجازی',
  unit: 'سرور',
  server: 'سرور مجازی',
  serverName: 'نام سرور',
  unnamed: 'بی‌نام',
  none: '—',

  list: {
    label: 'فهرست سرورها',
    monthlyTotal: (amount: string) => `جمع هزینه ماهانه این پروژه حدود ${amount}، بدون مالیات`,
    create: 'ساخت سرور',
    search: 'نام سرور یا IP',
    foot: 'فهرست زنده است؛ تغییرها بدون بازخوانی دیده می‌شوند.',
    columns: {
      name: 'نام',
      status: 'وضعیت',
      address: 'IPv4',
      resources: 'منابع',
      cost: 'هزینه ماهانه',
      created: 'ساخته‌شده',
    },
    segments: { active: 'فعال', off: 'خاموش', moving: 'در حال انجام', failed: 'خطا' },
    stepOfWork: (work: string, step: string) => `${work}: ${step}`,
    failed: (title: string) => `${title} ناموفق بود.`,
    steps: 'گام‌ها',
    perMonth: (amount: string) => `${amount} در ماه`,
    empty: {
      title: 'هنوز سروری در این پروژه نیست',
      text: 'سرور مجازی برای وب‌سایت، پایگاه داده یا هر برنامه‌ای است که همیشه باید روشن بماند. در کمتر از یک دقیقه آماده می‌شود و هزینه‌اش ساعتی است.',
      priceFrom: (amount: string) => `از ${amount} در ماه`,
      payAsYouGo: 'حذف هر زمان، هزینه تا همان ساعت',
    },
  },

  projectMissing: {
    title: 'این پروژه پیدا نشد',
    text: 'شاید حذف شده یا دسترسی شما به آن برداشته شده باشد. پروژه دیگری را برگزینید.',
    choose: 'انتخاب پروژه',
  },

  actions: {
    open: 'نمای کلی',
    start: 'روشن کردن',
    shutdown: 'خاموش کردن',
    reboot: 'راه‌اندازی مجدد',
    stop: 'خاموش کردن اجباری',
    reset: 'ریست سخت‌افزاری',
    delete: 'حذف سرور',
    deleteMany: 'حذف',
    retry: 'تلاش دوباره',
    cancel: 'لغو عملیات',
    more: 'کارهای دیگر',
  },

  asked: {
    delete: (name: string) => `حذف ${latin(name)} آغاز شد.`,
    retry: 'عملیات دوباره آغاز شد.',
    cancel: 'لغو عملیات آغاز شد؛ آنچه انجام شده برگردانده می‌شود.',
  },

  bulk: {
    started: (count: number, act: string) => `${act} برای ${formatNumber(count)} سرور آغاز شد.`,
    someFailed: (failed: readonly string[], done: number) =>
      `${formatNumber(done)} سرور پذیرفته شد و ${formatNumber(failed.length)} سرور نه: ${failed.map(latin).join('، ')}`,
    noneAllowed: (act: string) => `${act} برای هیچ‌یک از سرورهای انتخاب‌شده ممکن نیست.`,
    deleteTitle: (count: number) => `حذف ${formatNumber(count)} سرور؟`,
    deletePhrase: (count: number) => `delete ${count}`,
    deletePhraseName: 'عبارت روبه‌رو',
    deleteConfirm: 'حذف سرورها',
    gone: (name: string) => `سرور ${latin(name)} با دیسک و نشانی آن`,
  },

  refused: {
    busy: (title: string) => `«${title}» در حال انجام است؛ تا پایان آن شکیبا باشید.`,
    alreadyOn: 'سرور روشن است.',
    alreadyOff: 'سرور خاموش است.',
    status: (status: string) => `در وضعیت «${status}» ممکن نیست.`,
    inCluster: 'این سرور بخشی از یک کلاستر است.',
  },

  forced: {
    stop: {
      title: (name: string) => `خاموش کردن اجباری ${latin(name)}؟`,
      text: 'برق سرور بی‌درنگ قطع می‌شود و داده‌ای که هنوز روی دیسک نوشته نشده از دست می‌رود. اگر سیستم‌عامل پاسخ می‌دهد، «خاموش کردن» امن‌تر است.',
    },
    reset: {
      title: (name: string) => `ریست سخت‌افزاری ${latin(name)}؟`,
      text: 'سرور مانند فشردن دکمه ریست، بدون بستن برنامه‌ها از نو بالا می‌آید و داده‌ای که هنوز روی دیسک نوشته نشده از دست می‌رود. اگر سیستم‌عامل پاسخ می‌دهد، «راه‌اندازی مجدد» امن‌تر است.',
    },
  },

  deletion: {
    title: (name: string) => `حذف سرور ${latin(name)}؟`,
    warning: 'این کار قابل بازگشت نیست و داده‌های سرور بازیابی نمی‌شود.',
    disk: (sizeGb: number) => `دیسک ${latin(`${sizeGb} GB`)} با همه داده‌های آن`,
    address: (address: string) => `نشانی ${latin(address)}`,
    freed: (amount: string) => `هزینه ماهانه ${amount} از همین ساعت قطع می‌شود.`,
    confirm: 'حذف سرور',
  },

  detail: {
    tabs: { specification: 'نمای کلی' },
    general: 'مشخصات',
    hardware: 'منابع و نشانی‌ها',
    rows: {
      status: 'وضعیت',
      name: 'نام',
      system: 'سیستم‌عامل',
      power: 'برق',
      network: 'شبکه',
      datacenter: 'دیتاسنتر',
      created: 'ساخته‌شده',
      modified: 'آخرین تغییر',
      cpu: 'پردازنده (vCPU)',
      memory: 'حافظه (RAM)',
      disk: 'دیسک',
      ipv4: 'نشانی IPv4',
      ipv6: 'نشانی IPv6',
      cost: 'هزینه ماهانه',
    },
    connect: {
      title: 'راه اتصال',
      linux: 'در ترمینال رایانه خود این دستور را اجرا کنید؛ با کلید SSH یا گذرواژه‌ای که هنگام ساخت دادید وارد می‌شوید.',
      windows:
        'برنامه Remote Desktop را با این نشانی باز کنید و با کاربر Administrator و گذرواژه‌ای که هنگام ساخت دادید وارد شوید.',
      command: 'دستور اتصال',
      waiting: 'پس از آماده شدن سرور و گرفتن نشانی، دستور اتصال اینجا می‌آید.',
      noAddress: 'این سرور نشانی عمومی ندارد.',
      off: 'سرور خاموش است؛ نخست آن را روشن کنید.',
    },
    operations: {
      title: 'عملیات',
      recent: 'عملیات پیشین',
      none: 'هنوز عملیاتی روی این سرور انجام نشده است.',
      by: (user: string) => `${user}، `,
      attempt: (attempt: number) => `تلاش ${formatCount(attempt)}`,
      runningAt: (title: string, step: string | null, percent: string) =>
        step ? `${title}: ${step} (${percent})` : `${title} (${percent})`,
      goesOn: 'می‌توانید این صفحه را ببندید؛ کار ادامه دارد. اگر گامی ناموفق شود، آنچه انجام شده برگردانده می‌شود.',
      failed: (title: string) => `${title} ناموفق بود`,
      failedNoReason: 'دلیل آن ثبت نشده است.',
      showSteps: 'دیدن گام‌ها',
      cancelTitle: (title: string) => `لغو «${title}»؟`,
      cancelText: 'آنچه تا اینجا انجام شده برگردانده می‌شود و هزینه‌ای ثبت نمی‌شود.',
    },
  },
}
