import { useVmHostGetQuery } from '@sarv/client/vm.generated'
import { Clipboard, Keyboard, Maximize, MonitorOff, RefreshCw, Unplug } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { Navigate, useParams } from 'react-router'
import { usePageTitle } from '../../../shell/page-handle.ts'
import { paths as shellPaths } from '../../../shell/paths.ts'
import { paths } from '../vm.paths.ts'
import { store } from '../../../shell/store.ts'
import { useProjectIdInAddress } from '../../../shell/use-project.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { consoleText as text } from './console.fa.ts'
import styles from './ConsolePage.module.css'
import { PasteDialog } from './PasteDialog.tsx'
import { useConsole, type ConsoleState } from './use-console.ts'

/** `/vm/{projectId}/{id}/console`, a window of its own. */
export function ConsolePage() {
  const projectId = useProjectIdInAddress()
  const id = Number(useParams()['id'])
  const [round, setRound] = useState(0)
  if (projectId === null) return <Navigate to={shellPaths.dashboard} replace />
  if (!Number.isSafeInteger(id) || id <= 0) return <Navigate to={paths.vm.list(projectId)} replace />
  // Outside the frame, which would bring it.
  return (
    <Provider store={store}>
      {/* Each connection begins with a ticket and an empty screen of its own. */}
      <Console key={round} projectId={projectId} id={id} onReconnect={() => setRound(round + 1)} />
    </Provider>
  )
}

interface ConsoleProps {
  projectId: number
  id: number
  onReconnect: () => void
}

function Console({ projectId, id, onReconnect }: ConsoleProps) {
  const { data: host, isError } = useVmHostGetQuery({ projectId, id })
  const { state, element, screen, hasCtrlAltDel } = useConsole(projectId, id)
  const stage = useRef<HTMLDivElement>(null)
  const [isPasting, setPasting] = useState(false)
  usePageTitle(host?.name && `${text.title} ${host.name}`)
  const isOpen = state.name === 'open'
  const chip = text.states[state.name === 'refused' ? 'closed' : state.name]

  const send = (typed: string) => {
    setPasting(false)
    screen.current?.type(typed)
    screen.current?.focus()
  }

  return (
    <main className={styles.page}>
      <header className={styles.bar}>
        <h1 className={`${styles.name} clip`}>{isError && !host ? text.title : <Ltr>{host?.name ?? ''}</Ltr>}</h1>
        <StatusChip status={chip} isMoving={state.name === 'asking' || state.name === 'connecting'} />
        <div className={styles.acts}>
          <IconButton icon={Clipboard} name={text.paste} isDisabled={!isOpen} onPress={() => setPasting(true)} />
          {hasCtrlAltDel && (
            <IconButton
              icon={Keyboard}
              name={text.ctrlAltDel}
              isDisabled={!isOpen}
              onPress={() => screen.current?.sendCtrlAltDel?.()}
            />
          )}
          <IconButton
            icon={Maximize}
            name={text.fullScreen}
            isDisabled={!isOpen}
            onPress={() => void stage.current?.requestFullscreen()}
          />
          <IconButton icon={RefreshCw} name={text.reconnect} onPress={onReconnect} />
        </div>
      </header>
      <div className={styles.stage} ref={stage}>
        {/* Left to right, whatever the page's direction: it is the server's own screen. */}
        <section className={styles.screen} ref={element} dir="ltr" aria-label={text.screen} />
        <Trouble state={state} onReconnect={onReconnect} back={paths.vm.specification(projectId, id)} />
      </div>
      {isPasting && <PasteDialog onClose={() => setPasting(false)} onSend={send} />}
    </main>
  )
}

interface TroubleProps {
  state: ConsoleState
  onReconnect: () => void
  back: string
}

/** What stands where the screen would be. */
function Trouble({ state, onReconnect, back }: TroubleProps) {
  const wayBack = <LinkButton href={back}>{text.back}</LinkButton>
  const again = (
    <>
      <Button kind="primary" onPress={onReconnect}>
        {text.reconnect}
      </Button>
      {wayBack}
    </>
  )
  if (state.name === 'none') {
    return (
      <Message icon={MonitorOff} title={text.noneTitle} actions={wayBack}>
        {state.reason}
      </Message>
    )
  }
  if (state.name === 'refused') {
    return (
      <Message icon={Unplug} title={text.refusedTitle} actions={again}>
        {text.refused}
      </Message>
    )
  }
  if (state.name === 'closed') {
    return (
      <Message icon={Unplug} title={text.closedTitle} actions={again}>
        {text.whyClosed(state.code)}
      </Message>
    )
  }
  return null
}

interface MessageProps {
  icon: typeof Unplug
  title: string
  actions: ReactNode
  children: ReactNode
}

function Message({ icon, title, actions, children }: MessageProps) {
  return (
    <div className={styles.message}>
      <Empty icon={icon} title={title} actions={actions}>
        {children}
      </Empty>
    </div>
  )
}
