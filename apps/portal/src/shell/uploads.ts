/** Told how much of an upload has left: 0 to 1. */
export type ProgressListener = (fraction: number) => void

const listeners = new WeakMap<Blob, ProgressListener>()

/**
 * Reports the progress of the call that will carry this file. Cancel the upload by aborting the call.
 * @public for areas with attachments
 */
export const watchUpload = (file: Blob, listener: ProgressListener) => {
  listeners.set(file, listener)
  return () => void listeners.delete(file)
}

export const progressListenerOf = (body: unknown): ProgressListener | undefined => {
  if (!(body instanceof FormData)) return undefined
  for (const value of body.values()) {
    const listener = value instanceof Blob && listeners.get(value)
    if (listener) return listener
  }
  return undefined
}

const responseOf = (request: XMLHttpRequest) => {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(':')
    if (name) headers.append(name.trim(), value.join(':').trim())
  }
  const hasNoBody = request.status === 204 || request.status === 304
  return new Response(hasNoBody ? null : request.response, { status: request.status, headers })
}

/** `fetch` for one upload, through XMLHttpRequest: it alone tells how many bytes have left. */
export const sendWithProgress = (address: string, init: RequestInit, onProgress: ProgressListener) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', address)
    request.responseType = 'blob'
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('The upload was interrupted')))
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')))
    init.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(init.body instanceof FormData ? init.body : null)
  })
