import { named } from '@sarv/contract/direction'

/** What every page that orders a service says alike. */
export const ordersText = {
  draft: 'پیش‌نویس شما نگه داشته می‌شود.',
  draftSaved: (when: string) => `پیش‌نویس شما نگه داشته می‌شود؛ آخرین ذخیره ${when}`,
  discardDraft: 'پاک کردن فرم',
  perMonth: 'در ماه',
  perHourWithVat: 'در ساعت، با مالیات',
  /** In the bar at the bottom, before there is a price. */
  unpriced: 'برآورد هزینه',
  where: {
    title: 'کجا باشد؟',
    hint: 'هر پروژه در یک دیتاسنتر است؛ برای دیتاسنتر دیگر، پروژه دیگری بسازید',
    projectIsHere: (project: string) => `پروژه ${named(project)} اینجاست`,
    virtualizedBy: '، مجازی‌ساز',
    failed: 'فهرست دیتاسنترها خوانده نشد',
    elsewhere: 'این پروژه در دیتاسنتر دیگری است',
    full: (reason: string) => `اکنون جای سرویس تازه ندارد: ${reason}`,
    newProject: (datacenter: string) => `ساخت پروژه در ${named(datacenter)}`,
  },
  curl: {
    title: 'همین سفارش با API',
    label: 'دستور curl',
  },
  receipt: {
    free: 'رایگان',
    /** «دیسک، ۵۰ گیگابایت» */
    amount: (item: string, quantity: string, unit: string) => `${item}، ${quantity} ${unit}`,
    units: { core: 'هسته', gigabyte: 'گیگابایت', piece: 'عدد' },
    refusedTitle: 'این سفارش پذیرفته نمی‌شود',
  },
  hold: {
    ofOrder: (hours: string) => `هزینه ${hours} ساعت نخست`,
    ofChange: (hours: string) => `هزینه ${hours} ساعت از این افزایش`,
    isSetAside: 'از موجودی شما کنار گذاشته می‌شود.',
    isSetAsideAnd: 'از موجودی شما کنار گذاشته می‌شود؛',
    missingTitle: 'موجودی شما کافی نیست',
    lacks: 'کم دارید.',
    deposit: 'افزایش موجودی',
    askSomebody: 'از کسی که در حساب شما به امور مالی دسترسی دارد بخواهید موجودی را افزایش دهد.',
  },
  limits: {
    title: 'سهمیه پس از این سفارش',
    overTitle: 'این سفارش از سهمیه شما بیشتر است',
    overHelp: 'اندازه یا تعداد را کم کنید، یا سرویسی را که به کار نمی‌آید حذف کنید.',
    askForMore: 'درخواست سهمیه بیشتر',
  },
  quote: {
    title: (id: string) => `سفارش از پیش‌فاکتور ${id}`,
    reading: 'پیش‌فاکتور خوانده می‌شود؛ چند لحظه صبر کنید.',
    holds: (date: string) => `تا پایان ${date} هیچ بخشی از این سفارش گران‌تر از پیش‌فاکتور نمی‌شود.`,
    differs: 'این سفارش دیگر همان چیزی نیست که در پیش‌فاکتور آمده یا بیش از آن است؛ قیمت امروز برای آن حساب می‌شود.',
    used: 'از این مورد در پیش‌فاکتور به این تعداد نمانده است؛ قیمت امروز حساب می‌شود.',
    expired: 'مهلت پیش‌فاکتور گذشته است؛ قیمت امروز حساب می‌شود.',
    elsewhere: (place: string) => `پیش‌فاکتور برای دیتاسنتر ${place} است؛ در این پروژه قیمت امروز حساب می‌شود.`,
    missing: 'پیش‌فاکتور خوانده نشد؛ قیمت امروز حساب می‌شود.',
  },
}
