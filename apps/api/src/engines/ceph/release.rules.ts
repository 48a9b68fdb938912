/**
 * The oldest Ceph that Sarv's docs name. Older ones have bugs that a customer, and in 16.2 even a stranger, can stop the gateway
 * with; they are no longer mended.
 */
export const leastCeph = { release: 'squid', version: '19.2' } as const

/** What an operator should know about the gateway's release, by the `Server` header of its answers. */
export const releaseWarning = (server: string | null): string | undefined => {
  const [, release] = /^Ceph Object Gateway \(([a-z]+)\)$/.exec(server ?? '') ?? []
  const least = `Sarv needs Ceph ${leastCeph.version} (${leastCeph.release}) or a later one`
  if (release === undefined)
    return `warning: the gateway does not say its release, as those before 18 do not and a proxy may hide it; ${least}`
  // Releases are named along the alphabet.
  return release < leastCeph.release ? `warning: the gateway is of the release ${release}; ${least}` : undefined
}
