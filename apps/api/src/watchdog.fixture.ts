import { watchEventLoop } from './watchdog.ts'

const [, , blockedMs, workMs] = process.argv
watchEventLoop(Number(blockedMs))

/** What a program of ours must never do. */
const standStill = (): void => {
  const until = Date.now() + Number(workMs)
  while (Date.now() < until);
}

// After the first beats, as in a process that has served for a while.
setTimeout(() => {
  standStill()
  process.stdout.write('came round\n')
  setTimeout(() => process.exit(0), 500)
}, 1000)
