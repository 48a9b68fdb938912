import { Download, FileText } from 'lucide-react'
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
  /** A paper, by what its file is called; absent: a spreadsheet. */
  pdfName?: string
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const pdf = 'application/pdf'

/** A list as a spreadsheet, or a paper, that the server writes. */
export function DownloadButton({ read, isSmall = false, pdfName }: DownloadButtonProps) {
  const [isPending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    const { data, error } = await read()
    setPending(false)
    if (error) {
      reportError(error)
    } else if (data instanceof Blob) {
      if (pdfName === undefined) saveFile('export.xlsx', data, xlsx)
      else saveFile(`${pdfName}.pdf`, data, pdf)
      toast.success(text.saved)
    }
  }
  return (
    <Button
      icon={pdfName === undefined ? Download : FileText}
      {...(isSmall && { size: 'sm' })}
      isPending={isPending}
      onPress={() => void download()}
    >
      {pdfName === undefined ? text.excel : text.pdf}
    </Button>
  )
}
