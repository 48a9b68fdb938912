/** The order after these were dropped beside another one, among themselves as they were. */
export const movedBeside = (
  ids: readonly string[],
  moved: readonly string[],
  target: string,
  place: 'before' | 'after',
): string[] => {
  if (moved.includes(target)) return [...ids]
  const rest = ids.filter((id) => !moved.includes(id))
  const at = rest.indexOf(target) + (place === 'after' ? 1 : 0)
  return [...rest.slice(0, at), ...ids.filter((id) => moved.includes(id)), ...rest.slice(at)]
}

/** The order after the one at this place went so many places down, or up where that is negative. */
export const movedBy = (ids: readonly string[], index: number, places: number): string[] => {
  const to = index + places
  const id = ids[index]
  if (id === undefined || to < 0 || to >= ids.length) return [...ids]
  return ids.toSpliced(index, 1).toSpliced(to, 0, id)
}
