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
    type: z.string().describe('Error code'),
    title: z.string().describe('A short Persian heading, by the status'),
    status: z.int().describe('The HTTP status again'),
    errorMessage: z.string().describe('One Persian sentence, to be shown'),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('Always with 422: field -> messages; "" for those of no field'),
    traceId: z.string().describe('For support: the request in our logs'),
  })
  .meta({ id: 'ErrorResponse' })
export type ErrorResponse = z.infer<typeof ErrorResponse>
