import type { BuildOptions, Plugin, Rolldown } from 'vite'

type Preload = Extract<BuildOptions['modulePreload'], object>

/**
 * Every `import()` carries the names of what its page needs, and half of them are of chunks that whoever imports has
 * loaded long ago. Without those the list page of servers is 2 kB smaller.
 */
export const preloadWhatIsMissing = (): { plugin: Plugin; resolveDependencies: Preload['resolveDependencies'] } => {
  let bundle: Rolldown.OutputBundle = {}
  const known = new Map<string, ReadonlySet<string>>()

  /** A chunk and what it imports statically: all of it is there when its code runs. */
  const loadedWith = (host: string): ReadonlySet<string> => {
    const loaded = new Set<string>()
    const visit = (file: string) => {
      if (loaded.has(file)) return
      loaded.add(file)
      const chunk = bundle[file]
      if (chunk?.type === 'chunk') chunk.imports.forEach(visit)
    }
    visit(host)
    return loaded
  }

  return {
    plugin: {
      name: 'sarv-preload-what-is-missing',
      apply: 'build',
      generateBundle(_options, written) {
        bundle = written
        known.clear()
      },
    },
    resolveDependencies: (_file, needed, { hostId, hostType }) => {
      if (hostType === 'html') return needed
      const loaded = known.get(hostId) ?? loadedWith(hostId)
      known.set(hostId, loaded)
      return needed.filter((file) => !loaded.has(file))
    },
  }
}
