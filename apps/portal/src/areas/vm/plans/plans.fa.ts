import { latin } from '../../../format/isolate.ts'

export const plansText = {
  better: (name: string, saved: string) => `پلن ${latin(name)} ماهانه ${saved} ارزان‌تر است، پیش از مالیات`,
  holds: (machine: string) => `و دست‌کم به همین اندازه منابع دارد: ${latin(machine)}`,
  choose: (name: string) => `انتخاب پلن ${latin(name)}`,
}
