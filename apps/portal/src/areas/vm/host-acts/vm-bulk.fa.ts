import { named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'

/** What became of an act on several servers. */
export const vmBulkText = {
  running: (act: string, count: number) => `${act} برای ${formatNumber(count)} سرور در حال انجام است`,
  done: (act: string, count: number) => `${act} برای ${formatNumber(count)} سرور انجام شد`,
  someFailed: (act: string, failed: number, count: number) =>
    `${act} برای ${formatNumber(failed)} سرور از ${formatNumber(count)} سرور انجام نشد`,
  progress: (done: number, running: number) => `${formatNumber(done)} انجام شد، ${formatNumber(running)} در جریان`,
  failure: (name: string, reason: string) => `${named(name)}: ${reason}`,
  failures: 'سرورهایی که انجام نشد',
  retry: (count: number) => `تلاش دوباره برای ${formatNumber(count)} سرور`,
  close: 'بستن خلاصه',
  openBin: 'سطل بازیافت',
  unknownReason: 'دلیل آن ثبت نشده است.',
}
