import { serviceType } from '@sarv/contract/service-types'
import { defineService } from '../../../services/service.ts'
import { lockNetwork } from './networks.store.ts'

/** No status forbids what can be done with a network: what is in the way is said by whoever does it. */
export const networkService = defineService({
  type: serviceType.network,
  cacheGroup: 'Network',
  lock: lockNetwork,
  rules: (_trx, network, _action: 'delete') => network,
})
