import { writeSync } from 'node:fs'
import { Session, type Debugger, type InspectorNotification } from 'node:inspector'
import { setTimeout as wait } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'

const { shared, blockedMs } = workerData as { shared: Int32Array; blockedMs: number }

const looks = 20
const framesTold = 8
const standardOutput = 1

/** Where the main thread is: the first functions of its stack, or nothing where it does not say within a second. */
const whereItIs = async (): Promise<string[]> => {
  const session = new Session()
  const { promise, resolve } = Promise.withResolvers<string[]>()
  try {
    session.connectToMainThread()
    session.on('Debugger.paused', ({ params }: InspectorNotification<Debugger.PausedEventDataType>) =>
      resolve(
        params.callFrames
          .slice(0, framesTold)
          .map(
            ({ functionName, url, location }) => `${functionName || '(anonymous)'} ${url}:${location.lineNumber + 1}`,
          ),
      ),
    )
    session.post('Debugger.enable')
    session.post('Debugger.pause')
  } catch {
    resolve([])
  }
  return Promise.race([promise, wait(1000, [])])
}

/** In the shape of our other log lines, written at once: the process ends right after it. */
const tell = (stack: string[]): void => {
  const line = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    msg: `the event loop stood still for ${blockedMs / 1000} s: this process ends, so that it is started anew`,
    stack,
  }
  writeSync(standardOutput, `${JSON.stringify(line)}\n`)
}

// Looks are counted and not the clock: a machine that slept has not stood still.
for (let [seen, still] = [-1, 0]; still < looks;) {
  await wait(blockedMs / looks)
  const [beats, isDebugged] = [Atomics.load(shared, 0), Atomics.load(shared, 1) === 1]
  still = beats === seen && !isDebugged ? still + 1 : 0
  seen = beats
}
tell(await whereItIs())
// Handlers of softer signals would wait for the loop.
process.kill(process.pid, 'SIGKILL')
