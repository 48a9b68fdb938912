import { binHours } from '@sarv/contract/limits'
import { latin } from '../../../format/isolate.ts'
import { formatNumber } from '../../../format/number.ts'
import { payingText } from './paying.fa.ts'

const hours = formatNumber(binHours)

/** Deleting servers: by way of the bin, or at once. */
export const vmDeleteText = {
  title: (name: string) => `حذف سرور ${latin(name)}؟`,
  titleOfMany: (count: number) => `حذف ${formatNumber(count)} سرور؟`,
  phraseOfMany: (count: number) => `حذف ${formatNumber(count)}`,
  phraseName: 'عبارت روبه‌رو',
  confirm: 'حذف سرور',
  confirmMany: 'حذف سرورها',
  confirmNow: 'حذف همیشگی',

  how: 'چگونه حذف شود؟',
  bin: 'به سطل بازیافت برود',
  binHelp: `${hours} ساعت می‌ماند و با یک کلیک برمی‌گردد`,
  now: 'همین حالا حذف شود',
  nowHelp: 'برای همیشه؛ بازگشتی ندارد',

  warnings: {
    bin: `سرور خاموش می‌شود و ${hours} ساعت در سطل بازیافت می‌ماند؛ سپس برای همیشه حذف می‌شود.`,
    now: 'این کار قابل بازگشت نیست و داده‌های سرور بازیابی نمی‌شود.',
  },
  server: (name: string) => `سرور ${latin(name)} با دیسک‌ها و نشانی آن`,
  disk: (sizeGb: number) => `دیسک ${latin(`${sizeGb} GB`)} با همه داده‌های آن`,
  address: (address: string) => `نشانی ${latin(address)}`,
  going: (names: readonly string[]) => `به سطل بازیافت می‌روند: ${names.map(latin).join('، ')}`,
  kept: (names: readonly string[]) => `قفل‌اند و حذف نمی‌شوند: ${names.map(latin).join('، ')}`,
  snapshots: 'اسنپ‌شات‌ها و قانون‌های فایروال آن',
  nothingKept: 'چیزی در زیرساخت نمانده است که نگه داشته شود؛ حذف همین حالا انجام می‌شود.',
  atOnce: (names: readonly string[]) =>
    `از این‌ها چیزی در زیرساخت نیست که نگه داشته شود و همین حالا حذف می‌شوند: ${names.map(latin).join('، ')}`,
  parked: (amount: string) =>
    `تا آن هنگام دیسک‌ها و نشانی برای شما نگه داشته می‌شود و تنها هزینه همان‌ها، ${amount} در ماه پیش از مالیات، حساب می‌شود.`,
  freed: payingText.ends,

  binned: (name: string) => `${latin(name)} به سطل بازیافت می‌رود.`,
  deleted: (name: string) => `حذف همیشگی ${latin(name)} آغاز شد.`,
  takeBack: 'بازگرداندن',
  takingBack: (name: string) => `${latin(name)} بازگردانده می‌شود.`,
  takeBackLater: (name: string) =>
    `رفتن ${latin(name)} به سطل بازیافت هنوز پایان نیافته است؛ کمی دیگر از آنجا بازگردانید.`,
}
