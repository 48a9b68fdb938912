import '@xterm/xterm/css/xterm.css'
import { FitAddon } from '@xterm/addon-fit'
import { Terminal } from '@xterm/xterm'
import { withOwnStyles } from './own-styles.ts'
import type { OpenScreen } from './screen.ts'

/** The serial line of a server, as a terminal. */
export const openSerialScreen: OpenScreen = (element, socket, { onOpen, onClose }) => {
  const fontFamily = getComputedStyle(element).getPropertyValue('--font-code')
  const terminal = new Terminal({
    fontFamily,
    fontSize: 14,
    scrollback: 5000,
    screenReaderMode: true,
  })
  const fit = new FitAddon()
  terminal.loadAddon(fit)
  withOwnStyles(() => terminal.open(element))
  fit.fit()
  const resizing = new ResizeObserver(() => fit.fit())
  resizing.observe(element)

  socket.binaryType = 'arraybuffer'
  const encoder = new TextEncoder()
  terminal.onData((typed) => socket.readyState === WebSocket.OPEN && socket.send(encoder.encode(typed)))
  socket.addEventListener('open', onOpen)
  socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) =>
    terminal.write(typeof data === 'string' ? data : new Uint8Array(data)),
  )
  socket.addEventListener('close', ({ code }) => onClose(code))

  return {
    type: (text) => terminal.paste(text),
    focus: () => terminal.focus(),
    close: () => {
      resizing.disconnect()
      socket.close()
      terminal.dispose()
    },
  }
}
