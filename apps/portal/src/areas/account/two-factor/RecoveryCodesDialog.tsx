import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { nowOnWire } from '../../../format/relative.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { recoveryFileOf } from './recovery-file.ts'
import styles from './RecoveryCodesDialog.module.css'
import { securityText } from '../security/security.fa.ts'

const text = securityText.recovery

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  /** Whose codes they are, for the file. */
  email: string
  onClose: () => void
}

/** The one time that the codes are shown; it closes for whoever says that they are kept. */
export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  const [isKept, setKept] = useState(false)
  const [error, setError] = useState<string>()
  const close = () => (isKept ? onClose() : setError(text.keepFirst))
  return (
    <Dialog
      isOpen
      isStubborn
      onClose={close}
      title={text.dialogTitle}
      subtitle={text.once}
      footer={
        <Button kind="primary" onPress={close}>
          {text.close}
        </Button>
      }
    >
      <ol className={styles.codes} dir="ltr" aria-label={text.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <WaysToKeep codes={codes} email={email} />
      <Checkbox
        label={text.kept}
        value={isKept}
        error={error}
        onChange={(isTicked) => {
          setKept(isTicked)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}

function WaysToKeep({ codes, email }: Pick<RecoveryCodesDialogProps, 'codes' | 'email'>) {
  const { copy } = useCopy(codes.join('\n'))
  const download = () => {
    const file = recoveryFileOf({ codes, email, origin: location.origin, madeAt: nowOnWire() })
    saveFile(text.fileName, file, 'text/plain;charset=utf-8')
  }
  return (
    <div className={styles.ways}>
      <Button size="sm" icon={Copy} onPress={() => void copy()}>
        {text.copyAll}
      </Button>
      <Button size="sm" icon={Download} onPress={download}>
        {text.download}
      </Button>
      <Button size="sm" icon={Printer} onPress={() => print()}>
        {text.print}
      </Button>
    </div>
  )
}
