import { Download } from 'lucide-react'
import { useState } from 'react'
import { reportError } from '../../../shell/report-error.ts'
import type { Answer } from '../../../shell/session-calls.ts'
import { Button } from '../../../ui/Button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/toast.ts'
import { frameText as text } from './frame.fa.ts'

interface DownloadButtonProps {
  /** Asks for the file. */
  read: () => Promise<Answer<unknown>>
  isSmall?: boolean
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A list as a spreadsheet that the server writes. */
export function DownloadButton({ read, isSmall = false }: DownloadButtonProps) {
  const [isPending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    const { data, error } = await read()
    setPending(false)
    if (error) {
      reportError(error)
    } else if (data instanceof Blob) {
      saveFile('export.xlsx', data, xlsx)
      toast.success(text.saved)
    }
  }
  return (
    <Button icon={Download} {...(isSmall && { size: 'sm' })} isPending={isPending} onPress={() => void download()}>
      {text.excel}
    </Button>
  )
}
