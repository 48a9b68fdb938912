/** A server's screen inside our page, whatever draws it. */
export interface Screen {
  /** Types the text as a keyboard would. */
  type: (text: string) => void
  /** Absent where the screen has no such keys. */
  sendCtrlAltDel?: () => void
  focus: () => void
  close: () => void
}

export interface ScreenEvents {
  onOpen: () => void
  /** The number that the socket was closed with. */
  onClose: (code: number) => void
}

export type OpenScreen = (element: HTMLElement, socket: WebSocket, events: ScreenEvents) => Screen
