import { nowOnWire } from '../../../format/relative.ts'
import { ShownOnceDialog } from '../../../ui/ShownOnceDialog.tsx'
import { securityText } from '../security/security.fa.ts'
import { recoveryFileOf } from './recovery-file.ts'
import styles from './RecoveryCodesDialog.module.css'

const text = securityText.recovery

interface RecoveryCodesDialogProps {
  codes: readonly string[]
  /** Whose codes they are, for the file. */
  email: string
  onClose: () => void
}

export function RecoveryCodesDialog({ codes, email, onClose }: RecoveryCodesDialogProps) {
  return (
    <ShownOnceDialog
      title={text.dialogTitle}
      subtitle={text.once}
      closeLabel={text.close}
      onClose={onClose}
      kept={{ label: text.kept, missing: text.keepFirst }}
      copied={codes.join('\n')}
      file={{
        name: text.fileName,
        contentOf: () => recoveryFileOf({ codes, email, origin: location.origin, madeAt: nowOnWire() }),
      }}
      isPrintable
    >
      <ol className={styles.codes} dir="ltr" aria-label={text.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </ShownOnceDialog>
  )
}
