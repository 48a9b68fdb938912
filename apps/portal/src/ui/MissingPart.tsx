import { RotateCw } from 'lucide-react'
import { Button } from './Button.tsx'
import styles from './MissingPart.module.css'
import { uiText } from './ui.fa.ts'

const text = uiText.missingPart

/** In the place of a part of the page that could not be loaded; the rest of the page stays. */
export function MissingPart() {
  return (
    <div role="alert" className={styles.missing}>
      <p>
        <b>{text.title}</b>
        <br />
        {text.text}
      </p>
      <Button icon={RotateCw} onPress={() => location.reload()}>
        {text.reload}
      </Button>
    </div>
  )
}
