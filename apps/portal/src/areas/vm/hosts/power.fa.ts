import { allNamed, named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'
import { vmText } from './hosts.fa.ts'
import type { PowerAct } from './vm-acts.ts'

const { actions } = vmText

/** The last question before servers are turned off or on again. */
export const powerText = {
  title: (act: PowerAct, name: string) => `${actions[act]} ${named(name)}؟`,
  titleOfMany: (act: PowerAct, count: number) => `${actions[act]} ${formatNumber(count)} سرور؟`,
  effects: {
    shutdown:
      'از سیستم‌عامل خواسته می‌شود که برنامه‌ها را ببندد و خاموش شود. تا روشن کردن دوباره، آنچه روی سرور است در دسترس نیست.',
    reboot: 'سیستم‌عامل برنامه‌ها را می‌بندد و از نو بالا می‌آید. در این میان آنچه روی سرور است در دسترس نیست.',
    stop: 'برق سرور بی‌درنگ قطع می‌شود و داده‌ای که هنوز روی دیسک نوشته نشده از دست می‌رود. اگر سیستم‌عامل پاسخ می‌دهد، «خاموش کردن» امن‌تر است.',
    reset:
      'سرور مانند فشردن دکمه ریست، بدون بستن برنامه‌ها از نو بالا می‌آید و داده‌ای که هنوز روی دیسک نوشته نشده از دست می‌رود. اگر سیستم‌عامل پاسخ می‌دهد، «راه‌اندازی مجدد» امن‌تر است.',
  } satisfies Record<Exclude<PowerAct, 'start'>, string>,
  servers: 'سرورهای انتخاب‌شده',
  kept: (names: readonly string[]) => `برای این‌ها ممکن نیست و دست‌نخورده می‌مانند: ${allNamed(names)}`,
  doNotAsk: 'روی این دستگاه دیگر پرسیده نشود',
}
