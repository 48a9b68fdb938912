import { useVmHostListQuery } from '@sarv/client/vm.generated'
import { CirclePlus, MessageCircleQuestionMark } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { skipsRebootQuestion } from './areas/vm/hosts/reboot-question.ts'
import { vmPaletteEntry } from './areas/vm/hosts/vm-palette.ts'
import { useVmWork } from './areas/vm/hosts/use-vm-work.ts'
import { usePageEntries, useShellActs } from './shell/palette-entries.ts'
import type { PaletteEntry, PaletteSource } from './shell/palette-entries.ts'
import { paletteText } from './shell/palette.fa.ts'
import { paths } from './shell/paths.ts'
import { useSelectedProjectId } from './shell/project-selection.ts'
import { useMay } from './shell/use-may.ts'

const useServers: PaletteSource = () => {
  const navigate = useNavigate()
  const projectId = useSelectedProjectId()
  const { data = [] } = useVmHostListQuery({ projectId: projectId ?? 0 }, { skip: projectId === null })
  const work = useVmWork(projectId ?? 0)
  const may = useMay(projectId ?? 0)
  if (projectId === null) return []

  const create: PaletteEntry = {
    id: 'act-create-server',
    section: 'acts',
    title: paletteText.createServer.title,
    keywords: paletteText.createServer.keywords,
    icon: CirclePlus,
    run: () => void navigate(paths.vm.create(projectId)),
  }
  const go = (to: string, state?: object) => void navigate(to, { state })
  const servers = data.map((host) => vmPaletteEntry(host, { projectId, running: work.get(host.id)?.running, may, go }))
  return [...servers, ...servers.flatMap(({ acts }) => acts ?? []), create]
}

/** The way back for whoever turned the question before a restart off. */
const useRebootQuestion: PaletteSource = () => {
  const isSkipped = useSyncExternalStore(skipsRebootQuestion.subscribe, skipsRebootQuestion.get)
  if (!isSkipped) return []
  return [
    {
      id: 'act-ask-reboot',
      section: 'acts',
      title: paletteText.askReboot.title,
      keywords: paletteText.askReboot.keywords,
      icon: MessageCircleQuestionMark,
      run: () => skipsRebootQuestion.set(false),
    },
  ]
}

/** What the palette finds. An area that brings services or acts adds its source here. */
export const paletteSources: readonly PaletteSource[] = [useServers, useRebootQuestion, useShellActs, usePageEntries]
