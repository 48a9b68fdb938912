import { findCephLab, startCephLab, stopCephLab } from './ceph-lab.ts'
import { hasPython, storageTools } from './client-programs.ts'
import { runEngineTests, type Part, type Plan } from './test-engines.plan.ts'

interface Files {
  title: string
  file: string
  /** What the files need besides the lab; undefined where it cannot be had, with a line that says so. */
  env?(): Promise<Record<string, string> | undefined>
}

/** Files by the words that choose them; all of them where none is said. */
const files: Readonly<Record<string, Files>> = {
  suite: { title: 'the suite that every store passes', file: 'ceph/storage' },
  walk: { title: 'a customer’s walk through everything of a bucket', file: 'ceph/walk' },
  clients: {
    title: 'programs that customers bring, and what they cannot destroy',
    file: 'ceph/clients',
    env: async () => {
      if (await hasPython()) return { SARV_STORAGE_CLIENTS: await storageTools() }
      console.log(
        'skipped: the programs of object storage on Ceph: there is no python3 (3.10 or later, with venv) here',
      )
      return undefined
    },
  },
  kill: { title: 'kill -9 in the middle of each act', file: 'ceph/kill' },
}

export const planCeph = (words: readonly string[]): Plan | undefined => {
  const names = words.length > 0 ? words : Object.keys(files)
  const parts = names.map((name): Part | undefined => {
    const part = files[name]
    return (
      part && {
        title: `ceph, ${part.title}`,
        run: async (labFile, execute) => {
          const env = part.env ? await part.env() : {}
          return env ? runEngineTests(execute, labFile, [part.file], env) : 0
        },
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
