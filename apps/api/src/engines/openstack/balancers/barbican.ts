import { createHash } from 'node:crypto'
import type { BalancerCertificate } from '../../../ports/compute/balancers.engine.ts'
import { hasService } from '../client/services.ts'
import { cloudName, type OpenStackContext } from '../context.ts'

/*
 * Certificates of load balancers, kept by Barbican: a container each, with a secret for each of its parts. Their names say
 * whose they are and what is in them, so that whoever comes after a crash finds what is there already. Octavia lets itself
 * read them when it is told of one, by the rights of whoever tells it: they lie in the project in which we ask it.
 */

type Context = Pick<OpenStackContext, 'client' | 'settings'>

export const hasKeyManager = async ({ client, settings }: Context, signal: AbortSignal): Promise<boolean> =>
  hasService((await client.home(signal)).catalogue, 'keyManager', settings)

interface Kept {
  name: string
  ref: string
}

type Kind = 'secrets' | 'containers'

const refOf = { secrets: 'secret_ref', containers: 'container_ref' } as const
const pageLimit = 100

/** Everything of a kind whose name begins so, page by page; Barbican itself finds whole names only. */
const listKept = async ({ client }: Context, kind: Kind, prefix: string, signal: AbortSignal): Promise<Kept[]> => {
  const found: Kept[] = []
  for (let offset = 0; ; offset += pageLimit) {
    const page = await client.call<Record<string, unknown>>(
      { service: 'keyManager', method: 'GET', path: `/${kind}`, query: { limit: pageLimit, offset } },
      signal,
    )
    const things = page[kind] as ({ name: string | null } & Record<string, unknown>)[]
    for (const thing of things) {
      if (thing.name?.startsWith(prefix)) found.push({ name: thing.name, ref: String(thing[refOf[kind]]) })
    }
    if (things.length < pageLimit) return found
  }
}

const make = async ({ client }: Context, kind: Kind, body: object, signal: AbortSignal): Promise<string> => {
  const made = await client.call<Record<string, string>>(
    { service: 'keyManager', method: 'POST', path: `/${kind}`, body: body as Record<string, string> },
    signal,
  )
  return made[refOf[kind]]!
}

const remove = async ({ client }: Context, kind: Kind, ref: string, signal: AbortSignal): Promise<void> => {
  const id = ref.slice(ref.lastIndexOf('/') + 1)
  await client.find({ service: 'keyManager', method: 'DELETE', path: `/${kind}/${id}` }, signal)
}

const ownPrefix = ({ settings }: Context, tag: string): string => `${cloudName(settings, tag)} `

/** The same for the same pair, and telling nothing of the key. */
const digestOf = ({ certificate, privateKey }: BalancerCertificate): string =>
  createHash('sha256').update(`${certificate}\n${privateKey}`).digest('hex').slice(0, 32)

const blockEnd = /-----END CERTIFICATE-----\s*/

/** The certificate itself stands first in its file; those that vouch for it follow. */
const partsOf = ({ certificate, privateKey }: BalancerCertificate): Record<string, string> => {
  const end = blockEnd.exec(certificate)
  const cut = end ? end.index + end[0].length : certificate.length
  const intermediates = certificate.slice(cut).trim()
  return {
    certificate: certificate.slice(0, cut).trim(),
    private_key: privateKey.trim(),
    ...(intermediates !== '' && { intermediates }),
  }
}

/** Where the certificates of a balancer lie; made where they are not there yet. */
export const keepCertificates = async (
  context: Context,
  tag: string,
  pairs: readonly BalancerCertificate[],
  signal: AbortSignal,
): Promise<(pair: BalancerCertificate) => string> => {
  const prefix = ownPrefix(context, tag)
  const refs = new Map<string, string>()
  if (pairs.length > 0) {
    const containers = await listKept(context, 'containers', prefix, signal)
    const secrets = await listKept(context, 'secrets', prefix, signal)
    for (const pair of pairs) {
      const name = prefix + digestOf(pair)
      const present = refs.get(name) ?? containers.find((one) => one.name === name)?.ref
      refs.set(name, present ?? (await makeContainer(context, name, pair, secrets, signal)))
    }
  }
  return (pair) => refs.get(prefix + digestOf(pair))!
}

const makeContainer = async (
  context: Context,
  name: string,
  pair: BalancerCertificate,
  secrets: readonly Kept[],
  signal: AbortSignal,
): Promise<string> => {
  const secret_refs: { name: string; secret_ref: string }[] = []
  for (const [part, payload] of Object.entries(partsOf(pair))) {
    const own = `${name} ${part}`
    const secret = { name: own, payload, payload_content_type: 'text/plain' }
    const ref = secrets.find((one) => one.name === own)?.ref ?? (await make(context, 'secrets', secret, signal))
    secret_refs.push({ name: part, secret_ref: ref })
  }
  return make(context, 'containers', { name, type: 'certificate', secret_refs }, signal)
}

/** Takes away what of a balancer's certificates nothing needs; secrets first, so that what is left of one still names it. */
export const forgetCertificates = async (
  context: Context,
  tag: string,
  neededRefs: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<void> => {
  const prefix = ownPrefix(context, tag)
  const containers = await listKept(context, 'containers', prefix, signal)
  const needed = containers.filter(({ ref }) => neededRefs.has(ref)).map(({ name }) => name)
  for (const { name, ref } of await listKept(context, 'secrets', prefix, signal)) {
    if (!needed.some((container) => name.startsWith(`${container} `))) await remove(context, 'secrets', ref, signal)
  }
  for (const { ref } of containers) if (!neededRefs.has(ref)) await remove(context, 'containers', ref, signal)
}
