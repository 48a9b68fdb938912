import type { OperatorVouchersMade } from '@sarv/client/operator.generated'
import { Download } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Note } from '../../../ui/Note.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { vouchersText as text } from './operator-vouchers.fa.ts'

/** The codes that were just made, to be copied or kept as a file. */
export function MadeCodes({ made: { codes, isDone }, onClose }: { made: OperatorVouchersMade; onClose: () => void }) {
  const all = codes.join('\n')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.madeTitle(codes.length)}
      subtitle={text.madeHelp}
      footer={
        <>
          <Button icon={Download} onPress={() => saveFile('vouchers.txt', all, 'text/plain;charset=utf-8')}>
            {text.download}
          </Button>
          <Button kind="primary" onPress={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      {!isDone && <Note tone="warning">{text.waits}</Note>}
      <CodeBlock code={all} label={text.codes} />
    </Dialog>
  )
}
