import { ofAllAreas } from './areas.ts'

const titles: Readonly<Record<string, string>> = ofAllAreas('titles')

/** A later server may know more events than this table. */
export const callTitle = (event: string): string => titles[event] ?? event

/** Every event that has a title. */
export const allTitledEvents: readonly string[] = Object.keys(titles)
