/** What a form shows of a failed call beside its fields. */
const shownInFields = new WeakMap<object, ReadonlySet<string>>()

export const noteShownInFields = (error: object, messages: ReadonlySet<string>): void => {
  shownInFields.set(error, messages)
}

/** What is said beside a field is not said a second time over the page. */
export const isShownInField = (error: object, message: string): boolean =>
  shownInFields.get(error)?.has(message) ?? false
