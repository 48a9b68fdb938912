import type { ComponentType } from 'react'
import type { PlacedTopology } from './topology-layout.ts'

/** What becomes of a thing or a way once a plan is applied. */
export type MarkKind = 'new' | 'gone' | 'changed' | 'opens' | 'closes'

export interface Mark {
  kind: MarkKind
  /** Persian, as it is written beside the thing and told with its name. */
  word: string
  /** The same in as few letters as there is room for; absent: that of its kind. */
  tag?: string
}

/** By the ids of things and ways; what stays as it is has none. */
export type TopologyMarks = ReadonlyMap<string, Mark>

/** A line that is being drawn from one thing to another. */
export interface DrawnLine {
  fromId: string
  /** What it can lead to. */
  targets: ReadonlySet<string>
}

export interface LayerProps {
  placed: PlacedTopology
  marks: TopologyMarks
  line: DrawnLine | undefined
}

/** What a plan adds to the picture: marks, and a layer over everything. The internet can be chosen there, too. */
export interface PlannedDrawing {
  marks: TopologyMarks
  Layer: ComponentType<LayerProps>
  line: DrawnLine | undefined
}

/** The mark of a line that stands for several ways: that of the first one that has one. */
export const markOfWays = (marks: TopologyMarks | undefined, wayIds: readonly string[]): MarkKind | undefined =>
  marks && wayIds.map((id) => marks.get(id)?.kind).find((kind) => kind !== undefined)
