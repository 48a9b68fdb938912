import { named } from '@sarv/contract/direction'

export const plansText = {
  better: (name: string, saved: string) => `پلن ${named(name)} ماهانه ${saved} ارزان‌تر است، پیش از مالیات`,
  holds: 'و دست‌کم به همین اندازه منابع دارد:',
  choose: (name: string) => `انتخاب پلن ${named(name)}`,
}
