import { ofAllAreas } from '../areas.ts'
import type { CatalogueEntry } from './entry.ts'
import { generalErrors } from './general.errors.fa.ts'

const catalogue = { ...generalErrors, ...ofAllAreas('errors') }

export type ErrorCode = keyof typeof catalogue

/** Every refusal the API can give: its code, its HTTP status and the one sentence people read. */
export const errorCatalogue: Readonly<Record<ErrorCode, CatalogueEntry>> = catalogue

/** Every code with its HTTP status, for the API's documentation. */
export const errorStatuses: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(errorCatalogue).map(([code, { status }]) => [code, status]),
)
