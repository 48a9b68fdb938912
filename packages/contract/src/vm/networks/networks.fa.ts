import { ltr, named } from '../../direction.ts'
import { networkPrefix } from '../../limits.ts'
import { privateRanges, type RangeObstacle } from './networks.rules.ts'

const numbers = new Intl.NumberFormat('fa-IR')

/** Why a range cannot become a network, the same from the form and from the API. */
export const rangeSentence = (obstacle: RangeObstacle): string => {
  switch (obstacle.reason) {
    case 'prefix':
      return `طول پیشوند باید از ${numbers.format(networkPrefix.min)} تا ${numbers.format(networkPrefix.max)} باشد.`
    case 'reserved':
      return `این بازه در ${ltr(obstacle.cidr)} است که برای کاربردهای ویژه کنار گذاشته شده است.`
    case 'public':
      return `بازه شبکه خصوصی باید درون یکی از این‌ها باشد: ${privateRanges.join('، ')}.`
    case 'hostBits':
      return `نشانی شبکه با این پیشوند ${ltr(obstacle.address)} است.`
    default:
      return `این بازه با شبکه ${named(obstacle.name)} (${ltr(obstacle.cidr)}) هم‌پوشانی دارد.`
  }
}
