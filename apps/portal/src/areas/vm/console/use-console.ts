import { useLazyVmHostConsoleQuery } from '@sarv/client/vm.generated'
import type { VmConsole } from '@sarv/contract/vm/console/console.schemas'
import { consoleProtocol } from '@sarv/contract/vm/console/console'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { apiBase } from '../../../shell/http.ts'
import type { OpenScreen, Screen } from './screen.ts'

export type ConsoleState =
  | { name: 'asking' | 'connecting' | 'open' }
  | { name: 'closed'; code: number }
  | { name: 'refused' }
  | { name: 'none'; reason: string | null | undefined }

/** Each is loaded when a server has such a screen. */
const screens: Record<'vnc' | 'serial', () => Promise<OpenScreen>> = {
  vnc: async () => (await import('./vnc-screen.ts')).openVncScreen,
  serial: async () => (await import('./serial-screen.ts')).openSerialScreen,
}

const socketUrl = (path: string): string => {
  const url = new URL(path, apiBase() || window.location.origin)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

const openSocket = ({ socketPath, ticket }: VmConsole): WebSocket =>
  new WebSocket(socketUrl(socketPath ?? ''), [consoleProtocol, ticket ?? ''])

interface Connection {
  ask: () => Promise<{ data?: VmConsole }>
  element: RefObject<HTMLElement | null>
  screen: RefObject<Screen | undefined>
  onState: (state: ConsoleState) => void
  /** The screen is there; it may still be dark. */
  onScreen: (screen: Screen) => void
}

/** Asks for a ticket and opens the screen in the element; answers the function that ends it. */
const connect = ({ ask, element, screen, onState, onScreen }: Connection): (() => void) => {
  let isGone = false
  const open = async () => {
    const { data } = await ask()
    if (isGone) return
    if (!data) return onState({ name: 'refused' })
    if (data.kind !== 'vnc' && data.kind !== 'serial') return onState({ name: 'none', reason: data.reason })
    onState({ name: 'connecting' })
    const openScreen = await screens[data.kind]()
    if (isGone || !element.current) return
    screen.current = openScreen(element.current, openSocket(data), {
      onOpen: () => {
        if (isGone) return
        onState({ name: 'open' })
        screen.current?.focus()
      },
      onClose: (code) => {
        if (!isGone) onState({ name: 'closed', code })
      },
    })
    onScreen(screen.current)
  }
  void open()
  return () => {
    isGone = true
    screen.current?.close()
    screen.current = undefined
  }
}

/** One connection to a server's screen, from the first render to the last. */
export const useConsole = (projectId: number, id: number) => {
  const [ask] = useLazyVmHostConsoleQuery()
  const [state, setState] = useState<ConsoleState>({ name: 'asking' })
  const [hasCtrlAltDel, setHasCtrlAltDel] = useState(false)
  const element = useRef<HTMLElement>(null)
  const screen = useRef<Screen>(undefined)

  const start = useEffectEvent(() =>
    connect({
      // A ticket opens one socket: an answer from the cache would be of no use.
      ask: () => ask({ projectId, id }, false),
      element,
      screen,
      onState: setState,
      onScreen: ({ sendCtrlAltDel }) => setHasCtrlAltDel(sendCtrlAltDel !== undefined),
    }),
  )
  useEffect(() => start(), [])

  return { state, element, screen, hasCtrlAltDel }
}
