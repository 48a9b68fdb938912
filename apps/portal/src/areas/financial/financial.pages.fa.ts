/** Titles of the pages, for the window, the phone's header and screen readers, and lines of the palette. */
export const financialPagesText = {
  calculator: 'محاسبه‌گر قیمت',
  /** What other panels call it is searched for, never shown. */
  also: {
    calculator: 'ماشین‌حساب قیمت هزینه برآورد تعرفه',
  },
}
