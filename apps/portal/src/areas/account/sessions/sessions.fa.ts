import { named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'

export const devicesText = {
  title: 'دستگاه‌ها',
  intro: 'هر جا که اکنون با حساب شما وارد شده‌اند. دستگاهی را که نمی‌شناسید خارج کنید و گذرواژه را تغییر دهید.',
  list: 'فهرست دستگاه‌ها',
  failed: 'دستگاه‌ها خوانده نشد',
  current: 'همین دستگاه',
  signedIn: 'ورود',
  lastUse: 'آخرین استفاده',
  showAll: (count: number) => `نمایش همه ${formatNumber(count)} دستگاه`,
  signOut: 'خارج کردن',
  signOutOf: (device: string) => `خارج کردن ${named(device)}`,
  signOutTitle: (device: string) => `دستگاه ${named(device)} از حساب خارج شود؟`,
  signOutText: 'آن دستگاه باید دوباره وارد شود. کار ذخیره‌نشده در آن ممکن است از دست برود.',
  signedOut: (device: string) => `دستگاه ${named(device)} از حساب خارج شد.`,
  signOutOthers: 'خارج کردن همه دستگاه‌های دیگر',
  signOutOthersTitle: 'همه دستگاه‌های دیگر خارج شوند؟',
  signOutOthersText: (count: number) =>
    count === 0 ? 'دستگاه دیگری وارد نشده است.' : `${formatNumber(count)} دستگاه خارج می‌شود؛ فقط همین دستگاه می‌ماند.`,
  endTokens: 'پایان دادن به توکن‌های API',
  endTokensHelp: 'برنامه‌هایی که با توکن‌های شما کار می‌کنند از کار می‌افتند و توکن تازه می‌خواهند.',
  endInvitations: (count: number) =>
    count === 0 ? 'پس گرفتن دعوت‌های باز من' : `پس گرفتن ${formatNumber(count)} دعوت باز من`,
  endInvitationsHelp: 'پیوند دعوت‌هایی که فرستاده‌اید و هنوز پذیرفته نشده‌اند از کار می‌افتد.',
  openInvitations: 'دعوت‌های باز شما',
  invitedTo: (customer: string, project: string | null, isSuperUser: boolean) =>
    `به ${project === null ? named(customer) : `پروژه ${named(project)}`}${isSuperUser ? '، کاربر ارشد' : ''}`,
  othersSignedOut: 'همه دستگاه‌های دیگر خارج شدند.',
}
