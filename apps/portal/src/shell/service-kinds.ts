import { lazy, type ComponentType } from 'react'

export interface ServiceKindProps {
  projectId: number
}

export interface ServiceKind {
  id: string
  Row: ComponentType<ServiceKindProps>
}

const kinds: ServiceKind[] = []

/** Told by the table of routes: the kinds of services that areas have. */
export const addServiceKinds = (
  given: readonly (readonly [id: string, load: () => Promise<ComponentType<ServiceKindProps>>])[],
) => {
  kinds.push(...given.map(([id, load]) => ({ id, Row: lazy(async () => ({ default: await load() })) })))
}

/** In the order in which areas bring them. */
export const serviceKinds = (): readonly ServiceKind[] => kinds
