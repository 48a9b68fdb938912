interface Cloud {
  id: number
  name: string | null
  snatEnabled: boolean
}

interface Connected<AnyCloud extends Cloud> {
  ipv4Address?: string | null | undefined
  ipv6Address?: string | null | undefined
  clouds?: readonly AnyCloud[] | undefined
}

/**
 * How a server gets out to the internet: with an address of its own, with the one of its private cloud, not while that
 * cloud's SNAT is off, or not at all.
 */
export type WayOut<AnyCloud extends Cloud = Cloud> =
  | { kind: 'own' | 'none'; cloud?: undefined }
  | { kind: 'snat' | 'snatOff'; cloud: AnyCloud }

export const wayOutOf = <AnyCloud extends Cloud>(host: Connected<AnyCloud>): WayOut<AnyCloud> => {
  if (host.ipv4Address || host.ipv6Address) return { kind: 'own' }
  const clouds = host.clouds ?? []
  const open = clouds.find(({ snatEnabled }) => snatEnabled)
  if (open) return { kind: 'snat', cloud: open }
  const [closed] = clouds
  return closed ? { kind: 'snatOff', cloud: closed } : { kind: 'none' }
}

/** Of a server that is there: until it is built nobody knows. */
export const hasNoPublicAddress = (
  host: Pick<Connected<Cloud>, 'ipv4Address' | 'ipv6Address'> & { powerStatus?: string | null | undefined },
): boolean => !!host.powerStatus && !host.ipv4Address && !host.ipv6Address
