import type { OutboxMessage } from '@sarv/contract/portal/outbox/outbox.schemas'
import { Mail, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Copy } from '../ui/Copy.tsx'
import { DateText } from '../ui/DateText.tsx'
import { iconSm } from '../ui/icons.ts'
import { Ltr } from '../ui/Ltr.tsx'
import { Tag } from '../ui/Tag.tsx'
import { codeIn, linkIn, styleFrame, withoutStyles } from './outbox-message.ts'
import { outboxText as text } from './outbox.fa.ts'
import styles from './OutboxPage.module.css'

/** One mail or SMS: to whom, when, its code and link within reach, and the whole of it. */
export function OutboxMessageCard({ message }: { message: OutboxMessage }) {
  const { channel, to, subject, html, createDate, status } = message
  const [showsHtml, setShowsHtml] = useState(false)
  const Icon = channel === 'email' ? Mail : MessageSquareText
  return (
    <Card
      title={
        <span className={styles.title}>
          <Icon {...iconSm} />
          <span>{subject ?? text[channel]}</span>
        </span>
      }
      headEnd={<DateText wire={createDate} as="time" />}
    >
      <div className={styles.message}>
        <p className={styles.facts}>
          <span>{text[channel]}</span>
          <Ltr>{to}</Ltr>
          <Tag>{text.status[status] ?? status}</Tag>
        </p>
        <MessageUse text={message.text} />
        {showsHtml && html ? (
          <MailPreview html={html} subject={subject ?? ''} />
        ) : (
          <pre className={styles.text} dir="auto">
            {message.text}
          </pre>
        )}
        {html && (
          <div className={styles.inLine}>
            <Button kind="quiet" size="sm" onPress={() => setShowsHtml(!showsHtml)}>
              {showsHtml ? text.showText : text.showHtml}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

/** What people open a message for. */
function MessageUse({ text: content }: { text: string }) {
  const code = codeIn(content)
  const link = linkIn(content)
  if (!code && !link) return null
  return (
    <div className={styles.use}>
      {code && (
        <span className={styles.code}>
          {text.code} <Copy value={code} />
        </span>
      )}
      {link && (
        <LinkButton size="sm" href={link}>
          {text.openLink}
        </LinkButton>
      )}
    </div>
  )
}

function MailPreview({ html, subject }: { html: string; subject: string }) {
  const dress = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = frame.contentDocument
    if (!page) return
    styleFrame(page)
    frame.style.blockSize = `${page.documentElement.scrollHeight}px`
  }
  return (
    <iframe
      className={styles.preview}
      title={text.preview(subject)}
      // No script runs inside; the same origin only lets us style it and measure its height.
      sandbox="allow-same-origin"
      srcDoc={withoutStyles(html)}
      onLoad={dress}
    />
  )
}
