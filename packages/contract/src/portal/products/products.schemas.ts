import { z } from 'zod'
import { productCategory, productItem } from '../../enums.ts'
import { Rials, answeredEnum } from '../../fields.ts'

export const ProductItem = z
  .object({
    id: answeredEnum(productItem),
    name: z.string().nullable(),
    price: Rials.describe('Whole rials per unit and 30 days, before VAT'),
    unit: z.string().nullable().describe('Unit label, e.g. core, GB'),
    isPaidWhileOff: z.boolean().optional().describe('Ours: a server that is off still pays for it'),
    vatPercent: z
      .number()
      .optional()
      .describe('Ours: the rate of value added tax that comes on top of the price today'),
  })
  .meta({ id: 'ProductItem' })
export type ProductItem = z.infer<typeof ProductItem>

export const MasterVmSpec = z
  .object({
    productItemId: answeredEnum(productItem),
    name: z.string().nullable(),
    quantity: z.number().describe('Per master node'),
  })
  .meta({ id: 'MasterVmSpec' })
export type MasterVmSpec = z.infer<typeof MasterVmSpec>

export const MasterNodesInfo = z
  .object({
    kubernetesManagementItemId: answeredEnum(productItem),
    kubernetesManagementItemPrice: Rials.describe('Whole rials per 30 days, once per cluster'),
    masterNodeCount: z.int(),
    masterVmSpecs: z.array(MasterVmSpec).nullable(),
  })
  .meta({ id: 'MasterNodesInfo' })
export type MasterNodesInfo = z.infer<typeof MasterNodesInfo>

export const KubernetesPrice = z
  .object({
    vmProductItemsPrice: z.array(ProductItem).nullable().describe('Unit prices of vCPU, memory, disk and IPv4'),
    masterNodesInfo: MasterNodesInfo,
  })
  .meta({ id: 'KubernetesPrice' })
export type KubernetesPrice = z.infer<typeof KubernetesPrice>

export const ProductListItem = z
  .object({
    id: answeredEnum(productCategory),
    name: z.string().nullable(),
    description: z.string().nullish(),
  })
  .meta({ id: 'ProductListItem' })
export type ProductListItem = z.infer<typeof ProductListItem>

export const ProductDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    description: z.string().nullish(),
    supplementaryDescription: z.string().nullish(),
  })
  .meta({ id: 'ProductDetail' })
export type ProductDetail = z.infer<typeof ProductDetail>
