import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** This machine can't run the lab; the message says why. */
export class LabUnavailable extends Error {}

const exitUnavailable = 69

interface Ended {
  code: number
  /** Without the line's end. */
  output: string
  lastLine: string
}

/** A real engine on this machine: the scripts of `engines/<name>-lab`. */
export interface LabScripts {
  /** The path of `lab.json` while the lab is up, all of it. */
  find(): Promise<string | undefined>
  /** Answers the path of `lab.json`. Throws `LabUnavailable` where the lab can't be had. */
  start(args: string[], signal?: AbortSignal): Promise<string>
  stop(): Promise<void>
}

export const labScripts = (name: 'openstack' | 'ceph'): LabScripts => {
  /** Runs a script of the lab to its end. What it tells on the way goes to our stderr. */
  const runScript = (script: 'up' | 'down' | 'status', args: string[], signal?: AbortSignal): Promise<Ended> =>
    new Promise((resolve, reject) => {
      const path = fileURLToPath(new URL(`../engines/${name}-lab/${script}`, import.meta.url))
      // A group of its own for `down`: a second Ctrl-C must not leave half of the lab running.
      const child = spawn('bash', [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'], detached: script === 'down' })
      const end = () => void child.kill('SIGTERM')
      signal?.addEventListener('abort', end)
      let output = ''
      let told = ''
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => {
        told = (told + chunk.toString()).slice(-2000)
        if (script !== 'status') process.stderr.write(chunk)
      })
      child.on('error', reject)
      child.on('close', (code) => {
        signal?.removeEventListener('abort', end)
        resolve({ code: code ?? 1, output: output.trim(), lastLine: told.trim().split('\n').at(-1) ?? '' })
      })
    })

  return {
    find: async () => {
      if (process.platform !== 'linux') return undefined
      const { code, output } = await runScript('status', [])
      return code === 0 ? output : undefined
    },
    start: async (args, signal) => {
      if (process.platform !== 'linux') throw new LabUnavailable('it needs Debian 12')
      const { code, output, lastLine } = await runScript('up', args, signal)
      if (code === exitUnavailable) throw new LabUnavailable(lastLine.replace(/^[\w-]+: /, ''))
      if (code !== 0) throw new Error(`the lab did not come up: ${lastLine}`)
      return output
    },
    stop: async () => {
      if (process.platform !== 'linux') return
      const { code, lastLine } = await runScript('down', [])
      if (code !== 0) throw new Error(`the lab did not end: ${lastLine}`)
    },
  }
}
