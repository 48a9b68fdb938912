import { promisify } from 'node:util'
import { gzip as gzipWithCallback } from 'node:zlib'
import type { Call } from '@sarv/contract/call'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

const gzip = promisify(gzipWithCallback)

export const openApiPath = '/api/my/openapi.json'
export const operatorOpenApiPath = '/api/operator/openapi.json'
const docsPath = '/api/docs'
const scriptPath = `${docsPath}/scalar.js`

/** Everything that would call home is off: the viewer draws what is on this server and asks no one else. */
const viewerOptions = {
  url: openApiPath,
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  persistAuth: false,
}

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sarv API</title>
<link rel="icon" href="data:,">
</head>
<body>
<script id="api-reference" data-configuration="${JSON.stringify(viewerOptions).replaceAll('"', '&quot;')}"></script>
<script src="${scriptPath}"></script>
</body>
</html>
`

/** The viewer builds its styles at run time, so it needs inline styles; scripts and connections stay our own. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const pageHeaders = { 'content-security-policy': docsPolicy, 'cache-control': 'no-cache' }

/**
 * The viewer's script, compressed. Its package offers it only through a plugin and weighs megabytes, so a small server
 * of its own hands it over when someone first opens the page.
 */
const loadScript = async (): Promise<Buffer> => {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const server = fastify()
  await server.register(scalar, { routePrefix: '/docs', configuration: { url: openApiPath } })
  const answer = await server.inject('/docs/js/scalar.js')
  await server.close()
  return gzip(answer.rawPayload)
}

type MakeDocument = (includes: (call: Call) => boolean) => object

/** The document of one side, for programs. */
export const openApiRoute = (app: FastifyInstance, path: string, openApiDocument: MakeDocument): void => {
  let document: string | undefined
  app.get(path, (_request, reply) => {
    // What a client can rely on today: the contract holds calls that are still to come.
    document ??= JSON.stringify(openApiDocument((call) => app.implementedCalls.has(call)))
    return reply.headers({ 'cache-control': 'no-cache' }).type('application/json; charset=utf-8').send(document)
  })
}

/** `/api/docs` for people and `/api/my/openapi.json` for programs. */
export const apiDocsRoutes = (app: FastifyInstance, openApiDocument: MakeDocument): void => {
  openApiRoute(app, openApiPath, openApiDocument)

  const sendPage = (_request: unknown, reply: FastifyReply) =>
    reply.headers(pageHeaders).type('text/html; charset=utf-8').send(html)
  app.get(docsPath, sendPage)
  app.get(`${docsPath}/`, sendPage)

  let script: Promise<Buffer> | undefined
  app.get(scriptPath, async (_request, reply) => {
    script ??= loadScript()
    return reply
      .headers({ ...pageHeaders, 'cache-control': 'public, max-age=86400', 'content-encoding': 'gzip' })
      .type('text/javascript; charset=utf-8')
      .send(await script)
  })
}
