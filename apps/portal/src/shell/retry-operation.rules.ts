/** Nothing stands there yet that trying to make it again could disturb. */
const makes = /(Create|Register)$/

/** Whether trying an operation again acts on something that works: a restart that failed days ago must not be a press away. */
export const isRetryAskedFirst = (kind: string | undefined): boolean => kind === undefined || !makes.test(kind)
