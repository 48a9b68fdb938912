import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { bankChoices, type BankChoice, type BankPage } from '../../../engines/gateways/sandbox/sandbox.ts'
import { bankPagePath } from '../financial.engines.ts'
import { escapeHtml, sendFormPage, sendPage } from './bank-form.page.ts'
import { bankText } from './hand-over.fa.ts'

const style = `
:root { color-scheme: light; font: 15px/1.9 Vazirmatn, Tahoma, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: #eef2f7; color: #16233a; }
header { background: #14305c; color: #fff; padding: 14px 24px; font-weight: 700; font-size: 17px; }
main { align-items: start; }
.warning { margin: 0; background: #fff3cd; color: #5c4400; padding: 8px 24px; border-block-end: 1px solid #e6d28f; }
main { max-width: 860px; margin: 24px auto; padding: 0 16px; display: grid; gap: 16px; grid-template-columns: 1fr; }
section + section { order: -1; }
@media (min-width: 720px) { main { grid-template-columns: 3fr 2fr; } section + section { order: 0; } }
section { background: #fff; border: 1px solid #d5dded; border-radius: 10px; padding: 20px; }
dl { margin: 0; display: grid; gap: 12px; } dt { color: #5a6a85; font-size: 13px; } dd { margin: 0; font-weight: 700; }
.amount { font-size: 22px; color: #14305c; }
label { display: block; margin-block-end: 12px; font-size: 13px; color: #5a6a85; }
input { display: block; width: 100%; margin-block-start: 4px; padding: 8px 12px; font: inherit; letter-spacing: 1px; border: 1px solid #b9c5da; border-radius: 8px; background: #f7f9fc; color: #16233a; direction: ltr; text-align: center; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
button { font: inherit; width: 100%; padding: 10px 16px; margin-block-start: 8px; border-radius: 8px; border: 1px solid #14305c; background: #fff; color: #14305c; cursor: pointer; }
button:first-of-type { background: #1b7f3b; border-color: #1b7f3b; color: #fff; font-weight: 700; font-size: 16px; }
button:focus-visible { outline: 3px solid #f2a900; outline-offset: 2px; }
`

const numbers = new Intl.NumberFormat('fa-IR')

const field = (label: string, value: string) =>
  `<label>${escapeHtml(label)}<input readonly value="${escapeHtml(value)}"></label>`

const bodyOf = ({ amountRials, orderNumber, card, isOpen }: BankPage): string => `<header>${bankText.title}</header>
<p class="warning" role="note">${bankText.warning}</p>
<main>
<section>
<form method="post">
${field(bankText.card, card.replaceAll(/(.{4})(?=.)/g, '$1 '))}
<div class="two">${field(bankText.cvv, '123')}${field(bankText.expiry, '12 / 08')}</div>
${field(bankText.pin, '••••••')}
${
  isOpen
    ? [...bankChoices.map((choice) => [choice, bankText.choices[choice]] as const), ['leave', bankText.leave] as const]
        .map(([value, label]) => `<button name="choice" value="${value}">${escapeHtml(label)}</button>`)
        .join('\n')
    : `<p>${bankText.decided}</p><button name="choice" value="cancel">${bankText.back.button}</button>`
}
</form>
</section>
<section><dl>
<div><dt>${bankText.amount}</dt><dd class="amount">${numbers.format(amountRials)} ${bankText.rials}</dd></div>
<div><dt>${bankText.merchant}</dt><dd>${bankText.merchantName}</dd></div>
<div><dt>${bankText.order}</dt><dd><bdi>${orderNumber}</bdi></dd></div>
</dl></section>
</main>`

const plain = ({ title, sentence }: { title: string; sentence: string }) =>
  `<header>${bankText.title}</header><main><section><h1>${title}</h1><p>${sentence}</p></section></main>`

const self = ["'self'"]

/** The page of the test bank, where it is on: what a customer can do at a real one, and what can go wrong there. */
export const sandboxBankRoutes = (
  app: FastifyInstance,
  { payments: { sandboxBank }, publicUrl }: Dependencies,
): void => {
  if (!sandboxBank) return
  const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token
  const sendGone = (reply: FastifyReply) =>
    sendPage(reply, { title: bankText.gone.title, style, body: plain(bankText.gone), formTargets: self, status: 404 })

  app.get(`${bankPagePath}/:token`, async (request, reply) => {
    const page = await sandboxBank.findPage(tokenOf(request))
    return page
      ? sendPage(reply, { title: bankText.title, style, body: bodyOf(page), formTargets: self })
      : sendGone(reply)
  })

  app.post(`${bankPagePath}/:token`, async (request, reply) => {
    const { choice } = (request.body ?? {}) as { choice?: string }
    const isLeaving = choice === 'leave'
    const chosen: BankChoice = isLeaving ? 'pay' : (bankChoices.find((one) => one === choice) ?? 'cancel')
    const form = await sandboxBank.choose(tokenOf(request), chosen)
    if (!form) return sendGone(reply)
    if (isLeaving) {
      return sendPage(reply, { title: bankText.left.title, style, body: plain(bankText.left), formTargets: self })
    }
    // Browsers hold the redirect that answers a form to the same rule.
    const formTargets = [new URL(form.url).origin, new URL(publicUrl).origin]
    return sendFormPage(reply, { ...form, method: 'POST', text: bankText.back, formTargets })
  })
}
