import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** What a page of ours may do: its own style and script, and send its form to `formTargets`. */
const policyOf = (nonce: string, formTargets: readonly string[]): string =>
  [
    "default-src 'none'",
    'img-src data:', // the empty icon
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `form-action ${formTargets.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

export interface Page {
  title: string
  style: string
  body: string
  script?: string
  formTargets: readonly string[]
  status?: number
}

export const sendPage = (reply: FastifyReply, { title, style, body, script = '', formTargets, status = 200 }: Page) => {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(status)
    .headers({
      'content-security-policy': policyOf(nonce, formTargets),
      // Banks turn away who comes from nowhere.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
</head>
<body>
${body}
${script && `<script nonce="${nonce}">${script}</script>`}
</body>
</html>
`)
}

const style = `
:root { color-scheme: light dark; font: 15px/1.9 Vazirmatn, Tahoma, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; text-align: center; }
main { padding: 24px; }
button { font: inherit; padding: 8px 24px; border: 0; border-radius: 8px; background: #0b7a53; color: #fff; cursor: pointer; }
`

/** A form that sends itself; with a button for browsers without scripts. */
export const sendFormPage = (
  reply: FastifyReply,
  {
    method,
    url,
    fields,
    text,
    formTargets,
  }: {
    method: 'GET' | 'POST'
    url: string
    fields: Readonly<Record<string, string>>
    text: { title: string; sentence: string; button: string }
    formTargets: readonly string[]
  },
) => {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return sendPage(reply, {
    title: text.title,
    style,
    formTargets,
    body: `<main>
<h1>${escapeHtml(text.title)}</h1>
<p>${escapeHtml(text.sentence)}</p>
<form method="${method.toLowerCase()}" action="${escapeHtml(url)}">${inputs.join('')}<button>${escapeHtml(text.button)}</button></form>
</main>`,
    script: 'document.forms[0].submit()',
  })
}
