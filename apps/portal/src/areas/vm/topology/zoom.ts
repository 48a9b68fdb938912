import { normalizeTechnical } from '@sarv/contract/normalize'

/** How large the picture is drawn: 1 is its own size. */
const zoomSteps = [0.1, 0.15, 0.25, 0.35, 0.5, 0.75, 1, 1.5, 2] as const

export const zoomIn = (zoom: number): number => zoomSteps.find((step) => step > zoom) ?? zoom
export const zoomOut = (zoom: number): number => zoomSteps.findLast((step) => step < zoom) ?? zoom
/** At which all of its width is seen at once; never larger than it is. */
export const zoomToFit = (width: number, available: number): number => Math.min(1, available / width)

export type ZoomAct = 'in' | 'out' | 'fit'

/** By the character and not by the key, which is another one on each keyboard; `=` is `+` without Shift. */
const zoomKeys: Readonly<Record<string, ZoomAct>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'fit',
}

interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** What a pressed key does to the picture; with Ctrl the browser zooms the whole page. */
export const zoomActOf = ({ key, ctrlKey, metaKey, altKey }: PressedKey): ZoomAct | undefined =>
  ctrlKey || metaKey || altKey ? undefined : zoomKeys[normalizeTechnical(key)]
