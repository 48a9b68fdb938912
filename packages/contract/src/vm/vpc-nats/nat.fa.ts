import { ltr, named } from '../../direction.ts'
import type { NatObstacle } from './nat.rules.ts'

const numbers = new Intl.NumberFormat('fa-IR')
const addressOf = (address: string | null): string => (address === null ? 'این نشانی' : `نشانی ${ltr(address)}`)

/** What has a port, as a sentence names it. */
const holders = { forward: 'هدایت پورت', balancer: 'لودبالانسر' } as const

/** Why a forward or the public address of a load balancer cannot be, the same from the form and from the API. */
export const natSentence = (obstacle: NatObstacle): string => {
  switch (obstacle.reason) {
    case 'tooMany':
      return `پلن این ابر حداکثر ${numbers.format(obstacle.max)} هدایت پورت دارد؛ یکی را حذف کنید یا پلن بزرگ‌تری بگیرید.`
    case 'network':
      return 'این شبکه به ابر خصوصی متصل نیست.'
    case 'address':
      return 'این نشانی عمومی در ابر خصوصی نیست یا هنوز آماده نشده است.'
    case 'primary':
      return `${addressOf(obstacle.address)} نشانی اصلی گیت‌وی است و فقط برای خروج به کار می‌رود؛ نشانی دیگری به ابر بیفزایید.`
    case 'owned':
      return `${addressOf(obstacle.address)} یکسره از آنِ سرور ${named(obstacle.server)} است؛ نشانی دیگری انتخاب کنید.`
    case 'balanced':
      return `${addressOf(obstacle.address)} به لودبالانسر ${named(obstacle.name)} می‌رسد و زیرساخت این دیتاسنتر پورتی را جدا از آن هدایت نمی‌کند؛ نشانی دیگری انتخاب کنید.`
    case 'forwarded':
      return `هدایت پورت ${named(obstacle.name)} از ${addressOf(obstacle.address)} می‌گذرد و زیرساخت این دیتاسنتر نشانی را میان آن و لودبالانسر بخش نمی‌کند؛ نشانی دیگری انتخاب کنید.`
    case 'otherBalancer':
      return `${addressOf(obstacle.address)} را لودبالانسر ${named(obstacle.name)} دارد؛ نشانی دیگری انتخاب کنید.`
    case 'order':
      return 'پایان بازه باید پس از آغاز آن باشد.'
    case 'length':
      return `هر بازه حداکثر ${numbers.format(obstacle.max)} پورت دارد؛ بازه را کوتاه‌تر کنید.`
    case 'beyond':
      return 'با این بازه، پورت‌های مقصد از ۶۵۵۳۵ می‌گذرند.'
    case 'outside':
      return `مقصد باید درون شبکه ${named(obstacle.network)} باشد: ${ltr(obstacle.cidr)}.`
    case 'nobody':
      return `در شبکه ${named(obstacle.network)} سروری با نشانی ${ltr(obstacle.address)} نیست؛ نخست سرور را به شبکه متصل کنید.`
    case 'targetOwned':
      return `سرور ${named(obstacle.server)} نشانی عمومی ${ltr(obstacle.address)} را یکسره برای خود دارد و هدایت پورت نمی‌خواهد.`
    case 'source':
      return 'این دیتاسنتر نمی‌تواند پورت را فقط برای یک مبدأ باز کند؛ مبدأ را خالی بگذارید و دسترسی را در فایروال سرور ببندید.'
    case 'portTaken':
      return `پورت ${ltr(obstacle.port)} ${addressOf(obstacle.address)} را ${holders[obstacle.holder]} ${named(obstacle.name)} گرفته است.`
    default:
      return `هدایت پورت ${named(obstacle.name)} هم‌اکنون به پورت ${ltr(obstacle.port)} نشانی ${ltr(obstacle.address)} می‌رسد؛ به هر پورت فقط از یک جا می‌توان رسید.`
  }
}
