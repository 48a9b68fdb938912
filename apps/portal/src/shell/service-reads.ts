import type { RequestError } from './request-errors.ts'

/** The service whose page is open, and the read that says whether it is there. */
export interface OpenService {
  /** The name of the service's own read: `vmHostGet`. */
  read: string
  projectId: number
  id: number
}

let open: OpenService | undefined

/** The service's own read while it is on its way, and after it has found nothing: its failure, if it fails. */
let reading: Promise<RequestError | undefined> | undefined

/** The service was there when its page opened. Until that is known nothing waits: a page is read side by side. */
let hasBeenThere = false

/** Called by the page of a service before it reads anything; ends with the returned function. */
export const openServiceReads = (service: OpenService) => {
  open = service
  reading = undefined
  hasBeenThere = false
  return () => {
    if (open === service) open = undefined
  }
}

/** A read as RTK Query names it: `vmHostIpList({"projectId":1,"vmHostId":7})`. */
interface NamedRead {
  endpoint: string
  queryCacheKey: string
}

const argsOf = ({ endpoint, queryCacheKey }: NamedRead): Record<string, unknown> => {
  try {
    const args: unknown = JSON.parse(queryCacheKey.slice(endpoint.length + 1, -1))
    return typeof args === 'object' && args !== null ? (args as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const isOwnRead = (read: NamedRead, { read: own, projectId, id }: OpenService): boolean => {
  if (read.endpoint !== own) return false
  const args = argsOf(read)
  return args['projectId'] === projectId && args['id'] === id
}

/** Something else of the same service: it is named by its own word for an id, or by `id` where the read is of the same noun. */
const isBeside = (read: NamedRead, { read: own, projectId, id }: OpenService): boolean => {
  const noun = own.replace(/Get$/, '')
  const args = Object.entries(argsOf(read))
  const isOfProject = args.some(([name, value]) => /^projectId$/i.test(name) && value === projectId)
  const isOfService = ([name, value]: [string, unknown]) =>
    value === id && (name === 'id' ? read.endpoint.startsWith(noun) : name.endsWith('Id') && !/^projectId$/i.test(name))
  return isOfProject && args.some(isOfService)
}

/** The effects of a page run one after the other: its own read may be the last of them to begin. */
const othersHaveBegun = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Sends a read. When a page is read again, its other reads wait for the service's own one, and are not sent where the service turns out
 * to be gone: the page is about to be left.
 */
export const sendServiceRead = async <Answer extends { error?: RequestError }>(
  read: NamedRead,
  send: () => Promise<Answer>,
): Promise<Answer | { error: RequestError }> => {
  const service = open
  if (!service) return send()
  if (isOwnRead(read, service)) {
    const sent = send()
    const answered = sent.then(({ error }) => {
      if (!error) hasBeenThere = true
      if (error?.status !== 404 && reading === answered) reading = undefined
      return error
    })
    reading = answered
    return sent
  }
  if (!hasBeenThere || !isBeside(read, service)) return send()
  await othersHaveBegun()
  const failure = await reading
  return failure?.status === 404 ? { error: failure } : send()
}
