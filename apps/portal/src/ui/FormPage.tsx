import type { FormEventHandler, ReactNode } from 'react'
import { formatCount } from '../format/number.ts'
import styles from './FormPage.module.css'
import { BackLink, PageHead } from './PageHead.tsx'

interface FormPageProps {
  /** The list that it adds to; a page of its own has none. */
  back?: { href: string; label: string }
  title: string
  /** One quiet line: that the draft is kept, and since when. */
  summary?: ReactNode
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
  /** Between the title and the sections: `<Tabs>`. */
  tabs?: ReactNode
  /** `handleSubmit(...)` of react-hook-form. */
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Above the sections: what keeps the form from being sent, before anybody fills it in. */
  notes?: ReactNode
  /** `<FormSection>`s, in the order people think: where, what, how big, name, access. */
  children: ReactNode
  /** A `<Receipt>` whose submit slot holds the button; sticky beside the sections. */
  receipt: ReactNode
  /** Below the sections, folded: the same order as an API call, the quotas. */
  aside?: ReactNode
  /** At the bottom edge where the receipt is not beside the sections: the price in short, and the button again. */
  payBar?: { price: ReactNode; note?: ReactNode; submit: ReactNode }
}

/** The frame of every create page: numbered sections, and what they cost beside them. */
export function FormPage(props: FormPageProps) {
  const { back, title, summary, actions, tabs, notes, onSubmit, children, receipt, aside, payBar } = props
  return (
    <>
      {back && <BackLink href={back.href}>{back.label}</BackLink>}
      <PageHead title={title} summary={summary} actions={actions} isInPhoneHeader />
      {tabs}
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <div className={styles.main}>
          {notes}
          <div className={styles.sections}>{children}</div>
          {aside}
        </div>
        <aside className={styles.receipt}>{receipt}</aside>
        {payBar && (
          <div className={styles.payBar}>
            <div>
              <b>{payBar.price}</b>
              {payBar.note && <div className={styles.payNote}>{payBar.note}</div>}
            </div>
            {payBar.submit}
          </div>
        )}
      </form>
    </>
  )
}

interface FormSectionProps {
  /** Its place among the questions; absent where there is one. */
  number?: number
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** One question of a create page. */
export function FormSection({ number, title, hint, children }: FormSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <header className={styles.sectionHead}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden>
            {formatCount(number)}
          </span>
        )}
        <h2>{title}</h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </header>
      {children}
    </section>
  )
}

/** Fields side by side, two to a line where there is room. */
export function FormColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
