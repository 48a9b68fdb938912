import { Signpost } from 'lucide-react'
import { DeadEnd } from './DeadEnd.tsx'
import { shellText } from './shell.fa.ts'

export function NotFound() {
  return <DeadEnd icon={Signpost} title={shellText.errors.notFoundTitle} text={shellText.errors.notFoundText} />
}
