import { LockKeyhole } from 'lucide-react'
import { DeadEnd } from './DeadEnd.tsx'
import { shellText } from './shell.fa.ts'

export function Forbidden() {
  return <DeadEnd icon={LockKeyhole} title={shellText.errors.forbiddenTitle} text={shellText.errors.forbiddenText} />
}
