import { Printer } from 'lucide-react'
import { useState } from 'react'
import { reportError } from '../../../shell/report-error.ts'
import type { Answer } from '../../../shell/session-calls.ts'
import { Button } from '../../../ui/Button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { frameText as text } from './frame.fa.ts'

interface PrintButtonProps {
  /** Asks for the paper that the server writes. */
  read: () => Promise<Answer<unknown>>
  pdfName: string
}

const pdf = 'application/pdf'

/** Prints the PDF and not the page: the page is laid out for screens, and leaves out columns where it is narrow. */
export function PrintButton({ read, pdfName }: PrintButtonProps) {
  const [isPending, setPending] = useState(false)
  const print = async () => {
    // Opened by the press itself: browsers refuse a window that comes later.
    const tab = open('', '_blank')
    setPending(true)
    const { data, error } = await read()
    setPending(false)
    if (!(data instanceof Blob)) {
      tab?.close()
      if (error) reportError(error)
      return
    }
    if (!tab) {
      saveFile(`${pdfName}.pdf`, data, pdf)
      return
    }
    tab.addEventListener('load', () => tab.print())
    tab.location.replace(URL.createObjectURL(new Blob([data], { type: pdf })))
  }
  return (
    <Button icon={Printer} isPending={isPending} onPress={() => void print()}>
      {text.print}
    </Button>
  )
}
