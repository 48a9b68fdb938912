import { quotePdf, useQuoteDeleteMutation, useQuoteGetQuery, type QuoteDetail } from '@sarv/client/financial.generated'
import { Ban, Mail } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { formatCount } from '../../../format/number.ts'
import { usePageTitle } from '../../../shell/page-handle.ts'
import { paths as framePaths } from '../../../shell/paths.ts'
import { ownCall } from '../../../shell/session-calls.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { BackLink, PageHead } from '../../../ui/PageHead.tsx'
import { toast } from '../../../ui/toast.ts'
import { financialPaths as paths } from '../financial.paths.ts'
import { DownloadButton } from '../frame/DownloadButton.tsx'
import { PrintButton } from '../frame/PrintButton.tsx'
import { PaperComing } from '../frame/PaperComing.tsx'
import { QuoteOrders } from './QuoteOrders.tsx'
import { QuotePaper } from './QuotePaper.tsx'
import { QuoteState } from './QuoteState.tsx'
import { quotesText } from './quotes.fa.ts'
import styles from './Quotes.module.css'

const text = quotesText.detail
const readPdf = ownCall(quotePdf)

/** `/portal/quote/{id}` */
export function QuotePage() {
  const id = Number(useParams()['id'])
  if (!Number.isSafeInteger(id) || id <= 0) return <Navigate to={paths.quotes} replace />
  return (
    <>
      <BackLink href={paths.quotes}>{quotesText.title}</BackLink>
      <Quote id={id} />
    </>
  )
}

function Quote({ id }: { id: number }) {
  const query = useQuoteGetQuery({ id })
  const { currentData: quote } = query
  usePageTitle(quotesText.open(formatCount(id)))
  if (quote) return <QuoteView quote={quote} />
  return <PaperComing query={query} label={quotesText.title} listHref={paths.quotes} text={text} />
}

function QuoteView({ quote }: { quote: QuoteDetail }) {
  const { id, title, isValid, mayDelete } = quote
  return (
    <>
      <PageHead
        title={quotesText.open(formatCount(id))}
        beside={<QuoteState isValid={isValid} />}
        summary={title !== null && <bdi>{title}</bdi>}
        isInPhoneHeader
        actions={
          <>
            <DownloadButton read={() => readPdf({ id })} pdfName={`sarv-quote-${id}`} />
            <PrintButton read={() => readPdf({ id })} pdfName={`sarv-quote-${id}`} />
            {mayDelete && <TakeBack id={id} />}
          </>
        }
      />
      <div className={styles.page}>
        <QuotePaper quote={quote} />
        <div className={styles.aside}>
          <QuoteOrders quote={quote} />
          <Share quote={quote} />
        </div>
      </div>
    </>
  )
}

function TakeBack({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  const [remove] = useQuoteDeleteMutation()
  const navigate = useNavigate()
  const takeBack = async () => {
    const { error } = await remove({ id })
    if (error) return false
    toast.success(text.deleted(formatCount(id)))
    await navigate(paths.quotes)
    return true
  }
  return (
    <>
      <Button icon={Ban} onPress={() => setOpen(true)}>
        {text.delete}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.deleteTitle(formatCount(id))}
        confirmLabel={text.delete}
        isDanger
        onConfirm={takeBack}
      >
        {text.deleteText}
      </ConfirmDialog>
    </>
  )
}

function Share({ quote: { id, code } }: { quote: QuoteDetail }) {
  const url = location.origin + framePaths.quoteCheck(id, code)
  const mail = new URLSearchParams({ subject: quotesText.share.mailSubject(formatCount(id)), body: url })
  return (
    <Card title={quotesText.share.title}>
      <div className={styles.share}>
        <CodeBlock label={quotesText.share.check} code={url} />
        <p className={styles.help}>{quotesText.share.help}</p>
        {/* Mail programs take a plus for a plus: spaces are written as %20. */}
        <LinkButton size="sm" icon={Mail} href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
          {quotesText.share.mail}
        </LinkButton>
      </div>
    </Card>
  )
}
