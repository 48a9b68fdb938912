import { createServer, type AddressInfo, type Socket } from 'node:net'

const width = 320
const height = 200

const numbers = (...parts: [bytes: 1 | 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    parts.map(([bytes, value]) => {
      const part = Buffer.alloc(bytes)
      part.writeUIntBE(value, 0, bytes)
      return part
    }),
  )

// 32 bits a pixel, 24 deep, little-endian, true colour: 8 bits each of red, green and blue from bit 0 up: what browsers draw with, and so what noVNC asks for.
const pixelFormat = Buffer.concat([
  Buffer.from([32, 24, 0, 1]),
  numbers([2, 255], [2, 255], [2, 255]),
  Buffer.from([0, 8, 16, 0, 0, 0]),
])
const desktopName = Buffer.from('guest')
const serverInit = Buffer.concat([
  numbers([2, width], [2, height]),
  pixelFormat,
  numbers([4, desktopName.length]),
  desktopName,
])

/** The whole screen in one colour, as one raw rectangle. */
const picture = ([red, green, blue]: readonly [number, number, number]): Buffer => {
  const head = numbers([1, 0], [1, 0], [2, 1], [2, 0], [2, 0], [2, width], [2, height], [4, 0])
  const pixels = Buffer.alloc(width * height * 4)
  for (let at = 0; at < pixels.length; at += 4) pixels.set([red, green, blue, 255], at)
  return Buffer.concat([head, pixels])
}

/** How long a client's message is, by its first byte; undefined while too little of it has come. */
const lengthOf = (message: Buffer): number | undefined => {
  switch (message[0]) {
    case 0:
      return 20
    case 2:
      return message.length < 4 ? undefined : 4 + 4 * message.readUInt16BE(2)
    case 3:
      return 10
    case 4:
      return 8
    case 5:
      return 6
    case 6:
      return message.length < 8 ? undefined : 8 + Math.abs(message.readInt32BE(4))
    default:
      return message.length
  }
}

/** A machine's screen, as far as RFB 3.8 without a password goes: one colour, and it remembers which keys were pressed. */
export const startVncServer = async (colour: readonly [number, number, number]) => {
  const pressed: number[] = []
  const sockets = new Set<Socket>()

  const serve = (socket: Socket) => {
    let heard = Buffer.alloc(0)
    let phase: 'version' | 'security' | 'init' | 'running' = 'version'
    const take = (bytes: number): Buffer | undefined => {
      if (heard.length < bytes) return undefined
      const taken = heard.subarray(0, bytes)
      heard = heard.subarray(bytes)
      return taken
    }
    const steps = {
      version: () => take(12) && (socket.write(Buffer.from([1, 1])), (phase = 'security')),
      security: () => take(1) && (socket.write(numbers([4, 0])), (phase = 'init')),
      init: () => take(1) && (socket.write(serverInit), (phase = 'running')),
      running: () => {
        const length = heard.length > 0 ? lengthOf(heard) : undefined
        const message = length === undefined ? undefined : take(length)
        if (message?.[0] === 3) socket.write(picture(colour))
        if (message?.[0] === 4 && message[1] === 1) pressed.push(message.readUInt32BE(4))
        return message
      },
    }
    socket.write('RFB 003.008\n')
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      heard = Buffer.concat([heard, data])
      while (steps[phase]()) continue
    })
    sockets.add(socket)
  }

  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pressed,
    /** As when the machine is switched off. */
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    stop: async () => {
      sockets.forEach((socket) => socket.destroy())
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
