import { serviceType } from '@sarv/contract/service-types'
import { bucketPricing } from '@sarv/contract/storage/buckets/buckets.price'
import { usualPrice, type AgreedPrices } from '../../services/agreed-prices.ts'

export const storageAgreedPrices: readonly AgreedPrices[] = [
  {
    serviceType: serviceType.bucket,
    group: 'Storage',
    productId: bucketPricing.productId,
    table: 'storage_buckets',
    prices: [usualPrice],
    name: 'name',
    hasPlan: true,
  },
]
