import { named } from '@sarv/contract/direction'

export const vmPaletteText = {
  server: 'سرور مجازی',
  createServer: { title: 'ساخت سرور', keywords: 'new create server vm سرور جدید خرید' },
  askReboot: { title: 'پیش از راه‌اندازی مجدد دوباره پرسیده شود', keywords: 'ask restart reboot question پرسش' },
  verbs: {
    start: { keywords: 'روشن کردن start power on boot' },
    shutdown: { keywords: 'خاموش کردن stop shutdown power off' },
    reboot: { keywords: 'راه‌اندازی مجدد ریستارت ریبوت restart reboot' },
    delete: { keywords: 'حذف پاک کردن delete remove' },
    console: { keywords: 'کنسول console terminal vnc' },
    analytics: { keywords: 'نمودار مصرف charts usage analytics' },
    firewall: { keywords: 'فایروال firewall ports' },
  },
  actOn: (act: string, name: string) => `${act} ${named(name)}`,
}
