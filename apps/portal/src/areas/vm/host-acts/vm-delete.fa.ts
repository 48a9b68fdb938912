import { binHours } from '@sarv/contract/limits'
import { allNamed, isolated, named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'
import { payingText } from './paying.fa.ts'

const hours = formatNumber(binHours)

/** Deleting servers: by way of the bin, or at once. */
export const vmDeleteText = {
  title: (name: string) => `حذف سرور ${named(name)}؟`,
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
  server: (name: string) => `سرور ${named(name)} با دیسک‌ها و نشانی آن`,
  disk: (sizeGb: number) => `دیسک ${formatNumber(sizeGb)} گیگابایتی با همه داده‌های آن`,
  address: (address: string) => `نشانی ${isolated(address)}`,
  going: (names: readonly string[]) => `به سطل بازیافت می‌روند: ${allNamed(names)}`,
  kept: (names: readonly string[]) => `قفل‌اند و حذف نمی‌شوند: ${allNamed(names)}`,
  snapshots: 'اسنپ‌شات‌ها و قانون‌های فایروال آن',
  nothingKept: 'چیزی در زیرساخت نمانده است که نگه داشته شود؛ حذف همین حالا انجام می‌شود.',
  atOnce: (names: readonly string[]) =>
    `از این‌ها چیزی در زیرساخت نیست که نگه داشته شود و همین حالا حذف می‌شوند: ${allNamed(names)}`,
  parked: (amount: string) =>
    `تا آن هنگام دیسک‌ها و نشانی برای شما نگه داشته می‌شود و تنها هزینه همان‌ها، ${amount} در ماه پیش از مالیات، حساب می‌شود.`,
  freed: payingText.ends,

  binned: (name: string) => `${named(name)} به سطل بازیافت می‌رود.`,
  deleted: (name: string) => `حذف همیشگی ${named(name)} آغاز شد.`,
  takeBack: 'بازگرداندن',
  takingBack: (name: string) => `${named(name)} بازگردانده می‌شود.`,
  takeBackLater: (name: string) =>
    `رفتن ${named(name)} به سطل بازیافت هنوز پایان نیافته است؛ کمی دیگر آن را از همان‌جا بازگردانید.`,
}
