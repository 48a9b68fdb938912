interface Words {
  number(count: number): string
}

/**
 * React Aria's own words, which it has in thirty languages but not in Persian: what screen readers hear beyond our
 * labels. Keys and packages are React Aria's. The frame loads it, so the parts that we do not use are left out: React Aria
 * throws at the first of their words.
 */
export const ariaText = {
  '@react-aria/calendar': {
    previous: 'قبلی',
    next: 'بعدی',
    selectedDateDescription: (of: { date: string }) => `تاریخ انتخاب‌شده: ${of.date}`,
    selectedRangeDescription: (of: { dateRange: string }) => `بازه انتخاب‌شده: ${of.dateRange}`,
    todayDate: (of: { date: string }) => `امروز، ${of.date}`,
    todayDateSelected: (of: { date: string }) => `امروز، ${of.date}، انتخاب‌شده`,
    dateSelected: (of: { date: string }) => `${of.date}، انتخاب‌شده`,
    startRangeSelectionPrompt: 'برای آغاز بازه بزنید',
    finishRangeSelectionPrompt: 'برای پایان بازه بزنید',
    minimumDate: 'نخستین روز ممکن',
    maximumDate: 'آخرین روز ممکن',
    dateRange: (of: { startDate: string; endDate: string }) => `${of.startDate} تا ${of.endDate}`,
  },
  '@react-aria/combobox': {
    focusAnnouncement: (of: { optionText: string; isSelected: boolean }) =>
      of.isSelected ? `${of.optionText}، انتخاب‌شده` : of.optionText,
    countAnnouncement: (of: { optionCount: number }, words: Words) => `${words.number(of.optionCount)} مورد`,
    selectedAnnouncement: (of: { optionText: string }) => `${of.optionText}، انتخاب‌شده`,
    buttonLabel: 'باز کردن فهرست',
    listboxLabel: 'پیشنهادها',
  },
  '@react-aria/datepicker': {
    era: 'دوره',
    year: 'سال',
    month: 'ماه',
    day: 'روز',
    hour: 'ساعت',
    minute: 'دقیقه',
    second: 'ثانیه',
    dayPeriod: 'نیمه روز',
    calendar: 'تقویم',
    startDate: 'تاریخ آغاز',
    endDate: 'تاریخ پایان',
    weekday: 'روز هفته',
    timeZoneName: 'منطقه زمانی',
    selectedDateDescription: (of: { date: string }) => `تاریخ انتخاب‌شده: ${of.date}`,
    selectedRangeDescription: (of: { startDate: string; endDate: string }) =>
      `بازه انتخاب‌شده: ${of.startDate} تا ${of.endDate}`,
    selectedTimeDescription: (of: { time: string }) => `ساعت انتخاب‌شده: ${of.time}`,
  },
  '@react-aria/menu': { longPressMessage: 'برای باز کردن منو انگشت را نگه دارید یا Alt و پیکان پایین را بزنید' },
  '@react-aria/numberfield': {
    decrease: (of: { fieldLabel: string }) => `کم کردن ${of.fieldLabel}`,
    increase: (of: { fieldLabel: string }) => `زیاد کردن ${of.fieldLabel}`,
    numberField: 'عدد',
  },
  '@react-aria/overlays': { dismiss: 'بستن' },
  '@react-aria/spinbutton': { Empty: 'خالی' },
  '@react-stately/datepicker': {
    rangeUnderflow: (of: { minValue: string }) => `تاریخ زودتر از ${of.minValue} نباشد.`,
    rangeOverflow: (of: { maxValue: string }) => `تاریخ دیرتر از ${of.maxValue} نباشد.`,
    rangeReversed: 'آغاز بازه باید پیش از پایان آن باشد.',
    unavailableDate: 'این تاریخ را نمی‌توان انتخاب کرد.',
  },
  'react-aria-components': {
    selectPlaceholder: 'انتخاب کنید',
    tableResizer: 'تغییر پهنا',
    dropzoneLabel: 'جای رها کردن فایل',
    colorSwatchPicker: 'رنگ‌ها',
  },
} as const
