import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hasNoBanners, keptBannerHeight, noteBannerHeight, onBannersTold } from './banner-room.ts'
import { afterFirstPage } from './first-page.ts'

interface BannersProps {
  /** Banners of areas, shown over every page. */
  banners: readonly (readonly [id: string, ComponentType])[]
}

/** A banner that could not be read does not keep its room for ever. */
const longestWaitMs = 10_000

/** Banners of areas, shown over every page. A reload keeps the room of what was said before, so that nothing is pushed down when it comes. */
export function Banners({ banners }: BannersProps) {
  const [areShown, setShown] = useState(false)
  useEffect(() => void afterFirstPage(() => setShown(true)), [])
  const { shown, keptPx } = useRoom()
  return (
    <div style={keptPx > 0 ? { minBlockSize: keptPx } : undefined}>
      <div ref={shown}>{areShown && banners.map(([id, Banner]) => <Banner key={id} />)}</div>
    </div>
  )
}

const useRoom = () => {
  const shown = useRef<HTMLDivElement>(null)
  const [keptPx, setKept] = useState(keptBannerHeight)
  const isNothingSaid = useSyncExternalStore(onBannersTold, hasNoBanners)
  useEffect(() => {
    const giveBack = () => setKept(0)
    const timer = setTimeout(giveBack, longestWaitMs)
    const observer = new ResizeObserver(([entry]) => {
      const heightPx = entry?.contentRect.height ?? 0
      if (heightPx === 0) return
      noteBannerHeight(heightPx)
      giveBack()
    })
    if (shown.current) observer.observe(shown.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return { shown, keptPx: isNothingSaid ? 0 : keptPx }
}
