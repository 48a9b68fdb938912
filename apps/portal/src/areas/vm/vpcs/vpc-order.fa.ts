import { ltr } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'

/** The page that orders a private cloud. */
export const vpcOrderText = {
  title: 'ساخت ابر خصوصی',
  back: 'ابرهای خصوصی',
  submit: 'ساخت ابر خصوصی',
  cancel: 'انصراف',
  created: 'ابر خصوصی شما ساخته شد.',
  full: 'در این پروژه اکنون ابر تازه ساخته نمی‌شود',
  unpriced: 'پس از انتخاب پلن',
  plan: {
    title: 'کدام پلن؟',
    hint: 'سقف نشانی‌های عمومی و قانون‌های هدایت پورت؛ بعد هم عوض می‌شود',
    plans: 'پلن‌ها',
    failed: 'فهرست پلن‌ها خوانده نشد',
    fits: (addresses: number, rules: number) =>
      `از محاسبه‌گر قیمت: ${formatNumber(addresses)} نشانی عمومی و ${formatNumber(rules)} قانون هدایت پورت. ارزان‌ترین پلنی که همه را دارد انتخاب شد.`,
    tooBig: (addresses: number, rules: number) =>
      `هیچ پلنی ${formatNumber(addresses)} نشانی عمومی و ${formatNumber(rules)} قانون هدایت پورت با هم ندارد. نزدیک‌ترین را خودتان انتخاب کنید.`,
    calculator: 'بازگشت به محاسبه‌گر قیمت',
  },
  name: {
    title: 'نام ابر',
    hint: 'با این نام آن را در فهرست‌ها و صورت‌حساب می‌شناسید',
    label: 'نام ابر خصوصی',
    help: 'مانند «ابر تولید» یا production',
  },
  networks: {
    title: 'شبکه‌های آن',
    hint: 'با ابر ساخته و به آن متصل می‌شوند؛ بعد هم افزوده یا جدا می‌شوند',
    row: (place: number) => `شبکه ${formatNumber(place)}`,
    name: 'نام شبکه',
    gateway: 'گیت‌وی و پیشوند',
    usable: (first: string, last: string) => `سرورها از ${ltr(first)} تا ${ltr(last)} نشانی می‌گیرند.`,
    add: 'افزودن شبکه',
    remove: (place: number) => `برداشتن شبکه ${formatNumber(place)}`,
    full: (max: number) => `هر ابر خصوصی حداکثر ${formatNumber(max)} شبکه دارد.`,
    none: 'ابر بی شبکه ساخته می‌شود؛ شبکه‌ها را بعد هم می‌توان متصل کرد.',
  },
  curlAfterPlan: 'پس از انتخاب پلن، دستور آماده اینجا می‌آید.',
  receipt: {
    none: 'پلن',
    note: 'هزینه از لحظه تحویل، ساعتی حساب می‌شود، تا حذف ابر. شبکه‌های خصوصی رایگان‌اند.',
  },
  problems: {
    datacenter: 'دیتاسنتر را انتخاب کنید.',
    plan: 'یکی از پیکربندی‌های سرویس را انتخاب کنید.',
    name: 'برای سرویس نامی بنویسید.',
  },
}
