import { ltr } from '../../direction.ts'
import { rangeSentence } from '../networks/networks.fa.ts'
import type { RowObstacle } from './vpcs.rules.ts'

const numbers = new Intl.NumberFormat('fa-IR')

/** Why a row cannot become a network of the cloud, the same from the form and from the API. */
export const rowSentence = (obstacle: RowObstacle): string => {
  switch (obstacle.reason) {
    case 'gateway':
      return `گیت‌وی این شبکه باید نخستین نشانی آن باشد: ${ltr(obstacle.address)}`
    case 'name':
      return 'شبکه‌ای با این نام هست؛ نام دیگری بنویسید.'
    case 'tooMany':
      return `هر ابر خصوصی حداکثر ${numbers.format(obstacle.max)} شبکه دارد.`
    default:
      return rangeSentence(obstacle)
  }
}
