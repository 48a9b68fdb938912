import type { PutAnswer, PutBytes } from './upload-tools.ts'

/** A line on which nothing moves for so long is cut, whatever the browser still hopes. */
const silenceMs = 45_000

const codeOf = (body: string): string | undefined => /<Code>([^<]+)<\/Code>/.exec(body)?.[1]

/** By XMLHttpRequest: it alone tells how many bytes have left. */
export const putBytes: PutBytes = (url, bytes, { contentType, onProgress, signal }) =>
  new Promise<PutAnswer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), silenceMs)
    }
    const stop = () => request.abort()
    request.open('PUT', url)
    if (contentType !== undefined) request.setRequestHeader('Content-Type', contentType)
    request.upload.addEventListener('progress', ({ loaded }) => {
      watch()
      onProgress(loaded)
    })
    request.addEventListener('load', () => resolve({ status: request.status, code: codeOf(request.responseText) }))
    request.addEventListener('error', () => reject(new TypeError('the connection was lost')))
    request.addEventListener('abort', () =>
      reject(signal.aborted ? (signal.reason as Error) : new TypeError('nothing moved any more')),
    )
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    })
    signal.addEventListener('abort', stop, { once: true })
    watch()
    request.send(bytes)
  })
