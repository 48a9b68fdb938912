import { createHash } from 'node:crypto'
import { stringify } from 'yaml'
import type { FirstLogin } from '../../../ports/compute/hosts.engine.ts'
import { shadowHash } from './shadow-hash.ts'

/**
 * Every program inside of a server can read its user data, so the password is in it as a hash only (the same as in
 * `/etc/shadow`). Windows images take it from Nova's `adminPass` instead.
 */
const cloudConfigOf = async ({ password, publicKey }: FirstLogin): Promise<string> => {
  const config = {
    disable_root: false,
    ...(publicKey !== undefined && { ssh_authorized_keys: [publicKey] }),
    ...(password !== undefined && {
      ssh_pwauth: true,
      chpasswd: { expire: false, users: [{ name: 'root', password: await shadowHash(password), type: 'hash' }] },
    }),
  }
  return `#cloud-config\n${stringify(config)}`
}

/** What cloud-init takes a text for, by its first line. */
const typeOf = (userData: string): string => {
  if (userData.startsWith('#cloud-config')) return 'text/cloud-config'
  if (userData.startsWith('#include')) return 'text/x-include-url'
  if (userData.startsWith('## template: jinja')) return 'text/jinja2'
  return 'text/x-shellscript'
}

const mimePart = (type: string, text: string): string =>
  [`Content-Type: ${type}; charset="utf-8"`, 'MIME-Version: 1.0', 'Content-Transfer-Encoding: base64', '']
    .concat(Buffer.from(text).toString('base64'))
    .join('\n')

/** What cloud-init is told, in base64: our part, and what the customer wrote. */
export const userDataOf = async (login: FirstLogin): Promise<string | undefined> => {
  const { password, publicKey, userData } = login
  const hasLogin = password !== undefined || publicKey !== undefined
  if (!hasLogin && userData === undefined) return undefined
  if (userData === undefined) return base64(await cloudConfigOf(login))
  if (!hasLogin) return base64(userData)
  const parts = [mimePart('text/cloud-config', await cloudConfigOf(login)), mimePart(typeOf(userData), userData)]
  // Both say something about users: ours is added to what the customer has, and does not replace it.
  const boundary = `sarv-${createHash('sha256').update(userData).digest('hex').slice(0, 24)}`
  return base64(
    [
      `Content-Type: multipart/mixed; boundary="${boundary}"`,
      'MIME-Version: 1.0',
      'Merge-Type: list(append)+dict(no_replace,recurse_list)+str()',
      '',
      ...parts.map((part) => `--${boundary}\n${part}`),
      `--${boundary}--`,
      '',
    ].join('\n'),
  )
}

const base64 = (text: string): string => Buffer.from(text).toString('base64')
