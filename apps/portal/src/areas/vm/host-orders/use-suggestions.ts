import { useVmHostShortListQuery, useVmKeyListQuery } from '@sarv/client/vm.generated'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SystemImage } from '../images/image-groups.ts'
import { useImages } from '../images/use-images.ts'
import { suggestedImage, suggestedKey, suggestedName } from './suggestions.ts'
import type { VmOrder } from './vm-order.ts'

const none: never[] = []

type Suggestible = 'vmImageId' | 'vmKeyId' | 'name'

/**
 * Fills in what there is no choice about. It becomes the field's default: an order that nobody has touched is not a
 * draft. What somebody has typed or chosen stays.
 */
const useSuggestion = <Field extends Suggestible>(
  { register, getValues, resetField }: UseFormReturn<VmOrder>,
  field: Field,
  suggestion: VmOrder[Field],
) => {
  const last = useRef<VmOrder[Suggestible]>(getValues(field))
  useEffect(() => {
    if (last.current === suggestion || getValues(field) !== last.current) return
    last.current = suggestion
    // A field that no control has told the form about cannot be reset.
    register(field)
    resetField(field, { defaultValue: suggestion as never })
  }, [register, getValues, resetField, field, suggestion])
}

export const useSuggestions = (projectId: number, form: UseFormReturn<VmOrder>, image: SystemImage | undefined) => {
  const { data: images = none } = useImages(projectId)
  const { data: keys = none } = useVmKeyListQuery({ projectId })
  const { data: servers = none } = useVmHostShortListQuery({ projectId })
  useSuggestion(form, 'vmImageId', suggestedImage(images.filter(({ status }) => status)))
  useSuggestion(form, 'vmKeyId', suggestedKey(keys, image))
  const names = servers.map(({ name }) => name)
  useSuggestion(form, 'name', suggestedName(image, names))
}
