import RFB from '@novnc/novnc'
import { keyPressesOf, shiftKey, type KeyPress } from './keys.ts'
import type { OpenScreen } from './screen.ts'

/** A guest's keyboard buffer is short: what comes faster than this is lost. */
const keyPauseMs = 8

/** The screen of a server that speaks VNC. */
export const openVncScreen: OpenScreen = (element, socket, { onOpen, onClose }) => {
  const rfb = new RFB(element, socket)
  rfb.scaleViewport = true
  rfb.showDotCursor = true
  rfb.background = 'transparent'
  rfb.addEventListener('connect', onOpen)
  socket.addEventListener('close', ({ code }) => onClose(code))
  // Our sockets are opened by their ticket; an engine that asks for more can't be answered here.
  rfb.addEventListener('credentialsrequired', () => rfb.disconnect())

  const press = ({ keysym, needsShift }: KeyPress) => {
    if (needsShift) rfb.sendKey(shiftKey, 'ShiftLeft', true)
    rfb.sendKey(keysym, null)
    if (needsShift) rfb.sendKey(shiftKey, 'ShiftLeft', false)
  }
  let isClosed = false
  return {
    type: (text) => {
      const presses = keyPressesOf(text)
      const pressNext = () => {
        const next = presses.shift()
        if (!next || isClosed) return
        press(next)
        setTimeout(pressNext, keyPauseMs)
      }
      pressNext()
    },
    sendCtrlAltDel: () => rfb.sendCtrlAltDel(),
    focus: () => rfb.focus(),
    close: () => {
      isClosed = true
      // It says so itself when there is nothing left to end.
      if (socket.readyState === WebSocket.OPEN || socket.readyState === WebSocket.CONNECTING) rfb.disconnect()
    },
  }
}
