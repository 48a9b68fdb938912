import { named } from '@sarv/contract/direction'
import { formatCount } from '../../format/number.ts'

export const expiriesText = {
  title: 'آنچه به پایان می‌رسد',
  within: (days: number) => `تا ${formatCount(days)} روز آینده`,
  none: 'چیزی به‌زودی به پایان نمی‌رسد.',
  failed: 'پایان‌های پیش رو خوانده نشد',
  invoice: (name: string) => `مهلت پرداخت فاکتور ${named(name)}`,
  term: (name: string) => `پایان دوره ${named(name)}`,
  quote: (name: string) => `پایان اعتبار پیش‌فاکتور ${named(name)}`,
  token: (name: string) => `پایان اعتبار توکن ${named(name)}`,
  binned: (name: string) => `حذف همیشگی ${named(name)} از سطل بازیافت`,
  strip: {
    thisWeek: 'این هفته',
    later: 'تا یک ماه',
    days: (days: number) => (days === 0 ? 'کمتر از یک روز' : `${formatCount(days)} روز`),
    more: (count: number) => `نمایش ${formatCount(count)} مورد دیگر`,
    fewer: 'نمایش کمتر',
  },
}
