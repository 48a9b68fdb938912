import { z } from 'zod'

export const AnalyticSeries = z
  .object({
    name: z.string().nullish(),
    data: z.array(z.number()).nullish().describe('Y values, aligned with categories'),
  })
  .meta({ id: 'AnalyticSeries' })
export type AnalyticSeries = z.infer<typeof AnalyticSeries>

export const AnalyticResult = z
  .object({
    categories: z.array(z.string()).nullish().describe('X labels'),
    series: z.array(AnalyticSeries).nullish(),
    totalUpload: z.number().optional().describe('GB, VM only'),
    totalDownload: z.number().optional().describe('GB, VM only'),
  })
  .meta({ id: 'AnalyticResult' })
export type AnalyticResult = z.infer<typeof AnalyticResult>
