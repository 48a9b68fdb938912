import { named } from '@sarv/contract/direction'
import { formatNumber } from '../format/number.ts'

/** What became of an act on several services; `unit` is what one of them is called. */
export const bulkText = {
  running: (act: string, count: number, unit: string) => `${act} برای ${formatNumber(count)} ${unit} در حال انجام است`,
  done: (act: string, count: number, unit: string) => `${act} برای ${formatNumber(count)} ${unit} انجام شد`,
  someFailed: (act: string, failed: number, count: number, unit: string) =>
    `${act} برای ${formatNumber(failed)} ${unit} از ${formatNumber(count)} ${unit} انجام نشد`,
  progress: (done: number, running: number) => `${formatNumber(done)} انجام شد، ${formatNumber(running)} در جریان`,
  failure: (name: string, reason: string) => `${named(name)}: ${reason}`,
  failures: 'آنچه انجام نشد',
  retry: (count: number, unit: string) => `تلاش دوباره برای ${formatNumber(count)} ${unit}`,
  close: 'بستن خلاصه',
  unknownReason: 'دلیل آن ثبت نشده است.',
}
