/** How a receiver checks a signature: shown to copy, and run by a test against what is really sent. */
export const nodeSample = `import { createHmac, timingSafeEqual } from 'node:crypto'

// rawBody: the bytes of the request as they came, not parsed and written again
export function isFromSarv(secret, headers, rawBody) {
  const id = headers['webhook-id']
  const time = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${time}.\${rawBody}\`).digest()
  return headers['webhook-signature'].split(' ').some((part) => {
    const given = Buffer.from(part.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
`

export const pythonSample = `import base64, hashlib, hmac, time

# raw_body: the bytes of the request as they came, not parsed and written again
def is_from_sarv(secret, headers, raw_body):
    event_id = headers["webhook-id"]
    sent_at = headers["webhook-timestamp"]
    if abs(time.time() - int(sent_at)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{event_id}.{sent_at}.".encode() + raw_body
    expected = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    given = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(part, "v1," + expected) for part in given)
`
