import { isolated, named } from '@sarv/contract/direction'
import { formatCount } from '../../format/number.ts'

export const dashboardText = {
  title: 'پیشخوان',
  welcome: (person: string) => `${isolated(person)}، خوش آمدید.`,
  createServer: 'ساخت سرور',
  incomplete: {
    title: 'مشخصات شما کامل نیست',
    text: 'هویت یا شماره موبایل شما هنوز تأیید نشده است.',
    button: 'تکمیل مشخصات',
  },
  firstProject: {
    title: 'نخستین پروژه خود را بسازید',
    text: 'سرورها، شبکه‌ها و دیگر سرویس‌ها در پروژه ساخته می‌شوند. هر پروژه یک دیتاسنتر و کاربران خود را دارد.',
    button: 'ساخت پروژه',
  },
  chooseProject: {
    title: 'پروژه‌ای انتخاب نکرده‌اید',
    text: 'سرویس‌ها و میان‌برهای این صفحه از پروژه‌ای است که انتخاب می‌کنید.',
    button: 'انتخاب پروژه',
  },
  steps: {
    title: 'گام‌های نخست',
    progress: (done: number) => `${formatCount(done)} از ۴ انجام شد`,
    prices: 'قیمت سرویس‌ها',
    done: 'انجام شد',
    identity: { title: 'تأیید هویت', hint: 'برای سفارش سرویس، هویت صاحب حساب باید تأیید شود.', act: 'تکمیل مشخصات' },
    money: {
      title: 'افزایش موجودی',
      hint: 'هر سفارش، هزینه ۷۲ ساعت نخست خود را از موجودی رزرو می‌کند.',
      act: 'افزایش موجودی',
    },
    project: { title: 'ساخت پروژه', hint: 'سرویس‌ها در پروژه ساخته می‌شوند.', act: 'ساخت پروژه' },
    service: { title: 'ساخت نخستین سرور', hint: 'پیش از ساخت، هزینه ماهانه را می‌بینید.', act: 'ساخت سرور' },
  },
  services: {
    title: 'سرویس‌ها',
    ofProject: (name: string) => `پروژه ${named(name)}، قیمت‌ها بدون مالیات`,
  },
  quota: {
    title: 'سهمیه',
    hint: 'همه پروژه‌ها با هم',
    failed: 'سهمیه خوانده نشد',
    askForMore: 'درخواست سهمیه بیشتر',
    cpu: 'پردازنده (vCPU)',
    memory: 'حافظه (گیگابایت)',
    disk: 'دیسک (گیگابایت)',
    ip: 'نشانی عمومی',
    vm: 'سرور مجازی',
    firewallRule: 'قانون فایروال',
  },
  alarms: {
    label: 'اطلاعیه‌های وضعیت سرویس‌ها',
    all: 'وضعیت سرویس‌ها',
    more: (count: number) => `${formatCount(count)} اطلاعیه دیگر`,
  },
  operations: {
    title: 'عملیات اخیر',
    all: 'همه عملیات',
    none: 'هنوز عملیاتی انجام نشده است.',
    failed: 'عملیات خوانده نشد',
  },
  projectsFailed: 'پروژه‌ها خوانده نشد',
}
