import { isolated, named } from '@sarv/contract/direction'

export const plansText = {
  better: (name: string, saved: string) => `پلن ${named(name)} ماهانه ${saved} ارزان‌تر است، پیش از مالیات`,
  holds: (machine: string) => `و دست‌کم به همین اندازه منابع دارد: ${isolated(machine)}`,
  choose: (name: string) => `انتخاب پلن ${named(name)}`,
}
