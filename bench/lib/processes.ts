import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

export interface Started {
  url: string
  child: ChildProcess
  /** The last of what it printed. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false // not listening yet
  }
}

interface ScriptOptions {
  env?: Record<string, string>
  args?: string[]
  readyPath: string
  /** The checkout that the script is of, where it is not this one. */
  folder?: string | undefined
}

/** Starts a script of the project on a free port and waits until it answers on `readyPath`. */
export const startScript = async (
  file: string,
  { env = {}, args = [], readyPath, folder }: ScriptOptions,
): Promise<Started> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [file, ...args], {
    // With PostgreSQL all processes must share a key.
    env: {
      ...process.env,
      SARV_SECRET_KEY: Buffer.alloc(32).toString('base64'),
      ...env,
      SARV_PORT: String(port),
      SARV_HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(folder !== undefined && { cwd: folder }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8000)))

  const deadline = Date.now() + 60_000
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${file} did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}
