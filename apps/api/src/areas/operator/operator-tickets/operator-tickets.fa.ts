import { named } from '@sarv/contract/direction'
import { jalaliDay } from '../../../http/downloads/moments.ts'

const number = new Intl.NumberFormat('fa-IR')
/** A number as a name: without separators. */
const numbered = (id: number): string => number.format(id).replaceAll('٬', '')

/** What is offered to operators, and the answers that they may begin with. */
export const suggestionText = {
  retry: (failed: {
    id: number
    sentence: string
    reason: string | null
    stepNumber: number
    stepCount: number
    needsHand: boolean
  }) => ({
    about: `عملیات ${numbered(failed.id)}`,
    because: [
      failed.sentence,
      `گام ${number.format(failed.stepNumber)} از ${number.format(failed.stepCount)}`,
      ...(failed.reason === null ? [] : [failed.reason]),
    ].join('، '),
    way: 'تلاش دوباره با همان خواسته',
    effect: failed.needsHand
      ? 'از نو انجام می‌شود؛ بخشی از تلاش پیشین مانده است و فنی باید پیش از آن ببیندش'
      : 'همان کار از نو انجام می‌شود',
  }),
  incident: ({ subject, link }: { subject: string; link: string }, service: string | null) => ({
    about: 'رخداد در جریان',
    because: subject,
    way: 'پاسخ با پیوند صفحه رخداد',
    effect: 'مشتری روند رفع را خودش می‌بیند',
    reply: `${service === null ? '' : `سرویس ${named(service)} زیر اثر رخدادی است که اکنون در جریان است. `}موضوع: «${subject}». همکاران ما در حال رسیدگی‌اند و روند آن را اینجا می‌نویسند: ${link}`,
  }),
  merge: ({ id, title, isAboutService }: { id: number; title: string; isAboutService: boolean }) => ({
    about: `تیکت ${numbered(id)}`,
    because: `${isAboutService ? 'درباره همین سرویس' : 'با همین موضوع'} هنوز باز است: «${title}»`,
    way: `یکی کردن با تیکت ${numbered(id)}`,
    effect: 'گفت‌وگو در یک جا پی گرفته می‌شود؛ پیام‌ها خواندنی می‌مانند و پرسنده خبر می‌گیرد',
  }),
  moneyEnds: ({ days, endsAt, link }: { days: number; endsAt: Date; link: string }) => ({
    about: 'کیف پول',
    because: days === 0 ? 'موجودی تا چند ساعت دیگر تمام می‌شود' : `موجودی تا ${number.format(days)} روز دیگر تمام می‌شود`,
    way: 'یادآوری در پاسخ',
    effect: 'سرویس‌ها پیش از آنکه متوقف شوند پرداخت می‌شوند',
    reply: `موجودی کیف پول شما با مصرف امروز تا ${jalaliDay(endsAt)} کافی است. برای آنکه سرویس‌ها متوقف نشوند، پیش از آن کیف پول را افزایش دهید: ${link}`,
  }),
  stopped: (missingRials: number, link: string) => ({
    about: 'کیف پول',
    because: 'موجودی تمام شده و سرویس‌ها متوقف‌اند',
    way: 'گفتن مبلغ لازم در پاسخ',
    effect: `با پرداخت ${number.format(missingRials)} ریال همه سرویس‌ها برمی‌گردند`,
    reply: `سرویس‌های شما چون موجودی کیف پول تمام شده است متوقف‌اند. با پرداخت ${number.format(missingRials)} ریال همه آن‌ها برمی‌گردند: ${link}`,
  }),
}
