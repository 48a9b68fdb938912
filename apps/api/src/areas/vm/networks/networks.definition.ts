import { serviceType } from '@sarv/contract/service-types'
import { defineService } from '../../../services/service.ts'
import { computeOf } from '../hosts/hosts.steps.ts'
import { lockNetwork } from './networks.store.ts'

/** No status forbids what can be done with a network: what is in the way is said by whoever does it. */
export const networkService = defineService({
  type: serviceType.network,
  cacheGroup: 'Network',
  engine: computeOf,
  pricing: null,
  lock: lockNetwork,
  rules: (_trx, network, _action: 'delete') => network,
})
