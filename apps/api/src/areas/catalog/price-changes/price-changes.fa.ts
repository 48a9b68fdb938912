import { named } from '@sarv/contract/direction'
import { jalaliDateTime } from '../../../messages/jalali.ts'
import type { RisenPrice } from './price-changes.rules.ts'

const numbers = new Intl.NumberFormat('fa-IR')
const rials = (amount: number): string => `${numbers.format(amount)} ریال`

/** More are only counted: it is a message and not a bill. */
const namedServices = 20

const line = ({ name, oldRials, newRials }: RisenPrice): string =>
  `${named(name)}: از ${rials(oldRials)} به ${rials(newRials)} در ماه`

export const priceChangeText = {
  risen: (services: readonly RisenPrice[], from: Date) => {
    const { day } = jalaliDateTime(from)
    const others = services.length - namedServices
    return {
      subject: `قیمت سرویس‌های شما از ${day} بیشتر می‌شود`,
      content: [
        `از ${day} قیمت ماهانه این سرویس‌ها، پیش از مالیات، تغییر می‌کند:`,
        ...services.slice(0, namedServices).map(line),
        ...(others > 0 ? [`و ${numbers.format(others)} سرویس دیگر.`] : []),
        'تا آن روز همان قیمت کنونی حساب می‌شود و لازم نیست کاری انجام دهید.',
      ].join('\n'),
    }
  },
} as const
