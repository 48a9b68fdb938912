import { z } from 'zod'

/** What a write answers where something was made or started; clients that expect nothing ignore it. */
export const Started = z
  .object({
    id: z.int().describe('What was made or changed'),
    operationId: z.int().nullish().describe('The operation that does the work; null when nothing is left to do'),
  })
  .meta({ id: 'Started' })
export type Started = z.infer<typeof Started>

/** The body of every 4xx and 5xx. */
export const ErrorResponse = z
  .object({
    errorMessage: z.string().nullish().describe('One Persian sentence'),
    errors: z
      .record(z.string(), z.array(z.string()))
      .nullish()
      .describe('Only 422: field -> messages; "" for those of no field'),
    title: z.string().nullish(),
    status: z.int().nullish().describe('The HTTP status again'),
    type: z.string().nullish().describe('Error code, for example over_limit'),
    detail: z.string().nullish(),
    instance: z.string().nullish(),
    traceId: z.string().nullish().describe('For support'),
  })
  .meta({ id: 'ErrorResponse' })
export type ErrorResponse = z.infer<typeof ErrorResponse>
