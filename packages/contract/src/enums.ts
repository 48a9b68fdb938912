// What every page behind the login needs: a page loads it without all the others.
export * from './frame-enums.ts'

// Each area's own, from its `<area>.enums.ts`.
export * from './enums.generated.ts'
