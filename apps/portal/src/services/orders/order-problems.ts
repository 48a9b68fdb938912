import { useEffect, useState } from 'react'
import type { ZodType } from 'zod'
import { toast } from '../../ui/toast.ts'

export interface OrderProblem<Field extends string> {
  field: Field
  /** What stands under the field. */
  message: string
  /** What the toast says, where the agreed sentence is another one. */
  toast?: string
}

interface Checked<Field extends string> {
  /** In the order of the page. */
  fields: readonly Field[]
  /** The contract's rules, and what they judge. */
  model: ZodType
  sent: object
  /** What the page asks for that the wire would let out, and what only the chosen things decide. */
  own?: { readonly [Key in Field]?: string | undefined }
  /** The agreed sentences of this page, where they are not the contract's general ones. */
  agreed?: { readonly [Key in Field]?: (code: string) => Partial<OrderProblem<Field>> }
}

/** Everything that keeps an order from being sent, the first one of each field, in the order of the page. */
export const orderProblems = <Field extends string>(checked: Checked<Field>): OrderProblem<Field>[] => {
  const { fields, model, sent, own, agreed } = checked
  const issues = model.safeParse(sent).error?.issues ?? []
  return fields.flatMap((field): OrderProblem<Field>[] => {
    const message = own?.[field]
    if (message) return [{ field, message }]
    const issue = issues.find(({ path }) => path[0] === field)
    return issue ? [{ field, message: issue.message, ...agreed?.[field]?.(issue.code) }] : []
  })
}

export const byField = (problems: readonly OrderProblem<string>[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, message }) => [field, message]))

/**
 * The first problem is told aloud and takes the focus; all of them stand under their fields. The form itself would focus
 * what was on the screen first, and lists that are read come later than the name.
 */
export const tellFirst = <Field extends string>(
  [first]: readonly OrderProblem<Field>[],
  setFocus: (field: Field) => void,
): void => {
  if (!first) return
  toast.error(first.toast ?? first.message)
  setFocus(first.field)
}

/** The contract's rules, once they have come: until then nothing is wrong, nor right. `load` is always the same one. */
export const useOrderModel = <Model extends ZodType>(load: () => Promise<Model>): Model | undefined => {
  const [model, setModel] = useState<Model>()
  useEffect(() => {
    const take = async () => {
      try {
        const loaded = await load()
        setModel(() => loaded)
      } catch {
        // Whoever sends the form is told: it asks for the rules again.
      }
    }
    void take()
  }, [load])
  return model
}
