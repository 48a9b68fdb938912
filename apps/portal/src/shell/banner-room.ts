import { createBrowserStore } from './browser-store.ts'

/** The height of what areas say over every page, and until when they say it. */
interface BannerRoom {
  heightPx: number
  /** Another width breaks lines elsewhere. */
  atWidthPx: number
  untilMs: number
}

const isRoom = (value: unknown): value is BannerRoom =>
  typeof value === 'object' &&
  value !== null &&
  'heightPx' in value &&
  typeof value.heightPx === 'number' &&
  'atWidthPx' in value &&
  'untilMs' in value &&
  typeof value.untilMs === 'number'

const kept = createBrowserStore<BannerRoom | null>('sarv.banner-room', {
  parse: (text) => {
    try {
      const room: unknown = JSON.parse(text ?? 'null')
      return isRoom(room) ? room : null
    } catch {
      return null
    }
  },
  format: (room) => room && JSON.stringify(room),
})

/** The height that a reload keeps free for banners which have not been read yet. */
export const keptBannerHeight = (nowMs = Date.now()): number => {
  const room = kept.get()
  return room && room.atWidthPx === innerWidth && nowMs < room.untilMs ? room.heightPx : 0
}

/** Called by an area as soon as it knows what it says over every page, and until when; null: it says nothing. */
export const tellBannersUntil = (untilMs: number | null): void => {
  const room = kept.get()
  kept.set(untilMs === null ? null : { heightPx: 0, atWidthPx: innerWidth, ...room, untilMs })
}

/** Called when banners have taken so much room. */
export const noteBannerHeight = (heightPx: number): void => {
  const room = kept.get()
  if (room) kept.set({ ...room, heightPx, atWidthPx: innerWidth })
}

/** No banner is expected any more, as of the last word about it. */
export const hasNoBanners = (): boolean => kept.get() === null

export const onBannersTold = kept.subscribe
