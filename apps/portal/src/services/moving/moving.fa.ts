import type { MoveRehearsal } from '@sarv/client/portal.generated'
import { named } from '@sarv/contract/direction'
import { formatCount } from '../../format/number.ts'

const namesOf = (people: readonly string[]): string => people.map((name) => named(name)).join('، ')

export const movingText = {
  act: 'انتقال به پروژه دیگر',
  short: 'انتقال',
  title: (name: string) => `انتقال ${named(name)} به پروژه دیگر`,
  titleOfMany: (count: number) => `انتقال ${formatCount(count)} سرویس به پروژه دیگر`,
  subtitle: 'چیزی در سرویس تغییر نمی‌کند و کار آن قطع نمی‌شود؛ فقط پروژه آن عوض می‌شود.',
  target: 'پروژه مقصد',
  targetHelp: 'فقط پروژه‌هایی که مدیر آن‌ها هستید و در همان دیتاسنترند.',
  choose: 'پروژه را انتخاب کنید',
  noTarget: 'پروژه دیگری در این دیتاسنتر نیست که مدیر آن باشید؛ نخست پروژه‌ای بسازید.',
  nothingChosen: 'نخست پروژه مقصد را انتخاب کنید.',
  reading: 'در حال بررسی اثر انتقال',
  blocked: 'تا مانع‌های بالا برطرف نشود، انتقال ممکن نیست.',
  submit: 'انتقال',
  submitMany: (count: number) => `انتقال ${formatCount(count)} سرویس`,
  started: (target: string) => `انتقال به پروژه ${named(target)} آغاز شد. برگشت از آن، انتقال دوباره است.`,
  done: (name: string | undefined, count: number, target: string) =>
    `${name === undefined ? `${formatCount(count)} سرویس` : named(name)} اکنون در پروژه ${named(target)} است.`,
  failed: (names: readonly string[]) => `این‌ها منتقل نشدند: ${names.map((name) => named(name)).join('، ')}`,
  services: 'چه چیزهایی منتقل می‌شود',
  along: 'همراه آن',
  carries: (parts: readonly { what: string; count: number }[]) =>
    parts.map(({ what, count }) => `${formatCount(count)} ${what}`).join('، '),
  projects: 'هزینه و سقف پروژه‌ها',
  perMonth: 'در ماه',
  cap: (amount: string) => `سقف ماهانه ${amount}`,
  noCap: 'بدون سقف ماهانه',
  overCap: 'هزینه ماهانه از سقف این پروژه بیشتر می‌شود.',
  since: (from: string, to: string) =>
    `هزینه تا لحظه انتقال در پروژه ${named(from)} می‌ماند و از همان لحظه در پروژه ${named(to)} حساب می‌شود؛ هیچ ثانیه‌ای دو بار حساب نمی‌شود. برچسب‌ها همراه سرویس می‌آیند.`,
  people: 'دسترسی چه کسانی تغییر می‌کند',
  nobody: 'دسترسی کسی تغییر نمی‌کند.',
  losing: 'دیگر نمی‌بیند',
  gaining: (role: string) => `از این پس می‌بیند، با نقش ${named(role)}`,
  changing: (before: string, after: string) => `${named(before)} بود، ${named(after)} می‌شود`,
  token: (name: string) => `توکن ${named(name)}`,
  tokenOfOther: 'یک توکن API',
  tokenLosing: 'دیگر به آن دسترسی ندارد',
  tokenGaining: 'از این پس به آن دسترسی دارد',
  andMore: (count: number) => `و ${formatCount(count)} نفر دیگر`,
  tickets: ({ count, willRead, noLonger }: MoveRehearsal['tickets'], target: string) =>
    [
      `${formatCount(count)} تیکت همراه می‌آید و هر کس پروژه ${named(target)} را می‌بیند، آن را می‌خواند.`,
      willRead.length > 0 && `از این پس می‌خوانند: ${namesOf(willRead)}.`,
      noLonger.length > 0 && `دیگر نمی‌خوانند، مگر تیکتی که خودشان ساخته‌اند: ${namesOf(noLonger)}.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  views: (names: readonly string[]) =>
    `این نماهای ذخیره‌شده شما فقط پروژه کنونی را نشان می‌دهند: ${names.map((name) => named(name)).join('، ')}`,
  fromProject: (name: string) => `از پروژه ${named(name)}`,
}
