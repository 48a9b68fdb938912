import { RefreshCw } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { captchaText as text } from './captcha.fa.ts'
import type { CaptchaState } from './use-captcha.ts'
import styles from './CaptchaField.module.css'

/** The security code: the characters of a picture, or the answer to a question for whoever cannot see it. */
export function CaptchaField({ state }: { state: CaptchaState }) {
  const isImage = state.kind === 'image'
  return (
    <div className={styles.captcha}>
      {isImage ? <ImageCode state={state} /> : <QuestionCode key={state.content} state={state} />}
      <div className={styles.switch}>
        <Button kind="quiet" size="sm" onPress={() => state.ask(isImage ? 'question' : 'image')}>
          {isImage ? text.toQuestion : text.toImage}
        </Button>
      </div>
    </div>
  )
}

interface CodeProps {
  state: CaptchaState
}

function ImageCode({ state: { content, isLoading, isByHand, ask, field } }: CodeProps) {
  return (
    <div className={styles.imageRow}>
      <LtrTextField
        label={text.label}
        placeholder={text.placeholder}
        maxLength={6}
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only for whoever pressed the button that brings it
        autoFocus={isByHand}
        {...field}
      />
      <div className={styles.picture}>
        {content ? (
          <img src={`data:image/jpeg;base64,${content}`} alt={text.image} />
        ) : (
          <span>{isLoading ? '' : text.failed}</span>
        )}
      </div>
      <div className={styles.renew}>
        <IconButton
          icon={RefreshCw}
          name={text.refreshImage}
          isFramed
          isPending={isLoading}
          onPress={() => ask('image')}
        />
      </div>
    </div>
  )
}

/** The question is the field's label, so that a screen reader reads it where the answer is typed, and only there. */
function QuestionCode({ state: { content, isLoading, isByHand, ask, field } }: CodeProps) {
  const question = content ?? (isLoading ? text.questionLoading : text.questionFailed)
  return (
    <div className={styles.question}>
      <p className={styles.words} aria-hidden>
        {question}
      </p>
      <LtrTextField
        label={question}
        isLabelHidden
        placeholder={text.answer}
        inputMode="numeric"
        maxLength={6}
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
        autoFocus={isByHand && !isLoading}
        {...field}
      />
      <IconButton
        icon={RefreshCw}
        name={text.refreshQuestion}
        isFramed
        isPending={isLoading}
        onPress={() => ask('question')}
      />
    </div>
  )
}
