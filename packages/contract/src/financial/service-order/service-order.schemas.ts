import { z } from 'zod'
import { Id, Rials } from '../../fields.ts'
import { serviceType } from '../../service-types.ts'

/** More services than any customer has; all of them are placed at once. */
const mostServices = 5000

/** A service that is stopped when the money ends, at its place. */
export const ServiceOrderItem = z
  .object({
    serviceType: z.string(),
    serviceId: z.int(),
    service: z.string().describe('Its name'),
    projectId: z.int(),
    project: z.string(),
    isRunning: z.boolean(),
    isWaiting: z.boolean().describe('Stopped for want of money or for a cap, and comes back by itself'),
    monthly: Rials.describe('Whole rials per 30 days, with VAT, at present'),
  })
  .meta({ id: 'ServiceOrderItem' })
export type ServiceOrderItem = z.infer<typeof ServiceOrderItem>

export const ServiceOrderModel = z
  .object({
    services: z
      .array(z.object({ serviceType: z.enum(serviceType), serviceId: Id }))
      .max(mostServices)
      .describe('What matters most first; services that are not named come after them'),
  })
  .meta({ id: 'ServiceOrderModel' })
export type ServiceOrderModel = z.infer<typeof ServiceOrderModel>
