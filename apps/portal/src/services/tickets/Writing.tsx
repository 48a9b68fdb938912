import { attachmentsPerMessage } from '@sarv/contract/limits'
import { FileText, Paperclip, RotateCw, X } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { formatCount, formatPercent } from '../../format/number.ts'
import { formatBytes } from '../../format/sizes.ts'
import { Button } from '../../ui/Button.tsx'
import { useWatch } from '../../ui/form.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { iconSm } from '../../ui/icons.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { MarkdownText } from '../../ui/MarkdownText.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { talkText } from './talk.fa.ts'
import type { Attachment, Attachments } from './use-attachments.ts'
import styles from './Writing.module.css'

const text = talkText.composer
const accept = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'text/plain', '.log', '.txt']

interface WritingProps<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  label: string
  isLabelHidden?: boolean
  placeholder?: string
  help?: string
  attachments: Attachments
  rows?: number
  isRequired?: boolean
}

/** A picture from the clipboard is called like every other; its time tells it apart. */
const withName = (file: File): File =>
  file.name === 'image.png'
    ? new File([file], `${text.pasted}-${Date.now() % 1_000_000}.png`, { type: file.type })
    : file

/** Where a message is written: Markdown with its preview, files chosen, dropped or pasted. */
export function Writing<Values extends FieldValues>(props: WritingProps<Values>) {
  const { control, name, attachments, rows = 5, ...field } = props
  const [isPreview, setPreview] = useState(false)
  const typed: unknown = useWatch({ control, name })
  const content = typeof typed === 'string' ? typed : ''
  const take = (files: FileList | null) => attachments.add([...(files ?? [])].map(withName))
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    <div className={styles.writing} onPaste={onPaste} onDrop={onDrop} onDragOver={(event) => event.preventDefault()}>
      <div className={styles.modes}>
        <Button kind="quiet" size="sm" aria-expanded={!isPreview} onPress={() => setPreview(false)}>
          {text.write}
        </Button>
        <Button kind="quiet" size="sm" aria-expanded={isPreview} onPress={() => setPreview(true)}>
          {text.preview}
        </Button>
        <span className={styles.hint}>{text.markdown}</span>
      </div>
      {isPreview && (
        <section className={styles.preview} aria-label={text.preview}>
          {content.trim() === '' ? (
            <p className={styles.hint}>{text.nothing}</p>
          ) : (
            <MarkdownText>{content}</MarkdownText>
          )}
        </section>
      )}
      <div hidden={isPreview}>
        <TextArea control={control} name={name} rows={rows} maxLength={10_000} {...field} />
      </div>
      <Files attachments={attachments} />
      <div className={styles.attach}>
        <FileTrigger allowsMultiple acceptedFileTypes={accept} onSelect={take}>
          <Button kind="quiet" icon={Paperclip}>
            {text.attach}
          </Button>
        </FileTrigger>
        <span className={styles.hint}>{text.limits(formatCount(attachmentsPerMessage))}</span>
      </div>
    </div>
  )
}

function Files({ attachments: { items, remove, retry } }: { attachments: Attachments }) {
  if (items.length === 0) return null
  return (
    <ul className={styles.files} aria-label={text.files}>
      {items.map((item) => (
        <li key={item.key} data-state={item.state}>
          <FileText {...iconSm} />
          <Ltr>{item.name}</Ltr>
          <span className={styles.hint}>{formatBytes(item.bytes)}</span>
          <output className={styles.hint}>{stateOf(item)}</output>
          {item.state === 'failed' && (
            <IconButton icon={RotateCw} size="sm" name={text.retry(item.name)} onPress={() => retry(item.key)} />
          )}
          <IconButton icon={X} size="sm" name={text.remove(item.name)} onPress={() => remove(item.key)} />
          {item.state === 'uploading' && (
            <progress className={styles.bar} value={item.progress} max={1} aria-label={item.name} />
          )}
        </li>
      ))}
    </ul>
  )
}

const stateOf = ({ state, progress }: Attachment): string => {
  if (state === 'uploading') return text.uploading(formatPercent(Math.round(progress * 100)))
  return state === 'kept' ? text.uploaded : text.failed
}
