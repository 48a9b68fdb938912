import { findCephLab, startCephLab, stopCephLab } from './ceph-lab.ts'
import { runEngineTests, type Part, type Plan } from './test-engines.plan.ts'

/** Files by the words that choose them; all of them where none is said. */
const files: Readonly<Record<string, { title: string; file: string }>> = {
  suite: { title: 'the suite that every store passes', file: 'ceph/storage' },
  walk: { title: 'a customer’s walk through everything of a bucket', file: 'ceph/walk' },
  kill: { title: 'kill -9 in the middle of each act', file: 'ceph/kill' },
}

export const planCeph = (words: readonly string[]): Plan | undefined => {
  const names = words.length > 0 ? words : Object.keys(files)
  const parts = names.map((name): Part | undefined => {
    const part = files[name]
    return (
      part && {
        title: `ceph, ${part.title}`,
        run: (labFile, execute) => runEngineTests(execute, labFile, [part.file]),
      }
    )
  })
  if (!parts.every((part) => part !== undefined)) return undefined
  return {
    find: findCephLab,
    bringUp: async (running, signal) => running ?? (await startCephLab(signal)),
    stop: stopCephLab,
    parts,
  }
}
