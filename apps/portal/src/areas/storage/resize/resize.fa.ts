import { named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'

/** Another size for a bucket. */
export const bucketResizeText = {
  title: 'تغییر اندازه',
  intro: 'باکت بی‌درنگ بزرگ یا کوچک می‌شود و در این میان کار می‌کند. کوچک‌تر از آنچه در آن است نمی‌شود.',
  size: 'اندازه باکت',
  gigabyte: 'گیگابایت',
  now: (sizeGb: number, used: string) => `اکنون ${formatNumber(sizeGb)} گیگابایت است و ${used} آن پر است.`,
  nowUncounted: (sizeGb: number) => `اکنون ${formatNumber(sizeGb)} گیگابایت است.`,
  least: (leastGb: number) => `با آنچه در باکت است، دست‌کم ${formatNumber(leastGb)} گیگابایت لازم است.`,
  noChange: 'اندازه همان است که هست؛ نخست آن را تغییر دهید.',
  submit: 'تغییر اندازه',
  started: (name: string, sizeGb: number) =>
    `تغییر اندازه باکت ${named(name)} به ${formatNumber(sizeGb)} گیگابایت آغاز شد.`,
}
