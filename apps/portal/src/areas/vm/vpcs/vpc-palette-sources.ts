import { useVpcListQuery, type VpcListItem } from '@sarv/client/vm.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { CirclePlus, Cloud, CornerDownLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formatRials } from '../../../format/rials.ts'
import { serviceKey, type PaletteEntry, type PaletteSource } from '../../../shell/palette-entries.ts'
import { useSelectedProjectId } from '../../../shell/project-selection.ts'
import { paths, vpcTabs } from '../vm.paths.ts'
import { vpcText } from './vpcs.fa.ts'

const text = vpcText.palette

/** A cloud in the palette, with the ways into the parts of its page. */
const entryOf = (vpc: VpcListItem, projectId: number, go: (to: string) => void): PaletteEntry => {
  const { id } = vpc
  const name = vpc.name ?? ''
  return {
    id: `vpc-${id}`,
    service: serviceKey(serviceType.vpc, id),
    section: 'services',
    title: name,
    keywords: 'vpc private cloud',
    ...(vpc.ipAddress && { detail: vpc.ipAddress }),
    kind: vpcText.noun,
    icon: Cloud,
    preview: [
      serviceStatus.label(vpc.statusId),
      vpcText.overview.networkCount(vpc.networkCount ?? 0),
      ...(vpc.monthlyPrice === undefined ? [] : [vpcText.perMonth(formatRials(vpc.monthlyPrice))]),
    ],
    acts: vpcTabs.slice(1).map((tab) => ({
      id: `vpc-${id}-${tab}`,
      section: 'acts',
      title: text.tabOf(vpcText.tabs[tab], name),
      keywords: '',
      verb: vpcText.tabs[tab],
      effect: text.tabEffect,
      icon: CornerDownLeft,
      run: () => go(paths.vpc.tab(projectId, id, tab)),
    })),
    run: () => go(paths.vpc.tab(projectId, id, 'overview')),
  }
}

const useVpcs: PaletteSource = () => {
  const navigate = useNavigate()
  const projectId = useSelectedProjectId()
  const { data = [] } = useVpcListQuery({ projectId: projectId ?? 0 }, { skip: projectId === null })
  if (projectId === null) return []
  const go = (to: string) => void navigate(to)
  const create: PaletteEntry = {
    id: 'act-create-vpc',
    section: 'acts',
    title: vpcText.create,
    keywords: text.createKeywords,
    effect: text.createEffect,
    icon: CirclePlus,
    run: () => go(paths.vpc.create(projectId)),
  }
  const clouds = data.map((vpc) => entryOf(vpc, projectId, go))
  return [...clouds, ...clouds.flatMap(({ acts }) => acts ?? []), create]
}

export const vpcPaletteSources: readonly PaletteSource[] = [useVpcs]
