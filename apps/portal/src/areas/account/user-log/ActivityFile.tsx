import { userLogExport, useUserLogVerifyMutation, type UserLogVerdict } from '@sarv/client/account.generated'
import { exportFile } from '@sarv/contract/limits'
import { Download, FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../../format/number.ts'
import { reportError } from '../../../shell/report-error.ts'
import { ownCall } from '../../../shell/session-calls.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/toast.ts'
import { activityText } from './user-log.fa.ts'
import { toLogQuery, type LogFilters } from './activity.rules.ts'

const text = activityText.file

const readFile = ownCall(userLogExport)

/** The list as a file that proves itself, and the proof of such a file. */
export function ActivityFile({ filters }: { filters: LogFilters }) {
  const [isChecking, setChecking] = useState(false)
  const [isPending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    const { data, error } = await readFile(toLogQuery(filters))
    setPending(false)
    if (error) {
      reportError(error)
      return
    }
    saveFile(text.name, data ?? '', 'text/plain;charset=utf-8')
    toast.success(text.downloaded)
  }
  return (
    <>
      <Button kind="quiet" size="sm" icon={Download} isPending={isPending} onPress={() => void download()}>
        {text.download}
      </Button>
      <Button kind="quiet" size="sm" icon={FileCheck2} onPress={() => setChecking(true)}>
        {text.verify}
      </Button>
      {isChecking && <VerifyDialog onClose={() => setChecking(false)} />}
    </>
  )
}

function VerifyDialog({ onClose }: { onClose: () => void }) {
  const [verify, { isLoading }] = useUserLogVerifyMutation()
  const [file, setFile] = useState<File | null>(null)
  const [verdict, setVerdict] = useState<UserLogVerdict>()
  const choose = (chosen: File | null) => {
    setVerdict(undefined)
    setFile(chosen)
  }
  const check = async () => {
    if (!file) return
    const { data } = await verify({ body: { content: await file.text() } })
    setVerdict(data)
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      isPending={isLoading}
      submitRefusal={file ? undefined : text.field}
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <FileDrop<never>
        label={text.field}
        accept={['.jsonl', '.txt']}
        maxBytes={exportFile.maxCharacters}
        value={file}
        onChange={choose}
      />
      {verdict && (
        <Note tone={verdict.verdict === 'genuine' ? 'success' : 'danger'} isLive>
          {sentenceOf(verdict)}
        </Note>
      )}
    </FormDialog>
  )
}

const sentenceOf = ({ verdict, line, lines }: UserLogVerdict): string => {
  if (verdict === 'genuine') return text.genuine(formatCount(lines ?? 0))
  if (verdict === 'changed' || verdict === 'missing') return text[verdict](formatCount(line ?? 0))
  return text[verdict]
}
