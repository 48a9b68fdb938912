import type { Access } from '@sarv/contract/access'
import { Button, LinkButton, type LinkButtonProps } from '../ui/Button.tsx'
import { shellText } from './shell.fa.ts'
import { useMay } from './use-may.ts'

interface AllowedLinkProps extends LinkButtonProps {
  projectId: number
  access: Access
}

/** A link to where one's role may go; for others a button that says why it leads nowhere. */
export function AllowedLink({ projectId, access, href, ...look }: AllowedLinkProps) {
  const mayGo = useMay(projectId)(access)
  return mayGo ? <LinkButton href={href} {...look} /> : <Button disabledReason={shellText.roleForbids} {...look} />
}
