interface Words {
  number(count: number): string
}

/**
 * React Aria's own words, which it has in thirty languages but not in Persian: what screen readers hear beyond our
 * labels. Keys and packages are React Aria's. The frame loads it, so the parts that we do not use are left out: React Aria
 * throws at the first of their words.
 */
export const ariaText = {
  '@react-aria/combobox': {
    focusAnnouncement: (of: { optionText: string; isSelected: boolean }) =>
      of.isSelected ? `${of.optionText}، انتخاب‌شده` : of.optionText,
    countAnnouncement: (of: { optionCount: number }, words: Words) => `${words.number(of.optionCount)} مورد`,
    selectedAnnouncement: (of: { optionText: string }) => `${of.optionText}، انتخاب‌شده`,
    buttonLabel: 'باز کردن فهرست',
    listboxLabel: 'پیشنهادها',
  },
  '@react-aria/menu': { longPressMessage: 'برای باز کردن منو انگشت را نگه دارید یا Alt و پیکان پایین را بزنید' },
  '@react-aria/numberfield': {
    decrease: (of: { fieldLabel: string }) => `کم کردن ${of.fieldLabel}`,
    increase: (of: { fieldLabel: string }) => `زیاد کردن ${of.fieldLabel}`,
    numberField: 'عدد',
  },
  '@react-aria/overlays': { dismiss: 'بستن' },
  '@react-aria/spinbutton': { Empty: 'خالی' },
  'react-aria-components': {
    selectPlaceholder: 'انتخاب کنید',
    tableResizer: 'تغییر پهنا',
    dropzoneLabel: 'جای رها کردن فایل',
    colorSwatchPicker: 'رنگ‌ها',
  },
} as const
