import type { AllOf } from './all-of.ts'
import type { AreaObjects, Named } from './area-objects.ts'
import { allObjects } from './objects.generated.ts'
import type { ServiceName } from './service-types.ts'

type Kinds = AllOf<(typeof allObjects)[number]['kinds']>

/** What the activity log names: the kinds of things that people act on. */
export type ObjectKind = keyof Kinds
export type NamedObject = Named<ObjectKind>

/** The same, held to kinds that some area has: one may act on what belongs to another. */
const areas: readonly {
  kinds: AreaObjects['kinds']
  about: Readonly<Record<string, readonly NamedObject[]>>
  parts?: Readonly<Record<string, ObjectKind>>
}[] = allObjects

const kinds = Object.assign({}, ...areas.map((area) => area.kinds)) as Readonly<
  Record<ObjectKind, AreaObjects['kinds'][string]>
>
const about = Object.assign({}, ...areas.map((area) => area.about)) as Readonly<Record<string, readonly NamedObject[]>>
const parts = Object.assign({}, ...areas.map((area) => area.parts)) as Readonly<Record<string, ObjectKind>>

export const objectKinds = Object.keys(kinds) as readonly ObjectKind[]

export const objectsOfCall = (event: string): readonly NamedObject[] => about[event] ?? []

/** The calls whose own thing is of this kind, for filters. */
export const callsAbout = (kind: ObjectKind): string[] => [
  ...Object.entries(about).flatMap(([event, [own]]) => (own?.kind === kind ? [event] : [])),
  ...Object.entries(parts).flatMap(([event, parted]) => (parted === kind ? [event] : [])),
]

/** Which service a thing of this kind is, if it is one. A page from before an upgrade may be told of kinds that it does not know. */
export const serviceOfKind = (kind: string): ServiceName | undefined =>
  Object.hasOwn(kinds, kind) ? kinds[kind as ObjectKind].service : undefined
