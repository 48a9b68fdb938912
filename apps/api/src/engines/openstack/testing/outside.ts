import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The outside world of the lab, where public addresses are reached from and nowhere else: the beginning of a command. */
export const outside = ['ip', 'netns', 'exec', 'sarv-lab-ext'] as const
const [program, ...namespace] = outside

const runOutside = async (command: string, args: readonly string[]): Promise<string | undefined> => {
  try {
    const { stdout } = await run(program, [...namespace, command, ...args], { timeout: 30_000 })
    return stdout.trim()
  } catch {
    return undefined // it did not answer, or not as it should
  }
}

/** The first page of the server's web site, at an address or address and port; undefined where nothing answers. */
export const readSite = (address: string): Promise<string | undefined> =>
  runOutside('curl', ['--silent', '--fail', '--max-time', '5', `http://${address}/`])

export interface Laptop {
  publicKey: string
  /** What a command prints on the server; undefined where one is not let in. */
  ssh(address: string, command: string): Promise<string | undefined>
  putAway(): void
}

/** Somebody out there, with a key of their own. */
export const newLaptop = async (): Promise<Laptop> => {
  const folder = mkdtempSync(join(tmpdir(), 'sarv-laptop-'))
  const key = join(folder, 'key')
  await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'sara@laptop', '-f', key])
  const options = ['BatchMode=yes', 'ConnectTimeout=10', 'StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null']
  return {
    publicKey: readFileSync(`${key}.pub`, 'utf8').trim(),
    ssh: (address, command) =>
      runOutside('ssh', ['-q', '-i', key, ...options.flatMap((option) => ['-o', option]), `root@${address}`, command]),
    putAway: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Of the lab's outside world, and where its web server is. */
const outsideSite = { address: '172.24.4.1', port: 8099 } as const
export const outsideUrl = `http://${outsideSite.address}:${outsideSite.port}/`

export interface OutsideSite {
  /** From which addresses it was called. */
  callers: string[]
  close(): void
}

/** A web server outside, that notes from which address it is called. */
export const openOutsideSite = (): OutsideSite => {
  const source = `require('node:http').createServer((request, answer) => {
    console.log(request.socket.remoteAddress)
    answer.end('outside')
  }).listen(${outsideSite.port}, '${outsideSite.address}')`
  const child = spawn(program, [...namespace, process.execPath, '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const callers: string[] = []
  createInterface(child.stdout).on('line', (address) => callers.push(address))
  return { callers, close: () => void child.kill() }
}
