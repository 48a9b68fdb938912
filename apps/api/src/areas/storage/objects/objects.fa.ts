const numbers = new Intl.NumberFormat('fa-IR')

/** What people read about the work on files and folders. */
export const objectsText = {
  deleteFolder: 'حذف پوشه {other} از باکت {name}',
  move: 'جابه‌جایی {other} در باکت {name}',
  steps: {
    deletion: 'حذف فایل‌های پوشه',
    look: 'بررسی جای تازه',
    move: 'رونوشت در جای تازه و حذف از جای پیشین',
  },
  others: (count: number): string => `و ${numbers.format(count)} مورد دیگر`,
}
