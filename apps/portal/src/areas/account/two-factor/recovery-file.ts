import { formatDateTime } from '../../../format/dates.ts'
import { securityText } from '../security/security.fa.ts'

const text = securityText.recovery

interface RecoveryFile {
  codes: readonly string[]
  email: string
  origin: string
  /** A date-time of the wire. */
  madeAt: string
}

/** What the codes are and whose, so that the file is understood when it is found years later. */
export const recoveryFileOf = ({ codes, email, origin, madeAt }: RecoveryFile): string =>
  [text.fileHead(email, origin), text.fileDate(formatDateTime(madeAt)), '', ...codes, '', text.fileFoot, ''].join(
    '\r\n',
  )
