import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { createValueStore } from './value-store.ts'

/** Places of the frame and of order forms that show what another area knows, and what they tell it. */
export interface PartProps {
  sidebar: object
  header: object
  /** `monthlyRials`: what is about to be ordered costs, or a change adds, per 30 days with VAT. */
  receipt: { monthlyRials: number; isChange?: boolean }
}

export type Parts = { [Place in keyof PartProps]?: ComponentType<PartProps[Place]> }

const parts = createValueStore<Parts>({})

/** Told by the table of routes, after the first paint. */
export const addParts = (given: Parts) => parts.set({ ...parts.get(), ...given })

type PartOf<Place extends keyof PartProps> = { place: Place; fallback?: ReactNode } & PartProps[Place]

/** What stands in a place; until it has come, nothing or what is given. */
export function Part<Place extends keyof PartProps>({ place, fallback, ...props }: PartOf<Place>): ReactNode {
  const shown = useSyncExternalStore(parts.subscribe, parts.get)[place]
  return shown ? createElement(shown as ComponentType<object>, props) : fallback
}
