import { networkPrefix } from '../../limits.ts'
import { privateRanges, type RangeObstacle } from './networks.rules.ts'

const numbers = new Intl.NumberFormat('fa-IR')

/** Why a range cannot become a network, the same from the form and from the API. */
export const rangeSentence = (obstacle: RangeObstacle): string => {
  switch (obstacle.reason) {
    case 'prefix':
      return `طول پیشوند باید از ${numbers.format(networkPrefix.min)} تا ${numbers.format(networkPrefix.max)} باشد.`
    case 'reserved':
      return `این بازه در ${obstacle.cidr} است که برای کاربردهای ویژه کنار گذاشته شده است.`
    case 'public':
      return `بازه شبکه خصوصی باید درون یکی از این‌ها باشد: ${privateRanges.join('، ')}.`
    case 'hostBits':
      return `نشانی شبکه با این پیشوند ${obstacle.network} است.`
    default:
      return `این بازه با شبکه «${obstacle.name}» (${obstacle.cidr}) هم‌پوشانی دارد.`
  }
}
