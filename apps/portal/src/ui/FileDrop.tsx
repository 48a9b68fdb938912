import { FileText, Upload, X } from 'lucide-react'
import { type CSSProperties, type DragEvent, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import type { FieldValues } from 'react-hook-form'
import { formatPercent } from '../format/number.ts'
import { formatBytes } from '../format/sizes.ts'
import { type FileLimits, namesOfKinds, refusalOf } from './accepted-files.ts'
import { Button } from './Button.tsx'
import { Bind } from './Bind.tsx'
import { type BoundField, type FieldFrame, type FieldProps, PlainField } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { IconButton } from './IconButton.tsx'
import { iconLg, iconMd } from './icons.ts'
import styles from './FileDrop.module.css'

const text = fieldsText.file

interface UploadState {
  /** From 0 to 100 while the file is on its way. */
  progressPercent?: number
  /** Stops the upload; without it a file on its way cannot be stopped. */
  onCancel?: () => void
}

type FileDropProps<Values extends FieldValues> = FieldProps<Values, File | null> & FileLimits & UploadState

/** One file, chosen or dropped. The form keeps the File itself; a file that breaks the limits never gets there. */
export function FileDrop<Values extends FieldValues>({
  accept,
  maxBytes,
  progressPercent,
  onCancel,
  ...props
}: FileDropProps<Values>) {
  const [refusal, setRefusal] = useState<string>()
  const limits = { accept, maxBytes }
  const take = (field: BoundField<File | null>, file: File | null | undefined) => {
    if (!file) return
    const reason = refusalOf(file, limits)
    setRefusal(reason && refusalText(reason, limits))
    if (!reason) field.onChange(file)
  }
  return (
    <Bind to={props}>
      {(field) => (
        <PlainField
          frame={{ ...props, help: props.help ?? limitsText(limits) }}
          filling="choose"
          error={refusal ?? field.error}
        >
          {(labelling) =>
            field.value ? (
              <ChosenFile
                file={field.value}
                upload={{ progressPercent, onCancel }}
                isDisabled={props.isDisabled}
                onRemove={() => field.onChange(null)}
              />
            ) : (
              <fieldset {...labelling}>
                <DropArea frame={props} limits={limits} onFile={(file) => take(field, file)} />
              </fieldset>
            )
          }
        </PlainField>
      )}
    </Bind>
  )
}

const limitsText = ({ accept, maxBytes }: FileLimits) => (
  <>
    <bdi dir="ltr">{namesOfKinds(accept)}</bdi>
    {text.atMost(formatBytes(maxBytes))}
  </>
)

const refusalText = (reason: 'wrongType' | 'tooLarge', { accept, maxBytes }: FileLimits): string =>
  reason === 'wrongType' ? text.wrongType(namesOfKinds(accept)) : text.tooLarge(formatBytes(maxBytes))

interface DropAreaProps {
  frame: FieldFrame
  limits: FileLimits
  onFile: (file: File | null | undefined) => void
}

/** Plain drag events: the keyboard's way is the button, so the heavier drag and drop of React Aria has nothing to add. */
function DropArea({ frame, limits, onFile }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!frame.isDisabled) onFile(event.dataTransfer.files[0])
  }
  return (
    <div
      className={styles.area}
      data-over={isOver || undefined}
      data-disabled={frame.isDisabled || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!frame.isDisabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Upload {...iconLg} />
      <span>{text.drop}</span>
      <FileTrigger acceptedFileTypes={limits.accept} onSelect={(files) => onFile(files?.[0])}>
        <Button size="sm" isDisabled={frame.isDisabled}>
          {text.choose}
        </Button>
      </FileTrigger>
    </div>
  )
}

interface ChosenFileProps {
  file: File
  upload: UploadState
  isDisabled?: boolean
  onRemove: () => void
}

function ChosenFile({ file, upload, isDisabled, onRemove }: ChosenFileProps) {
  const isUploading = upload.progressPercent !== undefined
  return (
    <div className={styles.file}>
      <FileText {...iconMd} />
      <div className={styles.about}>
        <bdi dir="ltr" className={styles.name}>
          {file.name}
        </bdi>
        <span className={styles.size}>{formatBytes(file.size)}</span>
      </div>
      {isUploading && <span className={styles.size}>{formatPercent(upload.progressPercent ?? 0)}</span>}
      {isUploading ? (
        upload.onCancel && <IconButton size="sm" icon={X} name={text.cancel(file.name)} onPress={upload.onCancel} />
      ) : (
        <IconButton size="sm" icon={X} name={text.remove(file.name)} isDisabled={isDisabled} onPress={onRemove} />
      )}
      {isUploading && (
        <ProgressBar
          value={upload.progressPercent}
          aria-label={text.uploading(file.name)}
          className={styles.progress}
          style={{ '--at': upload.progressPercent } as CSSProperties}
        >
          <span />
        </ProgressBar>
      )}
    </div>
  )
}
