import { ltr, named } from '../../direction.ts'
import type { ProbeCause, ProbeDifference, ProbeProblem } from './probes.rules.ts'

const numbers = new Intl.NumberFormat('fa-IR')
const inMillis = (millis: number): string => `${numbers.format(millis)} میلی‌ثانیه`

/** How a look at a member ended, in few words. */
export const probeProblemText: Readonly<Record<ProbeProblem, string>> = {
  timeout: 'پاسخی نیامد',
  refused: 'اتصال رد شد',
  unreachable: 'راهی به سرور نبود',
  wrongCode: 'پاسخ دیگری آمد',
  reported: 'زیرساخت آن را ناسالم می‌داند',
}

export interface ProbedMember {
  server: string
  port: number
  path: string
  host: string | null
  code: number | null
  timeoutSeconds: number
}

const hostOf = ({ host }: ProbedMember): string => (host === null ? 'بدون نام میزبان' : `با نام میزبان ${ltr(host)}`)

/** What is probably wrong with a member, and what to do about it. */
export const probeCauseText: Readonly<Record<ProbeCause, (member: ProbedMember) => string>> = {
  left: ({ server }) =>
    `سرور ${named(server)} به شبکه لودبالانسر متصل نیست؛ آن را به شبکه متصل کنید یا از شنونده بردارید.`,
  off: ({ server }) => `سرور ${named(server)} خاموش است؛ آن را روشن کنید.`,
  firewall: ({ server, port }) =>
    `فایروال سرور ${named(server)} پورت ${ltr(port)} را برای لودبالانسر باز نکرده است؛ قاعده‌ای برای آن بگذارید.`,
  notListening: ({ server, port }) =>
    `سرور ${named(server)} روشن است، ولی برنامه‌ای روی پورت ${ltr(port)} گوش نمی‌کند؛ برنامه را راه بیندازید یا پورت شنونده را درست کنید.`,
  tooSlow: ({ server, timeoutSeconds }) =>
    `سرور ${named(server)} کند شده است و در ${numbers.format(timeoutSeconds)} ثانیه پاسخ نمی‌دهد؛ بار آن را کم کنید یا مهلت پاسخ را در بررسی سلامت بیشتر کنید.`,
  silent: ({ server, port }) =>
    `سرور ${named(server)} روشن است و فایروال آن راه می‌دهد، ولی پورت ${ltr(port)} پاسخ نمی‌دهد؛ شاید برنامه از کار مانده است یا فایروال درون سیستم‌عامل راه را بسته است.`,
  noRoute: ({ server }) => `راهی به سرور ${named(server)} در این شبکه نیست؛ کارت شبکه آن را درون سیستم‌عامل بررسی کنید.`,
  wrongPath: ({ server, path }) =>
    `سرور ${named(server)} مسیر ${ltr(path)} را ندارد و ${ltr(404)} پاسخ می‌دهد؛ مسیر بررسی را درست کنید.`,
  wrongHost: (member) =>
    `سرور ${named(member.server)} درخواست ${hostOf(member)} را نمی‌پذیرد؛ نام میزبان بررسی را همان نام سایت بگذارید.`,
  elsewhere: ({ server, path }) =>
    `سرور ${named(server)} برای مسیر ${ltr(path)} به نشانی دیگری می‌فرستد؛ مسیر پایانی را برای بررسی بگذارید یا این کد را میان کدهای پذیرفته بنویسید.`,
  forbidden: ({ server, path, code }) =>
    `سرور ${named(server)} برای مسیر ${ltr(path)} اجازه می‌خواهد و ${ltr(code ?? 403)} پاسخ می‌دهد؛ مسیری آزاد برای بررسی بگذارید.`,
  broken: ({ server, code }) =>
    `برنامه روی سرور ${named(server)} خطا دارد و ${ltr(code ?? 500)} پاسخ می‌دهد؛ گزارش خطای برنامه را ببینید.`,
  otherCode: ({ server, code }) => `سرور ${named(server)} کد ${ltr(code ?? '')} پاسخ می‌دهد که میان کدهای پذیرفته نیست.`,
  reported: ({ server }) => `زیرساخت سرور ${named(server)} را ناسالم می‌داند و بیش از این نمی‌گوید.`,
}

const orNone = (value: number | null): string => (value === null ? 'هیچ' : ltr(value))

/** Against the last good answer. */
export const probeDifferenceText = (difference: ProbeDifference): string => {
  if (difference.what === 'problem') return `پیش‌تر پاسخ می‌داد، اکنون ${probeProblemText[difference.after]}.`
  if (difference.what === 'code')
    return `کد پاسخ: پیش‌تر ${orNone(difference.before)}، اکنون ${orNone(difference.after)}.`
  if (difference.what === 'time')
    return `زمان پاسخ: پیش‌تر ${inMillis(difference.before)}، اکنون ${inMillis(difference.after)}.`
  return difference.after === null ? 'متنی پاسخ داده نشد.' : 'متن پاسخ عوض شده است.'
}

/** Why no more is known of a member. */
export const probeNoteText = {
  noCheck: 'این شنونده بررسی سلامت ندارد؛ برای دیدن حال سرورها آن را در ویرایش لودبالانسر بگذارید.',
  noAnswers: 'زیرساخت این دیتاسنتر فقط می‌گوید سرور سالم است یا نه؛ پاسخ سرور و زمان آن را نمی‌گوید.',
  none: 'هنوز بررسی نشده است.',
} as const
