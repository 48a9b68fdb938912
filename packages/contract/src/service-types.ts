import type { AllOf } from './all-of.ts'
import { productCategory } from './enums.ts'
import { allServices } from './services.generated.ts'

/** What everybody may know of something that can be ordered; each area says it of its own in `<area>.services.ts`. */
export interface ServiceFacts {
  /** As operations, usage and findings call it. */
  readonly type: string
  /** What the catalogue sells it as: legal papers carry the service id of that. */
  readonly product?: keyof typeof productCategory.id
  /** Its page in the portal; mails lead there as well. */
  readonly page?: (projectId: number, id: number) => string
  /** Kinds of operations after which nothing of it is left to open. */
  readonly endedBy?: readonly string[]
}

type Services = AllOf<(typeof allServices)[number]>

/** As our code calls it. */
export type ServiceName = keyof Services

const services: Services = Object.assign({}, ...allServices)

/** What somebody can order, by the name that operations, usage and findings carry. */
export const serviceType = Object.fromEntries(
  Object.entries<ServiceFacts>(services).map(([name, { type }]) => [name, type]),
) as { readonly [Name in keyof Services]: Services[Name]['type'] }

export type ServiceType = (typeof serviceType)[keyof typeof serviceType]

const facts: readonly ServiceFacts[] = Object.values<ServiceFacts>(services)

export interface ServiceOnPage {
  /** Answers of older servers may name one that nobody knows any more. */
  serviceType: string
  projectId: number | null
  serviceId: number | null
}

/** The portal's page of a service; some have none. */
export const servicePage = ({ serviceType: name, projectId, serviceId }: ServiceOnPage): string | undefined =>
  projectId === null || serviceId === null
    ? undefined
    : facts.find(({ type }) => type === name)?.page?.(projectId, serviceId)

/** The products of the catalogue by the kind of service; kinds that nobody pays for are left out. */
export const productIds: Readonly<Record<string, number>> = Object.fromEntries(
  facts.flatMap(({ type, product }) => (product === undefined ? [] : [[type, productCategory.id[product]]])),
)

/** Whether a service is not there any more once such an operation is done. */
export const endsService = (operationKind: string): boolean =>
  facts.some(({ endedBy }) => endedBy?.includes(operationKind))
