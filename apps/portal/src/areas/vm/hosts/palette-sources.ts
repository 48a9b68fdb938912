import { useVmHostListQuery } from '@sarv/client/vm.generated'
import { serviceType } from '@sarv/contract/service-types'
import { CirclePlus, MessageCircleQuestionMark } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { skipsRebootQuestion } from './reboot-question.ts'
import { vmPaletteEntry } from './vm-palette.ts'
import { useServiceWork } from '../../../services/use-service-work.ts'
import type { PaletteEntry, PaletteSource } from '../../../shell/palette-entries.ts'
import { useSelectedProjectId } from '../../../shell/project-selection.ts'
import { useMay } from '../../../shell/use-may.ts'
import { paths } from '../vm.paths.ts'
import { vmPaletteText as text } from './vm-palette.fa.ts'

const useServers: PaletteSource = () => {
  const navigate = useNavigate()
  const projectId = useSelectedProjectId()
  const { data = [] } = useVmHostListQuery({ projectId: projectId ?? 0 }, { skip: projectId === null })
  const work = useServiceWork(projectId, serviceType.vm)
  const may = useMay(projectId ?? 0)
  const skipsReboot = useSyncExternalStore(skipsRebootQuestion.subscribe, skipsRebootQuestion.get)
  if (projectId === null) return []

  const create: PaletteEntry = {
    id: 'act-create-server',
    section: 'acts',
    title: text.createServer.title,
    keywords: text.createServer.keywords,
    effect: text.createServer.effect,
    icon: CirclePlus,
    run: () => void navigate(paths.vm.create(projectId)),
  }
  const go = (to: string, state?: object) => void navigate(to, { state })
  const servers = data.map((host) =>
    vmPaletteEntry(host, { projectId, running: work.get(host.id)?.running, may, go, skipsReboot }),
  )
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
      title: text.askReboot.title,
      keywords: text.askReboot.keywords,
      effect: text.askReboot.effect,
      icon: MessageCircleQuestionMark,
      run: () => skipsRebootQuestion.set(false),
    },
  ]
}

export const paletteSources: readonly PaletteSource[] = [useServers, useRebootQuestion]
