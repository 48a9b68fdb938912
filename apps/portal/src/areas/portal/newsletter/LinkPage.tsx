import type { LucideIcon } from 'lucide-react'
import { MailX } from 'lucide-react'
import { useState } from 'react'
import type { RequestError } from '../../../shell/request-errors.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { openPaths as paths } from '../open.paths.ts'
import { newsletterText as text } from './newsletter.fa.ts'
import styles from './newsletter.module.css'

interface LinkPageProps {
  /** From the fragment of the address. */
  token: string
  icon: LucideIcon
  words: { title: string; ask: string; button: string; done: string; doneText: string }
  send: (token: string) => PromiseLike<{ error?: unknown }>
}

/** The server knows no such link; anything else may be over in a minute, and a toast has said so. */
const isWrong = (error: unknown) => [400, 422].includes((error as RequestError).status ?? 0)

/** Where a link of a mail leads: only the button does it, because programs that look after mails open every link. */
export function LinkPage({ token, icon, words, send }: LinkPageProps) {
  const [state, setState] = useState<'asked' | 'sending' | 'done' | 'wrong'>(token === '' ? 'wrong' : 'asked')
  const press = async () => {
    setState('sending')
    const { error } = await send(token)
    if (error === undefined) setState('done')
    else setState(isWrong(error) ? 'wrong' : 'asked')
  }
  const toBlog = <LinkButton href={paths.blog}>{text.toBlog}</LinkButton>
  return (
    <>
      <PageHead title={words.title} isInPhoneHeader />
      <Card label={words.title}>
        {state === 'done' && (
          <Empty icon={icon} title={words.done} actions={toBlog}>
            {words.doneText}
          </Empty>
        )}
        {state === 'wrong' && (
          <Empty icon={MailX} title={text.wrong.title} actions={toBlog}>
            {text.wrong.text}
          </Empty>
        )}
        {(state === 'asked' || state === 'sending') && (
          <div className={styles.card}>
            <p>{words.ask}</p>
            <Button kind="primary" isPending={state === 'sending'} onPress={() => void press()}>
              {words.button}
            </Button>
          </div>
        )}
      </Card>
    </>
  )
}
