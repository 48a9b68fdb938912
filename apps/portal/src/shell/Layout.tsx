import { viewMayNot } from '@sarv/contract/view.fa'
import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { Outlet } from 'react-router'
import { Banners } from './Banners.tsx'
import { afterFirstPage } from './first-page.ts'
import { Header } from './Header.tsx'
import { LazyPanel } from './LazyPanel.tsx'
import { useCurrency } from './currency.ts'
import { streamState } from './live-events.ts'
import { useCurrentPage } from './page-handle.ts'
import type { Panel } from './panels.ts'
import { PageContent } from './PageContent.tsx'
import { ProjectKeeper } from './ProjectKeeper.tsx'
import { useSeenAs } from './see-as.ts'
import { hasToken, useSession } from './session.ts'
import { shellText } from './shell.fa.ts'
import { Sidebar } from './Sidebar.tsx'
import { forgetAll, store } from './store.ts'
import { usePaletteKey } from './use-palette-key.ts'
import { view } from './view.ts'
import { installAriaText } from '../ui/aria-text.ts'
import { ReadOnlyReason } from '../ui/read-only.ts'
import styles from './Layout.module.css'
import { lazyPart } from '../ui/lazy-part.tsx'

// Here and not in main.tsx: the public pages use no control of React Aria that says anything by itself.
installAriaText()

const SeeAsBanners = lazyPart(async () => (await import('./SeeAsBanners.tsx')).SeeAsBanners)

type LoadPanel = () => Promise<ComponentType>

const loadOperations: LoadPanel = async () => (await import('./OperationsDrawer.tsx')).OperationsDrawer

const ownPanels: [Panel, LoadPanel][] = [
  ['menu', async () => (await import('./MenuDrawer.tsx')).MenuDrawer],
  ['projects', async () => (await import('./ProjectDialog.tsx')).ProjectDialog],
  ['switch-account', async () => (await import('./SwitchAccountDialog.tsx')).SwitchAccountDialog],
  ['see-as', async () => (await import('./SeeAsDialog.tsx')).SeeAsDialog],
]

interface LayoutProps {
  /** What the frame and the areas open over the page; loaded when first opened. */
  panels: readonly (readonly [Panel, LoadPanel])[]
  /** Banners of areas, shown over every page. */
  banners: readonly (readonly [id: string, ComponentType])[]
  /** Called once it stands. */
  onShown: () => void
}

/** The frame of every page behind the login: sidebar, header, content, and what opens over them. */
export function Layout({ panels, banners, onShown }: LayoutProps) {
  useEffect(onShown, [onShown])
  useLiveEvents()
  usePaletteKey()
  useMenuSwipes()
  useForgetting()
  const seenAs = useSeenAs()
  const currency = useCurrency()
  const { isAlone } = useCurrentPage()
  return (
    <Provider store={store}>
      <ReadOnlyReason value={view ? viewMayNot : undefined}>
        <a className={styles.skip} href="#content">
          {shellText.skipToContent}
        </a>
        {/* Keyed: amounts stand in sentences everywhere, and all of them change at once. */}
        <div key={currency} className={styles.app} data-alone={isAlone || undefined}>
          {!isAlone && (
            <aside className={styles.sidebar} aria-label={shellText.sidebar}>
              <Sidebar />
            </aside>
          )}
          <div className={styles.main} data-seen-as={seenAs ?? undefined}>
            <Header />
            {(view ?? seenAs) && <SeeAsBanners role={seenAs} />}
            <Banners banners={banners} />
            <PageContent className={styles.page}>
              <Outlet />
            </PageContent>
          </div>
          <LazyPanel panel="operations" load={loadOperations} />
        </div>
        <ProjectKeeper />
        {[...ownPanels, ...panels].map(([panel, load]) => (
          <LazyPanel key={panel} panel={panel} load={load} />
        ))}
      </ReadOnlyReason>
    </Provider>
  )
}

function useLiveEvents() {
  const { accessToken } = useSession()
  const seenAs = useSeenAs()
  useEffect(() => {
    if (!accessToken) return undefined
    let isLeft = false
    let close: (() => void) | undefined
    const connect = async () => {
      if (isLeft) return
      const { connectLiveEvents } = await import('./live-binding.ts')
      if (!isLeft) close = connectLiveEvents(store, accessToken, seenAs)
    }
    // Without the stream lists poll, and the header says so.
    void afterFirstPage(() => void connect().catch(() => streamState.set('lost')))
    return () => {
      isLeft = true
      close?.()
    }
  }, [accessToken, seenAs])
}

/** What was read for the session goes with it; only once nothing on the screen would read it again without a token. */
function useForgetting() {
  useEffect(
    () => () => {
      if (!hasToken()) store.dispatch(forgetAll())
    },
    [],
  )
}

/** Only fingers swipe: the others do not load it. */
function useMenuSwipes() {
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return undefined
    const watching = import('./menu-swipes.ts').then(({ watchMenuSwipes }) => watchMenuSwipes())
    return () => void watching.then((end) => end())
  }, [])
}
