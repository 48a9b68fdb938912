import { z } from 'zod'
import { proseLine } from '../../fields.ts'

/** Lists whose filters can be kept. */
export const savedLists = ['services', 'tickets'] as const
export type SavedList = (typeof savedLists)[number]

export const savedViewNameLength = { min: 1, max: 40 } as const
export const savedViewsPerList = 20

export const SavedViewListItem = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string().describe('The filters, as they stand in the address of the list'),
  })
  .meta({ id: 'SavedViewListItem' })
export type SavedViewListItem = z.infer<typeof SavedViewListItem>

export const SaveViewModel = z
  .object({
    list: z.enum(savedLists),
    name: proseLine(savedViewNameLength).describe('One of this name is replaced'),
    query: proseLine({ min: 0, max: 1000 }).describe('The filters, as they stand in the address of the list'),
  })
  .meta({ id: 'SaveViewModel' })
export type SaveViewModel = z.infer<typeof SaveViewModel>

export const SavedViewMade = z.object({ id: z.int() }).meta({ id: 'SavedViewMade' })
