import { internetId, type MarkedPath } from './topology-graph.ts'
import type { MarkKind, TopologyMarks } from './topology-marks.ts'
import type { TopologyWords } from './topology-words.ts'
import { topologyText as text } from './topology.fa.ts'
import styles from './TopologyPicture.module.css'

/** What the whole picture knows of what was done to it. */
export interface PictureState {
  words: TopologyWords
  /** The one that the Tab key comes to. */
  tabId: string | undefined
  selectedId: string | undefined
  /** The way that somebody asked for. */
  path: MarkedPath | undefined
  /** What a plan makes of it; absent: nothing is planned. */
  marks?: TopologyMarks | undefined
}

/** One thing of it. */
export interface Pressable {
  /** All that the picture says of it. */
  spoken: string | undefined
  isTab: boolean
  isSelected: boolean
  isOnPath: boolean
  mark: MarkKind | undefined
}

const spokenOf = ({ words, marks }: PictureState, id: string): string | undefined => {
  const spoken = id === internetId ? text.internet : words.get(id)?.spoken
  const mark = marks?.get(id)
  return spoken && mark ? text.listOf([spoken, mark.word]) : spoken
}

export const pressableOf = (state: PictureState, id: string): Pressable => ({
  spoken: spokenOf(state, id),
  isTab: id === state.tabId,
  isSelected: id === state.selectedId,
  isOnPath: state.path?.ids.has(id) ?? false,
  mark: state.marks?.get(id)?.kind,
})

/** What makes a group of SVG a button; the picture itself listens for what happens to them. */
export const pressed = (
  { id, kind, state }: { id: string; kind: string; state: string },
  { spoken, isTab, isSelected, isOnPath, mark }: Pressable,
) => ({
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no button in SVG
  role: 'button',
  tabIndex: isTab ? 0 : -1,
  'aria-pressed': isSelected,
  'aria-label': spoken,
  className: styles.node,
  'data-node': id,
  'data-kind': kind,
  'data-state': state,
  'data-selected': isSelected || undefined,
  'data-path': isOnPath || undefined,
  'data-mark': mark,
})
