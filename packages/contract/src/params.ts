import { z } from 'zod'
import { PathId, fromText, line, optionalText, optionalValue } from './fields.ts'
import { maxPageSize } from './limits.ts'

export const ItemParams = z.object({ id: PathId })
export const ProjectParams = z.object({ projectId: PathId })
export const ProjectItemParams = z.object({ projectId: PathId, id: PathId })

/** Long lists answer whole without it; with it they answer one page, and `X-Total-Count` says how many rows there are. */
export const ListQuery = z.object({
  PageNumber: optionalValue(fromText(z.int().min(1).max(1_000_000))).describe('From 1'),
  PageSize: optionalValue(fromText(z.int().min(1).max(maxPageSize))),
  Search: optionalText(line({ max: 100 })),
  Sort: optionalText(line({ max: 50 })).describe('A field of the row; a leading dash turns the order round'),
})
export type ListQuery = z.infer<typeof ListQuery>

/** Whether a call answers pages of a list; some narrow it by more than a search. */
export const isListQuery = (query: z.ZodType | undefined): boolean =>
  query instanceof z.ZodObject && Object.keys(ListQuery.shape).every((name) => name in query.shape)

/** Of calls that answer a table to keep. */
export const DownloadQuery = z.object({
  format: optionalText(z.enum(['xlsx', 'csv'])).describe('xlsx where nothing is said'),
})
