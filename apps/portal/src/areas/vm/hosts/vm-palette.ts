import type { VmHostListItem } from '@sarv/client/vm.generated'
import { serviceStatus } from '@sarv/contract/enums'
import { serviceType } from '@sarv/contract/service-types'
import { Camera, ChartLine, Globe, HardDrive, Network, Scaling, Server, Shield, SquareTerminal } from 'lucide-react'
import { formatRials } from '../../../format/rials.ts'
import { formatMachine } from '../../../format/sizes.ts'
import { serviceKey, type PaletteEntry } from '../../../shell/palette-entries.ts'
import type { Arrival } from '../../../shell/use-arrival.ts'
import { paths } from '../vm.paths.ts'
import { detailText } from '../detail/detail.fa.ts'
import { vmText } from './hosts.fa.ts'
import { vmPaletteText as text } from './vm-palette.fa.ts'
import type { ActCircumstances } from '../../../services/refusals.ts'
import { powerText } from './power.fa.ts'
import { asksFirst, refusalOf, type VmAct } from './vm-acts.ts'
import { addressesOf } from './vm-list.rules.ts'
import { vmActIcons } from './vm-row-actions.ts'

interface PaletteContext extends ActCircumstances {
  projectId: number
  go: (to: string, state?: object) => void
  /** Restarts are not asked about on this device. */
  skipsReboot: boolean
}

const { verbs } = text
const effects: Readonly<Record<keyof typeof verbs, string>> = { ...powerText.effects, ...text.effects }

/** Parts of its page that people ask for by name. */
const tabs = [
  ['ip', Globe],
  ['volume', HardDrive],
  ['network', Network],
  ['snapshot', Camera],
  ['config', Scaling],
] as const

/** A server in the palette, with what can be done with it. */
export const vmPaletteEntry = (host: VmHostListItem, context: PaletteContext): PaletteEntry => {
  const { projectId, go } = context
  const name = host.name ?? vmText.unnamed
  const page = paths.vm.specification(projectId, host.id)
  const facts = previewOf(host)
  const entry = (
    id: keyof typeof verbs,
    label: string,
    rest: Pick<PaletteEntry, 'icon' | 'run' | 'disabledReason' | 'asks'>,
  ): PaletteEntry => ({
    id: `vm-${host.id}-${id}`,
    section: 'acts' as const,
    title: text.actOn(label, name),
    keywords: '',
    verb: verbs[id].keywords,
    effect: effects[id],
    preview: facts,
    ...rest,
  })
  const act = (id: Extract<VmAct, keyof typeof verbs>): PaletteEntry =>
    entry(id, vmText.actions[id], {
      icon: vmActIcons[id],
      disabledReason: refusalOf(id, host, context),
      asks: id === 'delete' || asksFirst(id, 1, context.skipsReboot) ? 'there' : 'here',
      run: () => go(page, { act: id } satisfies Arrival<VmAct>),
    })
  return {
    id: `vm-${host.id}`,
    service: serviceKey(serviceType.vm, host.id),
    section: 'services',
    title: name,
    keywords: [text.serverKeywords, host.operatingSystem, ...addressesOf(host)].filter(Boolean).join(' '),
    detail: host.ipv4 ?? undefined,
    kind: text.server,
    icon: Server,
    preview: facts,
    acts: [
      entry('console', vmText.actions.console, {
        icon: SquareTerminal,
        disabledReason: refusalOf('console', host, context),
        // A page of its own, so that the server's screen stays while one goes on here.
        run: () => open(paths.vm.console(projectId, host.id), '_blank', 'noopener'),
      }),
      act('start'),
      act('shutdown'),
      act('reboot'),
      entry('analytics', detailText.tabs.analytics, {
        icon: ChartLine,
        run: () => go(paths.vm.analytics(projectId, host.id)),
      }),
      entry('firewall', detailText.tabs.firewall, {
        icon: Shield,
        run: () => go(paths.vm.firewall(projectId, host.id)),
      }),
      ...tabs.map(([id, icon]) =>
        entry(id, detailText.tabs[id], { icon, run: () => go(paths.vm[id](projectId, host.id)) }),
      ),
      act('delete'),
    ],
    run: () => go(page),
  }
}

const previewOf = (host: VmHostListItem): string[] => {
  const { cpu, memory, disk, statusId, vmImage, operatingSystem, priceNow } = host
  const facts = [
    serviceStatus.label(statusId),
    addressesOf(host)[0],
    vmImage ?? operatingSystem,
    cpu && memory && disk ? formatMachine({ cpu, memoryGb: memory, diskGb: disk }) : undefined,
    priceNow === undefined ? undefined : vmText.list.perMonth(formatRials(priceNow)),
  ]
  return facts.filter((fact) => typeof fact === 'string')
}
