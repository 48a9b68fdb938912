import { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, request, type Dispatcher } from 'undici'
import { assertFileKey, type FileStore } from '../../ports/files/file-store.ts'
import { EngineError } from '../../ports/engine-error.ts'

export interface S3FilesSettings {
  /** `https://s3.example.ir`, without a slash at the end. */
  endpoint: string
  region: string
  /** Private, and nobody else's. */
  bucket: string
  accessKey: string
  secretKey: string
}

const putTimeoutMs = 120_000
const usualTimeoutMs = 30_000

/** In a bucket of an object store: for installations of several machines. */
export const openS3Files = ({ endpoint, region, bucket, accessKey, secretKey }: S3FilesSettings): FileStore => {
  const dispatcher = new Agent({ connections: 16, connect: { timeout: 10_000 } })

  const ask = async (
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    { body, timeoutMs = usualTimeoutMs }: { body?: Blob; timeoutMs?: number } = {},
  ): Promise<Dispatcher.ResponseData> => {
    assertFileKey(key)
    const signed = await new AwsV4Signer({
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: 's3',
      region,
      method,
      url: `${endpoint}/${bucket}/${key}`,
      headers: {
        // The content goes as it is read; its length and TLS keep it whole.
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
        ...(body && { 'content-length': String(body.size), 'content-type': 'application/octet-stream' }),
      },
    }).sign()
    try {
      return await request(signed.url, {
        dispatcher,
        method,
        headers: { ...Object.fromEntries(signed.headers), ...(body && { 'content-length': String(body.size) }) },
        body: body ? Readable.fromWeb(body.stream()) : null,
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (cause) {
      throw new EngineError('unreachable', `${method} of a file: ${(cause as Error).message}`, { cause })
    }
  }

  const end = async (answer: Dispatcher.ResponseData, what: string): Promise<void> => {
    const text = await answer.body.text()
    if (answer.statusCode >= 300 && answer.statusCode !== 404)
      throw new EngineError('internal', `${what}: ${answer.statusCode} ${text.slice(0, 300)}`)
  }

  return {
    put: async (key, file) => {
      const answer = await ask('PUT', key, { body: file, timeoutMs: putTimeoutMs })
      const isThere = answer.statusCode !== 404
      await end(answer, 'put of a file')
      if (!isThere) throw new EngineError('not_found', `there is no bucket ${bucket}`)
    },
    open: async (key) => {
      const answer = await ask('GET', key, { timeoutMs: putTimeoutMs })
      if (answer.statusCode === 200) return answer.body
      await end(answer, 'get of a file')
      return undefined
    },
    delete: async (key) => end(await ask('DELETE', key), 'delete of a file'),
    close: () => dispatcher.close(),
  }
}
