import { useVmHostListQuery } from '@sarv/client/vm.generated'
import { CirclePlus, Server } from 'lucide-react'
import { useNavigate } from 'react-router'
import { usePageEntries, useShellActs } from './shell/palette-entries.ts'
import type { PaletteEntry, PaletteSource } from './shell/palette-entries.ts'
import { paletteText } from './shell/palette.fa.ts'
import { paths } from './shell/paths.ts'
import { useSelectedProjectId } from './shell/project-selection.ts'

const useServers: PaletteSource = () => {
  const navigate = useNavigate()
  const projectId = useSelectedProjectId()
  const { data = [] } = useVmHostListQuery({ projectId: projectId ?? 0 }, { skip: projectId === null })
  if (projectId === null) return []

  const create: PaletteEntry = {
    id: 'act-create-server',
    section: 'acts',
    title: paletteText.createServer.title,
    keywords: paletteText.createServer.keywords,
    icon: CirclePlus,
    run: () => void navigate(paths.vm.create(projectId)),
  }
  const servers = data.map(({ id, name, ipv4, operatingSystem }): PaletteEntry => ({
    id: `vm-${id}`,
    section: 'services',
    title: name ?? '',
    keywords: operatingSystem ?? '',
    detail: ipv4 ?? undefined,
    kind: paletteText.server,
    icon: Server,
    run: () => void navigate(paths.vm.specification(projectId, id)),
  }))
  return [...servers, create]
}

/** What the palette finds. An area that brings services or acts adds its source here. */
export const paletteSources: readonly PaletteSource[] = [useServers, useShellActs, usePageEntries]
