import { isolated, named } from '@sarv/contract/direction'
import { binHours } from '@sarv/contract/limits'
import { formatNumber } from '../../../format/number.ts'
import { deletionText } from '../../../services/deletion.fa.ts'
import { payingText } from '../hosts/paying.fa.ts'

const general = deletionText('سرور', 'سرورها')

/** Deleting servers: what is said of them alone. */
export const vmDeleteText = {
  ...general,
  warnings: {
    ...general.warnings,
    bin: `سرور خاموش می‌شود و ${formatNumber(binHours)} ساعت در سطل بازیافت می‌ماند؛ سپس برای همیشه حذف می‌شود.`,
  },
  oneOfMany: (name: string) => `سرور ${named(name)} با دیسک‌ها و نشانی آن`,
  disk: (sizeGb: number) => `دیسک ${formatNumber(sizeGb)} گیگابایتی با همه داده‌های آن`,
  address: (address: string) => `نشانی ${isolated(address)}`,
  snapshots: 'اسنپ‌شات‌ها و قانون‌های فایروال آن',
  parked: (amount: string) =>
    `تا آن هنگام دیسک‌ها و نشانی برای شما نگه داشته می‌شود و فقط هزینه همان‌ها، ${amount} در ماه پیش از مالیات، حساب می‌شود.`,
  freed: payingText.ends,
}
