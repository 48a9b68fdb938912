import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = ['apps/portal/src', 'packages/client/src', 'packages/contract/src']
const imported = /(?:^(?:import|export|\})[^'\n]*from |^import |\bimport\()'([^'\n]+)'/gm
const isLibrary = (name: string) => !/^(\.|@sarv\/|node:|vitest|@fontsource|@aws-sdk)|\.css$/.test(name)

/** The libraries of the portal, each by the names that it is imported by: `react-aria-components/Button`. */
export const portalLibraries = (): string[] => {
  const names = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(root + path, 'utf8').matchAll(imported)].map(([, name = '']) => name))
    .filter(isLibrary)
  return [...new Set([...names, 'react/jsx-runtime'])].toSorted()
}
