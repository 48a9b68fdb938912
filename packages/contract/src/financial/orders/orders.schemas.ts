import { z } from 'zod'
import { productCategory, serviceStatus } from '../../enums.ts'
import { WireDateTime, answeredEnum } from '../../fields.ts'

export const OrderShortItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    product: z.string().nullable(),
    order: z.string().nullable(),
    createDate: WireDateTime,
  })
  .meta({ id: 'OrderShortItem' })
export type OrderShortItem = z.infer<typeof OrderShortItem>

export const OrderListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    product: z.string().nullable(),
    productId: answeredEnum(productCategory),
    order: z.string().nullable(),
    status: z.string().nullable(),
    createDate: WireDateTime,
    projectId: z.int().nullish(),
    serviceType: z.string().nullish().describe('Ours: what kind of service it is, as operations call it'),
    serviceId: z.int().nullish(),
    statusId: answeredEnum(serviceStatus).nullish(),
  })
  .meta({ id: 'OrderListItem' })
export type OrderListItem = z.infer<typeof OrderListItem>
