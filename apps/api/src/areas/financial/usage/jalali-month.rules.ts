const tehranDay = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', { timeZone: 'Asia/Tehran', day: 'numeric' })
const tehranDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tehran' })
const dayMs = 24 * 3600 * 1000
/** Iran has kept one offset since 1401: no day is longer or shorter than another. */
const tehranOffset = '+03:30'

/** Midnight in Tehran at which the Jalali month of this moment began. */
export const jalaliMonthStart = (now: Date): Date => {
  const midnight = new Date(`${tehranDate.format(now)}T00:00:00${tehranOffset}`)
  return new Date(midnight.getTime() - (Number(tehranDay.format(now)) - 1) * dayMs)
}
