import { ltr, named } from '../../direction.ts'
import { rangeSentence } from '../networks/networks.fa.ts'
import type { LedNetwork, MetRanges, RowObstacle } from './vpcs.rules.ts'

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

/** Of what is told by its number, as one types it. */
const plainNumbers = new Intl.NumberFormat('fa-IR', { useGrouping: false })

/** A network of another project as those know it who do not see into that: by its number. */
export const networkInWords = ({ id, name }: Pick<LedNetwork, 'id' | 'name'>): string =>
  `شبکه ${name === null ? plainNumbers.format(id) : named(name)}`

const withRange = (led: LedNetwork): string => `${networkInWords(led)} (${ltr(led.cidr)})`

/** Why two networks cannot be reached from one cloud. */
export const metSentence = ({ network: one, other }: MetRanges): string =>
  `${withRange(one)} با ${withRange(other)} هم‌پوشانی دارد؛ یک ابر نمی‌تواند به هر دو برسد.`
