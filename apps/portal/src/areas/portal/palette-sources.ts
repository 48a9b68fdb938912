import { MessageCirclePlus } from 'lucide-react'
import type { PaletteSource } from '../../shell/palette-entries.ts'
import { openPanel } from '../../shell/panels.ts'
import { useArticleEntries } from './blog/article-entries.ts'
import { ticketsText as text } from './tickets/tickets.fa.ts'

const useTicketActs: PaletteSource = () => [
  {
    id: 'act-ask',
    section: 'acts',
    title: text.ask.title,
    keywords: text.ask.keywords,
    effect: text.ask.effect,
    icon: MessageCirclePlus,
    run: () => openPanel('ask'),
  },
]

export const paletteSources: readonly PaletteSource[] = [useTicketActs, useArticleEntries]
