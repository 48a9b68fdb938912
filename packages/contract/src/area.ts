import type { Call } from './call.ts'
import type { CatalogueEntry } from './errors/entry.ts'

/** By the name of a shape: what stands in the examples of the API documentation for some of its fields. */
export type ShapeExamples = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What the contract says of an area; the list of them is `areas.ts`. */
export interface ContractArea {
  /** One line, for its chapter of the API documentation. */
  description: string
  /** By their ids, which are also the operation ids of the OpenAPI document and the names of the hooks. */
  calls: Readonly<Record<string, Call>>
  /** What each write does, and what happened without one, as the activity log tells it to people. */
  titles?: Readonly<Record<string, string>>
  /** Refusals that only this area gives. */
  errors?: Readonly<Record<string, CatalogueEntry>>
  /** Where a field means something else than its name usually does, or fields depend on each other. */
  examples?: ShapeExamples
}
