import { binHours } from '@sarv/contract/limits'
import { jalaliDateTime } from '../../../messages/jalali.ts'
import { named } from '@sarv/contract/direction'

const numbers = new Intl.NumberFormat('fa-IR')
const rials = (amount: number): string => `${numbers.format(amount)} ریال`

const at = (moment: Date): string => {
  const { day, time } = jalaliDateTime(moment)
  return `${day} ساعت ${time}`
}

/** What people read about the work on a bucket. */
export const bucketText = {
  create: 'ساخت باکت {name}',
  edit: 'تغییر باکت {name}',
  bin: 'انتقال باکت {name} به سطل بازیافت',
  restore: 'بازگرداندن باکت {name} از سطل بازیافت',
  purge: 'حذف همیشگی باکت {name}',
  suspend: 'بستن موقت باکت {name}',
  resume: 'باز کردن دوباره باکت {name}',
  steps: {
    room: 'کنار گذاشتن فضا',
    bucket: 'ساخت باکت در فضای ابری',
    resize: 'تغییر اندازه باکت',
    access: 'تغییر دسترسی عمومی باکت',
    close: 'بستن باکت',
    open: 'باز کردن باکت',
    remove: 'حذف باکت و فایل‌های آن',
  },
  effects: {
    create: 'هزینه از لحظه تحویل، به‌صورت ساعتی و برای همه اندازه باکت حساب می‌شود، نه برای آنچه در آن است.',
    public: 'هر کس در اینترنت که نشانی فایلی از این باکت را بداند، آن را می‌خواند.',
    private: 'فایل‌های این باکت دیگر بدون کلید یا پیوند موقت خوانده نمی‌شوند.',
    newPrice: (old: number, now: number) =>
      `قیمت ماهانه پیش از مالیات از ${rials(old)} به ${rials(now)} تغییر می‌کند؛ قیمت تازه پس از پایان کار حساب می‌شود.`,
    leavesPlan: 'باکت از پلن آماده بیرون می‌آید و هر گیگابایت آن جداگانه حساب می‌شود.',
    unchanged: 'چیزی تغییر نمی‌کند.',
    parks: `باکت بسته می‌شود: کلیدها، پیوندها و دسترسی عمومی آن از کار می‌افتند. ${numbers.format(binHours)} ساعت با همه فایل‌هایش در سطل بازیافت می‌ماند و سپس برای همیشه حذف می‌شود.`,
    parkedCost: 'تا آن هنگام جای فایل‌ها نگه داشته می‌شود و همین هزینه را دارد.',
    purges: 'باکت با همه فایل‌ها و نسخه‌هایش همین حالا و برای همیشه حذف می‌شود.',
  },
  soonGone: {
    subject: (name: string) => `باکت ${named(name)} به‌زودی حذف می‌شود`,
    content: (name: string, until: Date) =>
      `باکت ${named(name)} در سطل بازیافت است و ${at(until)} با همه فایل‌هایش حذف می‌شود. اگر هنوز به آن نیاز دارید، پیش از آن بازش گردانید.`,
  },
  gone: {
    subject: (name: string) => `باکت ${named(name)} حذف شد`,
    content: (name: string) =>
      `زمان ماندن باکت ${named(name)} در سطل بازیافت به پایان رسید و باکت با همه فایل‌هایش حذف شد.`,
  },
}

/** Who reads it: the label of lists. */
export const bucketAccessText = (access: { isPublic: boolean; isPartlyPublic: boolean }): string => {
  if (!access.isPublic) return 'خصوصی'
  return access.isPartlyPublic ? 'بخشی عمومی' : 'عمومی'
}
