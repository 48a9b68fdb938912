import { useLazyVmHostConsoleQuery } from '@sarv/client/vm.generated'
import type { VmConsole } from '@sarv/contract/vm/hosts/hosts.schemas'
import { consoleProtocol } from '@sarv/contract/vm/hosts/console'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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

/** Asks for a ticket and opens the screen in the element; again with each `reconnect`. */
export const useConsole = (projectId: number, id: number) => {
  const [ask] = useLazyVmHostConsoleQuery()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<ConsoleState>({ name: 'asking' })
  const [hasCtrlAltDel, setHasCtrlAltDel] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const screen = useRef<Screen>(undefined)

  const connect = useEffectEvent(async (isGone: () => boolean) => {
    setState({ name: 'asking' })
    // A ticket opens one socket: an answer from the cache would be of no use.
    const { data } = await ask({ projectId, id }, false)
    if (isGone()) return
    if (!data) return setState({ name: 'refused' })
    if (data.kind !== 'vnc' && data.kind !== 'serial') return setState({ name: 'none', reason: data.reason })
    setState({ name: 'connecting' })
    const openScreen = await screens[data.kind]()
    if (isGone() || !element.current) return
    screen.current = openScreen(element.current, openSocket(data), {
      onOpen: () => {
        if (isGone()) return
        setState({ name: 'open' })
        screen.current?.focus()
      },
      onClose: (code) => !isGone() && setState({ name: 'closed', code }),
    })
    setHasCtrlAltDel(screen.current.sendCtrlAltDel !== undefined)
  })

  useEffect(() => {
    let isGone = false
    void connect(() => isGone)
    return () => {
      isGone = true
      screen.current?.close()
      screen.current = undefined
    }
  }, [projectId, id, round])

  return { state, element, screen, hasCtrlAltDel, reconnect: () => setRound((last) => last + 1) }
}
