import { z } from 'zod'
import { productCategory, serviceStatus } from '../../enums.ts'
import {
  QueryBoolean,
  Rials,
  WireDateTime,
  answeredEnum,
  line,
  optionalIdFromText,
  optionalText,
  optionalValue,
  technical,
} from '../../fields.ts'
import { ListQuery } from '../../params.ts'
import { GivenLabel } from '../../portal/labels/labels.schemas.ts'

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
    project: z.string().nullish().describe('Ours: the name of its project'),
    datacenterId: z.int().nullish(),
    datacenter: z.string().nullish(),
    monthlyPrice: Rials.nullish().describe('Ours: what it costs as it is now, per 30 days, before VAT'),
    labels: z.array(GivenLabel).nullish().describe('Ours'),
    canLabel: z.boolean().nullish().describe('Ours: whether the caller may change its labels'),
  })
  .meta({ id: 'OrderListItem' })
export type OrderListItem = z.infer<typeof OrderListItem>

const summed = {
  services: z.int(),
  monthlyPrice: Rials.describe('Of these together: whole rials per 30 days, before VAT'),
  hourlyPrice: Rials.describe('The same per hour, to the nearest whole rial'),
}

const counted = { id: z.int(), name: z.string().nullable(), services: z.int() }

/** What a list of services is narrowed by, with how many there are of each. */
export const OrderSummary = z
  .object({
    services: z.int().describe('That the filters leave'),
    projects: z.int().describe('In which these stand'),
    monthlyPrice: summed.monthlyPrice,
    hourlyPrice: summed.hourlyPrice,
    byProject: z
      .array(z.object({ id: z.int(), name: z.string().nullable(), datacenter: z.string().nullable(), ...summed }))
      .describe('That the filters leave, the dearest first'),
    byKind: z.array(z.object({ serviceType: z.string(), product: z.string().nullable(), ...summed })),
    kinds: z.array(z.object({ serviceType: z.string(), product: z.string().nullable(), services: z.int() })),
    inProjects: z.array(z.object({ ...counted, datacenterId: z.int(), datacenter: z.string().nullable() })),
    statuses: z.array(z.object(counted)),
    withoutLabel: z.int().describe('Of all that the caller sees, as the three lists before'),
  })
  .meta({ id: 'OrderSummary' })
export type OrderSummary = z.infer<typeof OrderSummary>

/** Ours: what a list of services is narrowed by besides its product. */
const OrderFilter = {
  ServiceType: optionalText(technical(50)).describe('One kind, as operations call it'),
  ProjectId: optionalIdFromText,
  DatacenterId: optionalIdFromText,
  StatusId: optionalIdFromText,
  Labels: optionalText(line({ max: 500 })).describe(
    '`key:value` or a key alone, several with commas between them: those that have all of them',
  ),
  WithoutLabel: optionalValue(QueryBoolean).describe('true: those that have no label at all'),
}

export const OrderListQuery = ListQuery.extend(OrderFilter)
export type OrderListQuery = z.infer<typeof OrderListQuery>

export const OrderSummaryQuery = z.object({
  ProductId: optionalIdFromText,
  Search: ListQuery.shape.Search,
  ...OrderFilter,
})
export type OrderSummaryQuery = z.infer<typeof OrderSummaryQuery>
