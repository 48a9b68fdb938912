import type { IssueFile } from '@sarv/contract/portal/tickets/tickets.schemas'
import { attachmentBytes, attachmentsPerMessage } from '@sarv/contract/limits'
import { useRef, useState } from 'react'
import { formatCount } from '../../format/number.ts'
import { watchUpload } from '../../shell/uploads.ts'
import { toast } from '../../ui/toast.ts'
import { talkText } from './talk.fa.ts'

const text = talkText.composer

export interface Attachment {
  key: number
  name: string
  bytes: number
  /** 0 to 1. */
  progress: number
  state: 'uploading' | 'kept' | 'failed'
  /** On the server, once it is there. */
  id?: number
}

export interface Attachments {
  items: readonly Attachment[]
  add(files: Iterable<File>): void
  remove(key: number): void
  /** Sends one that has failed again. */
  retry(key: number): void
  clear(): void
  /** Why the message cannot go yet: a file that somebody chose must not go missing quietly. */
  refusal: string | undefined
  ids: number[]
}

export const attachmentsRefusal = (items: readonly Pick<Attachment, 'state'>[]): string | undefined => {
  if (items.some(({ state }) => state === 'uploading')) return text.waiting
  return items.some(({ state }) => state === 'failed') ? text.failedWaits : undefined
}

let keys = 0

/** Sends one file to where the message will find it. */
type Upload = (file: File) => PromiseLike<{ data?: IssueFile | undefined }> & { abort(): void }

/** Files of a message that is being written: each is on its way as soon as it is chosen. */
export const useAttachments = (upload: Upload): Attachments => {
  const [items, setItems] = useState<readonly Attachment[]>([])
  const aborts = useRef(new Map<number, () => void>())
  /** What was chosen, as long as it may have to be sent again. */
  const chosenFiles = useRef(new Map<number, File>())
  const change = (key: number, part: Partial<Attachment>) =>
    setItems((now) => now.map((item) => (item.key === key ? { ...item, ...part } : item)))

  const send = async (key: number, file: File) => {
    chosenFiles.current.set(key, file)
    const stopWatching = watchUpload(file, (progress) => change(key, { progress }))
    const sending = upload(file)
    aborts.current.set(key, () => sending.abort())
    const { data } = await sending
    stopWatching()
    aborts.current.delete(key)
    if (data) {
      chosenFiles.current.delete(key)
      change(key, { state: 'kept', id: data.id, name: data.fileName })
    } else change(key, { state: 'failed' })
  }

  const add = (files: Iterable<File>) => {
    const chosen = [...files]
    const room = attachmentsPerMessage - items.length
    if (chosen.length > room) toast.error(text.tooMany(formatCount(attachmentsPerMessage)))
    for (const file of chosen.slice(0, Math.max(0, room))) {
      if (file.size > attachmentBytes) {
        toast.error(text.tooLarge(file.name))
        continue
      }
      keys += 1
      const key = keys
      setItems((now) => [...now, { key, name: file.name, bytes: file.size, progress: 0, state: 'uploading' }])
      void send(key, file)
    }
  }

  return {
    items,
    add,
    remove: (key) => {
      aborts.current.get(key)?.()
      chosenFiles.current.delete(key)
      setItems((now) => now.filter((item) => item.key !== key))
    },
    retry: (key) => {
      const file = chosenFiles.current.get(key)
      if (!file) return
      change(key, { state: 'uploading', progress: 0 })
      void send(key, file)
    },
    clear: () => {
      chosenFiles.current.clear()
      setItems([])
    },
    refusal: attachmentsRefusal(items),
    ids: items.flatMap(({ id }) => (id === undefined ? [] : [id])),
  }
}
