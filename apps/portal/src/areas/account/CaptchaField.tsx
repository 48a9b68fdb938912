import { RefreshCw } from 'lucide-react'
import type { BoundField } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LtrTextField } from '../../ui/LtrTextField.tsx'
import { loginText } from './login.fa.ts'
import type { useCaptcha } from './use-captcha.ts'
import styles from './CaptchaField.module.css'

const text = loginText.captcha

interface CaptchaFieldProps {
  state: ReturnType<typeof useCaptcha>
  field: BoundField<string>
}

/** The code of a picture; the picture and its renewal stand beside the field. */
export function CaptchaField({ state: { captcha, isLoading, renew }, field }: CaptchaFieldProps) {
  return (
    <div className={styles.row}>
      <LtrTextField label={text.label} placeholder={text.placeholder} maxLength={6} isRequired {...field} />
      <div className={styles.picture}>
        {captcha?.base64CaptchaImage ? (
          <img src={`data:image/jpeg;base64,${captcha.base64CaptchaImage}`} alt={text.image} />
        ) : (
          <span>{isLoading ? '' : text.failed}</span>
        )}
      </div>
      <div className={styles.renew}>
        <IconButton icon={RefreshCw} name={text.refresh} isFramed isPending={isLoading} onPress={renew} />
      </div>
    </div>
  )
}
