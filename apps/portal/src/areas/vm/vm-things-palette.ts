import {
  useLoadBalancerListQuery,
  useVmKeyListQuery,
  useVmNetworkListQuery,
  useVolumeListQuery,
} from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { HardDrive, KeyRound, Network, Split, type LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { serviceKey, type PaletteEntry, type PaletteSource } from '../../shell/palette-entries.ts'
import { useSelectedProjectId } from '../../shell/project-selection.ts'
import { thingsPaletteText as text } from './vm-things-palette.fa.ts'
import { paths } from './vm.paths.ts'

interface Thing {
  id: number
  name?: string | null
  /** Addresses and the like that lead to it. */
  found?: readonly (string | null | undefined)[]
  type?: string
}

const icons: Readonly<Record<keyof typeof text, LucideIcon>> = {
  volume: HardDrive,
  balancer: Split,
  network: Network,
  key: KeyRound,
}

/** Disks, load balancers, networks and keys of the chosen project, by name, kind and address. */
const useThings: PaletteSource = () => {
  const navigate = useNavigate()
  const chosen = useSelectedProjectId()
  const projectId = chosen ?? 0
  const [args, options] = [{ projectId }, { skip: chosen === null }]
  const volumes = useVolumeListQuery(args, options).data ?? []
  const balancers = useLoadBalancerListQuery(args, options).data ?? []
  const networks = useVmNetworkListQuery(args, options).data ?? []
  const keys = useVmKeyListQuery(args, options).data ?? []

  const entryOf = (kind: keyof typeof text, { id, name, found = [], type }: Thing, page: string): PaletteEntry => {
    const [detail, ...others] = found.filter((each) => typeof each === 'string')
    return {
      id: `${kind}-${id}`,
      ...(type !== undefined && { service: serviceKey(type, id) }),
      section: 'services',
      title: name ?? '',
      keywords: [text[kind].keywords, ...others].join(' '),
      ...(detail !== undefined && { detail }),
      kind: text[kind].kind,
      icon: icons[kind],
      run: () => void navigate(page),
    }
  }
  if (chosen === null) return []
  return [
    ...volumes.map((volume) =>
      entryOf('volume', { ...volume, type: serviceType.volume }, paths.volume.open(projectId, volume.id)),
    ),
    ...balancers.map((balancer) => {
      const found = [balancer.vpcHostIp, balancer.ipAddress]
      const thing = { ...balancer, found, type: serviceType.loadBalancer }
      return entryOf('balancer', thing, paths.balancer.open(projectId, balancer.id))
    }),
    ...networks.map((network) =>
      entryOf('network', { ...network, type: serviceType.network }, paths.network.nodes(projectId, network.id)),
    ),
    ...keys.map((key) => entryOf('key', key, paths.key.list(projectId))),
  ]
}

export const thingsPaletteSources: readonly PaletteSource[] = [useThings]
