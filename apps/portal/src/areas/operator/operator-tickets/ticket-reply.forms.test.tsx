import { operatorCannedReplyList, operatorTicketGet, type OperatorTicketDetail } from '@sarv/client/operator.generated'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { operatorStore } from '../frame/operator-store.ts'
import { TicketReply } from './TicketReply.tsx'

it('nothing of the answer lies over the button that attaches files, at any width of the ticket', async () => {
  const ticket = { id: 1, messages: [] } as unknown as OperatorTicketDetail
  server.answer(operatorCannedReplyList, [])
  server.answer(operatorTicketGet, ticket)
  show(
    <Provider store={operatorStore}>
      <div style={{ inlineSize: '750px' }}>
        <TicketReply ticket={ticket} />
      </div>
    </Provider>,
  )
  const attach = page.getByRole('button', { name: 'پیوست' })
  await expect.element(attach).toBeVisible()
  for (const inlineSize of ['750px', '400px', '300px']) {
    attach.element().closest<HTMLElement>('[style]')!.style.inlineSize = inlineSize
    attach.element().scrollIntoView({ block: 'end' })
    const { left, right, top, bottom } = attach.element().getBoundingClientRect()
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    expect(attach.element().contains(onTop)).toBe(true)
    const send = page.getByRole('button', { name: /ارسال/ }).element().getBoundingClientRect()
    expect(send.top).toBeGreaterThanOrEqual(bottom)
  }
})
