import { EngineError, type EngineErrorCode } from '../../ports/engine-error.ts'
import { parseXml, textOf } from './xml.ts'

const byCode: Readonly<Record<string, EngineErrorCode>> = {
  AccessDenied: 'unauthorized',
  BucketAlreadyExists: 'duplicate',
  BucketNotEmpty: 'in_use',
  EntityTooSmall: 'invalid',
  KeyExists: 'duplicate',
  QuotaExceeded: 'no_capacity',
  SlowDown: 'rate_limited',
  TooManyBuckets: 'no_capacity',
  UserAlreadyExists: 'duplicate',
  // The service is switched off: the same call may go well later, but not by being asked again.
  UserSuspended: 'refused',
}

const byStatus = (status: number): EngineErrorCode => {
  if (status === 404) return 'not_found'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 409 || status === 412) return 'refused'
  if (status === 429 || status === 503) return 'rate_limited'
  return status >= 500 ? 'internal' : 'invalid'
}

/** The store's own word for what is wrong; S3 says it in XML, Ceph's administration in JSON. */
const saidBy = (body: string): { code: string; message: string } => {
  try {
    if (body.startsWith('{')) {
      const { Code = '', Message = '' } = JSON.parse(body) as { Code?: string; Message?: string }
      return { code: Code, message: Message }
    }
    const error = parseXml(body)
    return { code: textOf(error, 'Code'), message: textOf(error, 'Message') }
  } catch {
    return { code: '', message: '' } // a proxy's page
  }
}

/** `what` names method and path without the query, in which signatures and names may be. */
export const refusalOf = (what: string, status: number, body: string): EngineError => {
  const { code, message } = saidBy(body)
  return new EngineError(byCode[code] ?? byStatus(status), `${what}: ${status} ${code} ${message}`.trim())
}
