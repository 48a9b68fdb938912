import type { Control } from 'react-hook-form'
import { FormSection } from '../../../ui/FormPage.tsx'
import { ImageCards } from '../images/ImageCards.tsx'
import type { SystemImage } from '../images/image-groups.ts'
import { orderText } from './host-orders.fa.ts'
import type { VmOrder } from './vm-order.ts'
import styles from './OrderImage.module.css'

const text = orderText.image

interface OrderImageProps {
  number: number
  projectId: number
  control: Control<VmOrder>
  image: SystemImage | undefined
}

/** What runs on it, and what that needs. */
export function OrderImage({ number, projectId, control, image }: OrderImageProps) {
  const { minMemory, minDisk } = image ?? {}
  return (
    <FormSection number={number} title={text.title} hint={text.hint}>
      <ImageCards projectId={projectId} control={control} name="vmImageId" />
      {minMemory !== undefined && minDisk !== undefined && (
        <p className={styles.needs}>{text.needs(image?.name ?? '', minMemory, minDisk)}</p>
      )}
    </FormSection>
  )
}
