import { allNamed, named } from '@sarv/contract/direction'
import { binHours } from '@sarv/contract/limits'
import { formatNumber } from '../format/number.ts'

const hours = formatNumber(binHours)

/** Deleting services by way of the bin, or at once; `unit` and `units` are what one and several of them are called. */
export const deletionText = (unit: string, units: string) => ({
  title: (name: string) => `حذف ${unit} ${named(name)}؟`,
  titleOfMany: (count: number) => `حذف ${formatNumber(count)} ${unit}؟`,
  phraseOfMany: (count: number) => `حذف ${formatNumber(count)}`,
  phraseName: 'عبارت روبه‌رو',
  thing: `نام ${unit}`,
  confirm: `حذف ${unit}`,
  confirmMany: `حذف ${units}`,
  confirmNow: 'حذف همیشگی',

  how: 'چگونه حذف شود؟',
  bin: 'به سطل بازیافت برود',
  binHelp: `${hours} ساعت می‌ماند و با یک کلیک برمی‌گردد`,
  now: 'همین حالا حذف شود',
  nowHelp: 'برای همیشه؛ بازگشتی ندارد',

  warnings: {
    bin: `${unit} ${hours} ساعت در سطل بازیافت می‌ماند؛ سپس برای همیشه حذف می‌شود.`,
    now: `این کار قابل بازگشت نیست و داده‌های ${unit} بازیابی نمی‌شود.`,
  },
  oneOfMany: (name: string) => `${unit} ${named(name)}`,
  going: (names: readonly string[]) => `به سطل بازیافت می‌روند: ${allNamed(names)}`,
  kept: (names: readonly string[]) => `قفل‌اند و حذف نمی‌شوند: ${allNamed(names)}`,
  nothingKept: 'چیزی در زیرساخت نمانده است که نگه داشته شود؛ حذف همین حالا انجام می‌شود.',
  atOnce: (names: readonly string[]) =>
    `از این‌ها چیزی در زیرساخت نیست که نگه داشته شود و همین حالا حذف می‌شوند: ${allNamed(names)}`,
  parked: (amount: string) => `تا آن هنگام نگه داشته می‌شود و ${amount} در ماه پیش از مالیات حساب می‌شود.`,
  freed: (amount: string) => `با حذف همیشگی، هزینه ماهانه ${amount} پایان می‌یابد.`,
})

/** What is told while something goes to the bin, or comes back from it. */
export const binnedText = {
  binned: (name: string) => `${named(name)} به سطل بازیافت می‌رود.`,
  deleted: (name: string) => `حذف همیشگی ${named(name)} آغاز شد.`,
  takeBack: 'بازگرداندن',
  takingBack: (name: string) => `${named(name)} بازگردانده می‌شود.`,
  takeBackLater: (name: string) =>
    `رفتن ${named(name)} به سطل بازیافت هنوز پایان نیافته است؛ کمی دیگر آن را از همان‌جا بازگردانید.`,
}
