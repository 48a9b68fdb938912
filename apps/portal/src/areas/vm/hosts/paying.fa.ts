import { binHours } from '@sarv/contract/limits'
import { formatNumber } from '../../../format/number.ts'

/** How long a server is paid for, and how much while it does not run: said the same wherever it is said. */
export const payingText = {
  untilPurged: `هزینه، ساعتی و از تحویل تا حذف همیشگی حساب می‌شود؛ در ${formatNumber(binHours)} ساعت سطل بازیافت فقط هزینه دیسک‌ها و نشانی.`,
  ends: (amount: string) => `با حذف همیشگی، هزینه ماهانه ${amount} پایان می‌یابد.`,
  whileOff: (amount: string, servers = 1) =>
    servers === 1
      ? `تا وقتی خاموش است، هزینه آن ${amount} در ماه پیش از مالیات است.`
      : `تا وقتی خاموش‌اند، هزینه همه آن‌ها ${amount} در ماه پیش از مالیات است.`,
  sameWhileOff: (amount: string, servers = 1) =>
    servers === 1
      ? `خاموش که باشد هم هزینه آن همان ${amount} در ماه پیش از مالیات است.`
      : `خاموش که باشند هم هزینه همه آن‌ها همان ${amount} در ماه پیش از مالیات است.`,
}
