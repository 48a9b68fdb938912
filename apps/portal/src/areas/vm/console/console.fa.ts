import { consoleCloseCodes } from '@sarv/contract/vm/console/console'

/** Why the screen went away, by the number that its socket was closed with. */
const endings: Readonly<Record<number, string>> = {
  [consoleCloseCodes.tooMany]: 'کنسول‌های باز شما زیاد است؛ یکی را ببندید و دوباره وصل شوید.',
  [consoleCloseCodes.notAllowedAnyMore]: 'دسترسی شما به این سرور یا نشست شما به پایان رسیده است.',
  [consoleCloseCodes.engineUnreachable]: 'زیرساخت به کنسول این سرور پاسخ نداد.',
}

export const consoleText = {
  title: 'کنسول سرور',
  screen: 'صفحه سرور',
  back: 'صفحه سرور',
  states: {
    asking: { label: 'در حال آماده‌سازی', tone: 'info' },
    connecting: { label: 'در حال اتصال', tone: 'info' },
    open: { label: 'متصل', tone: 'success' },
    closed: { label: 'قطع شد', tone: 'warning' },
    none: { label: 'بدون صفحه', tone: 'neutral' },
  } as const,
  closedTitle: 'ارتباط با کنسول قطع شد',
  whyClosed: (code: number) => endings[code] ?? 'شاید سرور خاموش یا راه‌اندازی مجدد شده است.',
  refusedTitle: 'کنسول باز نشد',
  refused: 'کنسول این سرور اکنون باز نمی‌شود؛ دلیل آن در پیام بالای صفحه آمده است.',
  noneTitle: 'این سرور صفحه نمایش ندارد',
  reconnect: 'اتصال دوباره',
  ctrlAltDel: 'ارسال Ctrl+Alt+Del',
  fullScreen: 'تمام‌صفحه',
  paste: 'چسباندن متن',
  pasteSubtitle: 'متن مانند نوشتن با صفحه‌کلید انگلیسی، حرف‌به‌حرف به سرور فرستاده می‌شود.',
  pasteLabel: 'متن',
  pasteSubmit: 'ارسال',
  pasteEmpty: 'متنی بنویسید یا بچسبانید.',
  pastePersian: 'صفحه‌کلید سرور حروف فارسی را نمی‌شناسد؛ شاید چیز دیگری نوشته شود.',
}
